import type { ComingPayment } from '#shared/contract/recurring-coming.ts';
import { useFormat } from '#web/lib/format/format.ts';

type Props = { of: Pick<ComingPayment, 'source' | 'type' | 'amount' | 'isEstimate'> };

/** The signed amount of a payment to come, with '≈' where it is only expected. */
export function ComingAmount({ of: { source, type, amount, isEstimate } }: Props) {
  const format = useFormat();
  const about = isEstimate || source === 'recognised' ? '≈\u00a0' : '';
  return about + format.signedAmount(type === 'income' ? amount : -amount);
}
