import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { AmountInText } from '#web/ui/amount.tsx';
import type { Change, Total } from './change.ts';
import type { Comparison } from './period.ts';
import classes from './totals.module.css';

type ChangeTextProps = {
  kind: Total;
  change: Change;
  comparison: Comparison;
  /** Whether another total has a change. If so, a total without a change names the period that it lacks. */
  isCompared: boolean;
};

/** Writes the change from the previous period; the colour shows whether it is good. */
export function ChangeText({ kind, change, comparison, isCompared }: ChangeTextProps) {
  const { t } = useTranslation();
  const period = usePeriodName(comparison);
  const variant = comparison.kind === 'range' ? 'Range' : 'Named';
  if (change.kind === 'none') {
    const text = isCompared ? t('summaries.change.nothingIn', { period }) : t('summaries.change.nothing');
    return <p className={`dim text-14 lines-150 ${classes.change}`}>{text}</p>;
  }
  if (change.kind === 'same')
    return (
      <p className={`dim text-14 lines-150 ${classes.change}`}>
        {t(`summaries.change.same${variant}`, { period })}
      </p>
    );
  return (
    <p className={`dim text-14 lines-150 ${classes.change}`}>
      <Movement kind={kind} change={change} />{' '}
      <span className={classes.compared}>{t(`summaries.change.compared${variant}`, { period })}</span>
    </p>
  );
}

type MovementProps = { kind: Total; change: Extract<Change, { direction: unknown }> };

function Movement({ kind, change }: MovementProps) {
  const format = useFormat();
  const isGood = (change.direction === 'up') === (kind !== 'expenses');
  const Icon = change.direction === 'up' ? IconTrendingUp : IconTrendingDown;
  return (
    <span className={`weight-600 nowrap ${classes.difference}`} data-good={isGood}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {change.kind === 'share' ? (
        format.percent(change.ratio, { signDisplay: 'exceptZero' })
      ) : (
        <AmountInText amount={change.amount} isSigned />
      )}
    </span>
  );
}

/** Names the previous period: 'October', 'December 2025', '2025' or its days. */
function usePeriodName({ kind, range }: Comparison): string {
  const format = useFormat();
  if (kind === 'year') return range.from.slice(0, 4);
  const isThisYear = range.from.slice(0, 4) === format.today().slice(0, 4);
  if (kind === 'range') return format.dayRange(range, isThisYear ? DAY_FORMATS.short : DAY_FORMATS.medium);
  return format.day(range.from, isThisYear ? DAY_FORMATS.month : DAY_FORMATS.monthOfYear);
}
