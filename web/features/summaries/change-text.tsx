import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { AmountInText } from '#web/ui/amount.tsx';
import type { Change, Total } from './change.ts';
import type { Comparison } from './period.ts';
import { usePeriodName } from './use-period-name.ts';
import classes from './totals.module.css';

type ChangeTextProps = {
  kind: Total;
  change: Change;
  comparison: Comparison;
  /** Whether another total has a change. Then this one names the period in which it has nothing to compare. */
  isCompared: boolean;
};

/** Writes the change from the previous period; the colour shows whether it is good. */
export function ChangeText({ kind, change, comparison, isCompared }: ChangeTextProps) {
  const { t } = useTranslation();
  const period = usePeriodName()(comparison);
  const variant = comparison.kind === 'range' ? 'Range' : 'Named';
  if (change.kind === 'none') {
    const text = isCompared ? t('summaries.change.nothingIn', { period }) : t('summaries.change.nothing');
    return <p className={classes.change}>{text}</p>;
  }
  if (change.kind === 'same')
    return <p className={classes.change}>{t(`summaries.change.same${variant}`, { period })}</p>;
  return (
    <p className={classes.change}>
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
    <span className={classes.moved} data-good={isGood}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {change.kind === 'share' ? (
        format.percent(change.ratio, { signDisplay: 'exceptZero' })
      ) : (
        <AmountInText amount={change.amount} isSigned />
      )}
    </span>
  );
}
