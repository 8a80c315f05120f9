import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { BigAmount } from '#web/ui/amount.tsx';
import { LaterNote } from '#web/ui/later-note.tsx';
import { ChangeText } from './change-text.tsx';
import { findChanges, TOTALS, type Change, type Total } from './change.ts';
import { toComparison, type Comparison } from './period.ts';
import classes from './totals.module.css';

type TotalsProps = { summary: Summary; today: CalendarDay };

/** Income, expenses and balance of a period, each with its change in words. */
export function Totals({ summary, today }: TotalsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const changes = findChanges(summary, today, format.decimals);
  const isCompared = TOTALS.some((kind) => changes[kind].kind !== 'none');
  return (
    <section className={`card-color frame ${classes.card}`} aria-label={t('summaries.totals.label')}>
      <div className={`grid ${classes.totals}`}>
        {TOTALS.map((kind) => (
          <TotalCell
            key={kind}
            kind={kind}
            summary={summary}
            // If nothing can be compared, only the balance says so.
            change={isCompared || kind === 'balance' ? changes[kind] : undefined}
            comparison={toComparison(summary, today)}
            isCompared={isCompared}
          />
        ))}
      </div>
      <LaterNote later={summary.later} />
    </section>
  );
}

type CellProps = {
  kind: Total;
  summary: Summary;
  change: Change | undefined;
  comparison: Comparison;
  isCompared: boolean;
};

function TotalCell({ kind, summary, change, ...compared }: CellProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.total} data-kind={kind}>
      <h2 className="dim text-14 weight-500">{t(`summaries.totals.${kind}`)}</h2>
      <BigAmount
        className={`weight-700 ${classes.amount}`}
        amount={summary[kind]}
        neighbours={TOTALS.filter((other) => other !== kind).map((other) => summary[other])}
      />
      {change && <ChangeText kind={kind} change={change} {...compared} />}
    </div>
  );
}
