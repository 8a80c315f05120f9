import { countDays, type CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { isRunning } from '#shared/periods.ts';
import { sumDays, type Totals } from '#web/lib/format/sum-days.ts';

/**
 * The change of a total: a share if that is readable, else an amount in major units; 'none' without a previous total,
 * 'same' without a difference.
 */
export type Change =
  | { kind: 'none' }
  | { kind: 'same' }
  | { kind: 'share'; direction: 'up' | 'down'; ratio: number }
  | { kind: 'money'; direction: 'up' | 'down'; amount: number };

/** A ratio above 10 is hard to read as a percentage, and one below 1/2000 rounds to zero. */
const MAX_RATIO = 10;
const MIN_RATIO = 0.0005;

export const TOTALS = ['income', 'expenses', 'balance'] as const satisfies (keyof Totals)[];
export type Total = (typeof TOTALS)[number];

/**
 * Compares each total with the previous period, in the current period only up to today. Without transactions in one of
 * the two periods there is nothing to compare.
 */
export function findChanges(summary: Summary, today: CalendarDay, decimals: number): Record<Total, Change> {
  const { previous } = summary;
  // Future days count in the totals, but the previous period ends at the same day as today.
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

/** False if more than a quarter of the previous period lies before the user's first transaction. */
function isComparable(summary: Summary, today: CalendarDay): boolean {
  const { firstDay, previous } = summary;
  // The totals cannot tell, because refunds may make them 0.
  const isEmpty = daysSoFar(summary, today).every(({ income, expenses }) => income === 0 && expenses === 0);
  if (isEmpty || firstDay === null) return false;
  const { from, to } = previous.period;
  return countDays({ from, to: firstDay }) - 1 <= countDays({ from, to }) / 4;
}

/** The totals of a period in major units; of the current period only up to today. */
export function toTotalsSoFar(
  summary: Pick<Summary, 'period' | 'daily'> & Totals,
  today: CalendarDay,
  decimals: number,
): Totals {
  return isRunning(summary.period, today) ? sumDays(daysSoFar(summary, today), decimals) : summary;
}

/** The days of a period; of the current period only up to today. */
function daysSoFar({ period, daily }: Pick<Summary, 'period' | 'daily'>, today: CalendarDay) {
  return isRunning(period, today) ? daily.filter(({ date }) => date <= today) : daily;
}

/** Compares income or expenses; as an amount if refunds make one of the two totals negative. */
export function findSumChange(current: number, previous: number, decimals: number): Change {
  if (previous === 0) return { kind: 'none' };
  const change = findMoneyChange(current, previous, decimals);
  if (change.kind !== 'money' || previous < 0 || current < 0) return change;
  const ratio = (current - previous) / previous;
  if (Math.abs(ratio) > MAX_RATIO || Math.abs(ratio) < MIN_RATIO) return change;
  return { kind: 'share', direction: change.direction, ratio };
}

/** Compares balances, as an amount, since a share of a negative base means nothing. */
export function findMoneyChange(current: number, previous: number, decimals: number): Change {
  const minorUnits = totalToMinorUnits(current, decimals) - totalToMinorUnits(previous, decimals);
  if (minorUnits === 0) return { kind: 'same' };
  return {
    kind: 'money',
    direction: minorUnits > 0 ? 'up' : 'down',
    amount: toMajorUnits(minorUnits, decimals),
  };
}
