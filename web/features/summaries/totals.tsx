import { IconArrowDownLeft, IconArrowUpRight, IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { BigAmount } from '#web/ui/amount.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChangeText } from './change-text.tsx';
import { findChanges, TOTALS, type Change, type Total } from './change.ts';
import { toComparison, type Comparison } from './period.ts';
import classes from './totals.module.css';

const ICONS = { balance: IconScale, income: IconArrowDownLeft, expenses: IconArrowUpRight };

type TotalsProps = { summary: Summary; today: CalendarDay };

/** Balance, income and expenses of a period, each with its change in words. */
export function Totals({ summary, today }: TotalsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const changes = findChanges(summary, today, format.decimals);
  const isCompared = TOTALS.some((kind) => changes[kind].kind !== 'none');
  return (
    <section className={classes.totals} aria-label={t('summaries.totals.label')}>
      {TOTALS.map((kind) => (
        <TotalCard
          key={kind}
          kind={kind}
          summary={summary}
          // One note is enough if there is nothing to compare at all.
          change={isCompared || kind === 'balance' ? changes[kind] : undefined}
          comparison={toComparison(summary, today)}
          isCompared={isCompared}
        />
      ))}
    </section>
  );
}

type TotalCardProps = {
  kind: Total;
  summary: Summary;
  change: Change | undefined;
  comparison: Comparison;
  isCompared: boolean;
};

function TotalCard({ kind, summary, change, ...compared }: TotalCardProps) {
  const { t } = useTranslation();
  const Icon = ICONS[kind];
  return (
    <Card className={classes[kind] ?? ''}>
      <div className={classes.head}>
        <h2 className={classes.label}>{t(`summaries.totals.${kind}`)}</h2>
        <span className={classes.icon} aria-hidden>
          <Icon size={20} stroke={1.75} />
        </span>
      </div>
      <BigAmount
        className={classes.amount}
        amount={summary[kind]}
        beside={kind === 'balance' ? [] : [summary.income, summary.expenses]}
      />
      {change && <ChangeText kind={kind} change={change} {...compared} />}
    </Card>
  );
}
