import { countDays, type CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { isRunning } from '#shared/periods.ts';
import { sumDays, type Totals } from '#web/lib/format/sum-days.ts';

/**
 * The change of a total: as a share if that is readable, else in money,
 * 'none' without a previous total and 'same' without a difference.
 */
export type Change =
  | { kind: 'none' }
  | { kind: 'same' }
  | { kind: 'share'; direction: 'up' | 'down'; ratio: number }
  | { kind: 'money'; direction: 'up' | 'down'; amount: number };

/** A share above tenfold is hard to read, and one below 1/2000 is shown as zero. */
const MAX_RATIO = 10;
const MIN_RATIO = 0.0005;

export const TOTALS = ['income', 'expenses', 'balance'] as const satisfies (keyof Totals)[];
export type Total = (typeof TOTALS)[number];

/**
 * How each total differs from the previous period; of a running period only up to today. Before the first transaction,
 * and in a period without any, there is nothing to compare.
 */
export function findChanges(summary: Summary, today: CalendarDay, decimals: number): Record<Total, Change> {
  const { previous } = summary;
  // Future days count in the totals, but not in a comparison up to the same day.
  const soFar = toTotalsSoFar(summary, today, decimals);
  if (!isComparable(summary, today)) return NOTHING_TO_COMPARE;
  return {
    balance: findMoneyChange(soFar.balance, previous.balance, decimals),
    income: findSumChange(soFar.income, previous.income, decimals),
    expenses: findSumChange(soFar.expenses, previous.expenses, decimals),
  };
}

const NONE = { kind: 'none' } as const;
const NOTHING_TO_COMPARE = { balance: NONE, income: NONE, expenses: NONE };

/** Not with a period of which more than a quarter lies before the first transaction. */
function isComparable(summary: Summary, today: CalendarDay): boolean {
  const { firstDay, previous } = summary;
  // Refunds may make the totals 0.
  const isEmpty = daysSoFar(summary, today).every(({ income, expenses }) => income === 0 && expenses === 0);
  if (isEmpty || firstDay === null) return false;
  const { from, to } = previous.period;
  return countDays({ from, to: firstDay }) - 1 <= countDays({ from, to }) / 4;
}

/** The totals of a period in major units; of a running one up to today. */
export function toTotalsSoFar(
  summary: Pick<Summary, 'period' | 'daily'> & Totals,
  today: CalendarDay,
  decimals: number,
): Totals {
  return isRunning(summary.period, today) ? sumDays(daysSoFar(summary, today), decimals) : summary;
}

/** The days of a period; of a running one up to today. */
function daysSoFar({ period, daily }: Pick<Summary, 'period' | 'daily'>, today: CalendarDay) {
  return isRunning(period, today) ? daily.filter(({ date }) => date <= today) : daily;
}

/** The change of income or expenses, in money where one of them is below 0: refunds may be more than expenses. */
export function findSumChange(current: number, previous: number, decimals: number): Change {
  if (previous === 0) return { kind: 'none' };
  const change = findMoneyChange(current, previous, decimals);
  if (change.kind !== 'money' || previous < 0 || current < 0) return change;
  const ratio = (current - previous) / previous;
  if (Math.abs(ratio) > MAX_RATIO || Math.abs(ratio) < MIN_RATIO) return change;
  return { kind: 'share', direction: change.direction, ratio };
}

/** The change of a balance, in money: a share of a negative base means nothing. */
export function findMoneyChange(current: number, previous: number, decimals: number): Change {
  const minorUnits = totalToMinorUnits(current, decimals) - totalToMinorUnits(previous, decimals);
  if (minorUnits === 0) return { kind: 'same' };
  return {
    kind: 'money',
    direction: minorUnits > 0 ? 'up' : 'down',
    amount: toMajorUnits(minorUnits, decimals),
  };
}
