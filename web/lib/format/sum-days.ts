import type { DayTotals, Summary } from '#shared/contract/summaries.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';

export type Totals = Pick<Summary, 'income' | 'expenses' | 'balance'>;

/** The totals of some days in major units. */
export function sumDays(days: readonly DayTotals[], decimals: number): Totals {
  const incomeMinor = days.reduce((sum, day) => sum + totalToMinorUnits(day.income, decimals), 0);
  const expensesMinor = days.reduce((sum, day) => sum + totalToMinorUnits(day.expenses, decimals), 0);
  return {
    income: toMajorUnits(incomeMinor, decimals),
    expenses: toMajorUnits(expensesMinor, decimals),
    balance: toMajorUnits(incomeMinor - expensesMinor, decimals),
  };
}
