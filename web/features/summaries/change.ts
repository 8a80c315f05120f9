import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { isRunning } from './period.ts';

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

/** The totals of a period in major units; of a running one up to today. */
export function toTotalsSoFar(
  summary: Pick<Summary, 'period' | 'daily' | 'income' | 'expenses' | 'balance'>,
  today: CalendarDay,
  decimals: number,
): Pick<Summary, 'income' | 'expenses' | 'balance'> {
  if (!isRunning(summary.period, today)) return summary;
  const days = summary.daily.filter((day) => day.date <= today);
  const incomeMinor = days.reduce((sum, day) => sum + totalToMinorUnits(day.income, decimals), 0);
  const expensesMinor = days.reduce((sum, day) => sum + totalToMinorUnits(day.expenses, decimals), 0);
  return {
    income: toMajorUnits(incomeMinor, decimals),
    expenses: toMajorUnits(expensesMinor, decimals),
    balance: toMajorUnits(incomeMinor - expensesMinor, decimals),
  };
}

/** The change of a sum that is never negative (income, expenses). */
export function findSumChange(current: number, previous: number, decimals: number): Change {
  if (previous === 0) return { kind: 'none' };
  const change = findMoneyChange(current, previous, decimals);
  if (change.kind !== 'money') return change;
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
