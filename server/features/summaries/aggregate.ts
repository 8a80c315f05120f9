import type { TransactionType } from '#shared/categories.ts';
import { eachDay, type CalendarRange } from '#shared/calendar.ts';
import type { CategoryTotal, DayTotals } from '#shared/contract/summaries.ts';
import { toMajorUnits } from '#shared/money.ts';
import type { DayTotal, ExpenseTotal } from './queries.ts';

/** Lists the totals other than 0 in major units: the largest first, equal ones by name. A total may be negative. */
export function toCategoryTotals(rows: readonly ExpenseTotal[], decimals: number): CategoryTotal[] {
  return rows
    .filter(({ total }) => total !== 0)
    .toSorted((one, other) => other.total - one.total || (one.category < other.category ? -1 : 1))
    .map(({ category, total }) => ({ name: category, value: toMajorUnits(total, decimals) }));
}

/** Lists every day of the range. A day without transactions is zero, so that the chart has no gaps. */
export function toDailySeries(
  rows: readonly DayTotal[],
  range: CalendarRange,
  decimals: number,
): DayTotals[] {
  const sums = sumByDay(rows);
  return eachDay(range).map((date) => {
    const day = sums.get(date);
    return {
      date,
      income: day ? toMajorUnits(day.income, decimals) : 0,
      expenses: day ? toMajorUnits(day.expense, decimals) : 0,
    };
  });
}

function sumByDay(rows: readonly DayTotal[]): Map<string, Record<TransactionType, number>> {
  const sums = new Map<string, Record<TransactionType, number>>();
  for (const { date, type, total } of rows) {
    const day = sums.get(date);
    if (day !== undefined) day[type] = total;
    else sums.set(date, type === 'income' ? { income: total, expense: 0 } : { income: 0, expense: total });
  }
  return sums;
}
