import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import type { Change } from './change.ts';
import type { Comparison } from './period.ts';
import { usePeriodName } from './use-period-name.ts';
import classes from './totals.module.css';

type ChangeTextProps = {
  kind: 'balance' | 'income' | 'expenses';
  change: Change;
  comparison: Comparison;
};

/** The change from the previous period in words; the colour says whether it is good. */
export function ChangeText({ kind, change, comparison }: ChangeTextProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const period = usePeriodName()(comparison);
  const variant = toVariant(comparison);

  if (change.kind === 'none' && kind === 'balance') {
    return <p className={classes.change}>{t('summaries.change.nothing')}</p>;
  }
  if (change.kind === 'none' || change.kind === 'same') {
    const nothing = kind === 'income' ? 'noIncome' : 'noExpenses';
    const sentence = change.kind === 'same' ? 'same' : nothing;
    return (
      <p className={classes.change}>{t(`summaries.change.${sentence}${SUFFIXES[variant]}`, { period })}</p>
    );
  }
  const compared = {
    named: t('summaries.change.comparedNamed', { period }),
    namedToSameDay: t('summaries.change.comparedNamedToSameDay', { period }),
    range: t('summaries.change.comparedRange', { period }),
  }[variant];
  const isGood = (change.direction === 'up') === (kind !== 'expenses');
  const Icon = change.direction === 'up' ? IconTrendingUp : IconTrendingDown;
  return (
    <p className={classes.change}>
      <span className={classes.moved} data-good={isGood}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {change.kind === 'share'
          ? format.percent(change.ratio, { signDisplay: 'exceptZero' }).replace('-', '−')
          : format.signedAmount(change.amount)}
      </span>{' '}
      <span className={classes.compared}>{compared}</span>
    </p>
  );
}

const SUFFIXES = { named: 'Named', namedToSameDay: 'NamedToSameDay', range: '' } as const;

function toVariant({ kind, toSameDay }: Comparison): keyof typeof SUFFIXES {
  if (kind === 'range') return 'range';
  return toSameDay ? 'namedToSameDay' : 'named';
}
