import { IconArrowDownLeft, IconArrowUpRight, IconScale } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ChangeText } from './change-text.tsx';
import { findMoneyChange, findSumChange, toTotalsSoFar } from './change.ts';
import { toComparison } from './period.ts';
import classes from './totals.module.css';

const ICON = { size: 20, stroke: 1.75 } as const;

type TotalsProps = { summary: Summary; today: CalendarDay };

/** Balance, income and expenses of a period, each with its change in words. */
export function Totals({ summary, today }: TotalsProps) {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const { balance, income, expenses, previous } = summary;
  // Future days count in the totals, but not in a comparison up to the same day.
  const soFar = toTotalsSoFar(summary, today, decimals);
  const texts = { comparison: toComparison(summary.period, today) } as const;
  const isEmpty = soFar.income === 0 && soFar.expenses === 0;
  const isPreviousEmpty = previous.income === 0 && previous.expenses === 0;
  return (
    <section className={classes.totals} aria-label={t('summaries.totals.label')}>
      <TotalCard
        kind="balance"
        amount={balance}
        icon={<IconScale {...ICON} />}
        change={
          <ChangeText
            {...texts}
            kind="balance"
            change={
              isEmpty && isPreviousEmpty
                ? { kind: 'none' }
                : findMoneyChange(soFar.balance, previous.balance, decimals)
            }
          />
        }
      />
      <TotalCard
        kind="income"
        amount={income}
        icon={<IconArrowDownLeft {...ICON} />}
        change={
          <ChangeText
            {...texts}
            kind="income"
            change={findSumChange(soFar.income, previous.income, decimals)}
          />
        }
      />
      <TotalCard
        kind="expenses"
        amount={expenses}
        icon={<IconArrowUpRight {...ICON} />}
        change={
          <ChangeText
            {...texts}
            kind="expenses"
            change={findSumChange(soFar.expenses, previous.expenses, decimals)}
          />
        }
      />
    </section>
  );
}

type TotalCardProps = {
  kind: 'balance' | 'income' | 'expenses';
  amount: number;
  icon: ReactNode;
  change: ReactNode;
};

function TotalCard({ kind, amount, icon, change }: TotalCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = format.amount(amount);
  return (
    <Card className={classes[kind] ?? ''}>
      <div className={classes.head}>
        <h2 className={classes.label}>{t(`summaries.totals.${kind}`)}</h2>
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      </div>
      <p className={classes.amount} data-length={lengthOf(text)}>
        {text}
      </p>
      {change}
    </Card>
  );
}

/** The length of an amount, so that long ones get smaller type instead of a line break. */
function lengthOf(text: string): 'short' | 'long' | 'longest' {
  if (text.length <= 11) return 'short';
  return text.length <= 15 ? 'long' : 'longest';
}
