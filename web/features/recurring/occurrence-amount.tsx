import { useTranslation } from 'react-i18next';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { useFormat } from '#web/lib/format/format.ts';

type Props = {
  payment: Pick<Occurrence, 'type' | 'amount' | 'isEstimate'> & Partial<Pick<Occurrence, 'outcome'>>;
};

/** The signed amount. An estimate shows as 'about', without a minus, until it is added. */
export function OccurrenceAmount({ payment: { type, amount, isEstimate, outcome } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const isApproximate = isEstimate && outcome !== 'posted';
  const text =
    type === 'income'
      ? format.signedAmount(amount)
      : isApproximate
        ? format.amount(amount)
        : format.signedAmount(-amount);
  const number = <span className="nowrap">{text}</span>;
  if (!isApproximate) return number;
  const [before, after] = t('recurring.waiting.estimate', { amount: '\n' }).split('\n');
  return (
    <>
      {before}
      {number}
      {after}
    </>
  );
}
