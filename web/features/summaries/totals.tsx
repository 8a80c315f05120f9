import { IconArrowDownLeft, IconArrowUpRight, IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { lengthOf } from '#web/lib/format/amount-length.ts';
import { useFormat } from '#web/lib/format/format.ts';
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
  return (
    <section className={classes.totals} aria-label={t('summaries.totals.label')}>
      {TOTALS.map((kind) => (
        <TotalCard
          key={kind}
          kind={kind}
          amount={format.amount(summary[kind])}
          change={changes[kind]}
          comparison={toComparison(summary.period, today)}
        />
      ))}
    </section>
  );
}

type TotalCardProps = { kind: Total; amount: string; change: Change; comparison: Comparison };

function TotalCard({ kind, amount, ...change }: TotalCardProps) {
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
      <p className={classes.amount} data-length={lengthOf(amount)}>
        {amount}
      </p>
      <ChangeText kind={kind} {...change} />
    </Card>
  );
}
