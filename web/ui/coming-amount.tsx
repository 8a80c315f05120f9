import type { ComingPayment } from '#shared/contract/recurring-coming.ts';
import { useFormat } from '#web/lib/format/format.ts';

type Props = { payment: Pick<ComingPayment, 'type' | 'amount' | 'isEstimate'> };

/** The signed amount of a future payment, with '≈' if the amount is an estimate. */
export function ComingAmount({ payment: { type, amount, isEstimate } }: Props) {
  const format = useFormat();
  const about = isEstimate ? '≈\u00a0' : '';
  return about + format.signedAmount(type === 'income' ? amount : -amount);
}
