import { useTranslation } from 'react-i18next';
import { toMajorUnits } from '#shared/money.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { PreviewTotals } from './decisions.ts';
import { toSentenceParts } from './sentence.ts';
import classes from './summary.module.css';

type Props = { totals: PreviewTotals; unreadable: number };

/** The number, period and sums of the rows that saving would add, in one line. */
export function PreviewSummary({ totals, unreadable }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { added, inMinor, outMinor } = totals;
  const amount = (minor: number) => format.amount(toMajorUnits(minor, format.decimals));
  return (
    <div className={`flex wrap align-baseline ${classes.summary}`}>
      <p className="weight-600 lines-140" role="status">
        {useSentence(totals, unreadable)}
      </p>
      {added > 0 && (
        <p className={`flex wrap dim text-15 numbers ${classes.sums}`}>
          <span className="nowrap">
            {t('imports.facts.in')} <b data-type="income">{amount(inMinor)}</b>
          </span>
          <span className="nowrap">
            {t('imports.facts.out')} <b>{amount(outMinor)}</b>
          </span>
        </p>
      )}
    </div>
  );
}

function useSentence(totals: PreviewTotals, unreadable: number): string {
  const { t } = useTranslation();
  const format = useFormat();
  const parts = toSentenceParts(totals, unreadable);
  if (parts.length === 0) return t('imports.preview.nothing');
  const period = totals.period === undefined ? '' : format.dayRange(totals.period, DAY_FORMATS.medium);
  return parts
    .map(({ result, count }) =>
      t(`imports.preview.${result}`, { count, number: format.count(count), period }),
    )
    .join(' ');
}
