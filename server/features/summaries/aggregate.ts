import { eachDay, type CalendarRange } from '#shared/calendar.ts';
import type { CategoryTotal, DayTotals } from '#shared/contract/summaries.ts';
import { toMajorUnits } from '#shared/money.ts';
import type { DailyTotal, TypeTotal } from './queries.ts';

/** Income, expenses and balance in major units, from sums in integer minor units. */
export function toTotals(totals: readonly TypeTotal[], decimals: number) {
  const minor = { income: 0, expense: 0 };
  for (const { type, total } of totals) minor[type] = total;
  return {
    income: toMajorUnits(minor.income, decimals),
    expenses: toMajorUnits(minor.expense, decimals),
    balance: toMajorUnits(minor.income - minor.expense, decimals),
  };
}

/** Sums of each kind over all rows, in integer minor units. */
export function sumByType(rows: readonly DailyTotal[]): TypeTotal[] {
  const sums = { income: 0, expense: 0 };
  for (const row of rows) sums[row.type] += row.amount_minor;
  return [
    { type: 'income', total: sums.income },
    { type: 'expense', total: sums.expense },
  ];
}

/** Expenses by category, largest first and ties by name, in major units. */
export function toCategoryTotals(rows: readonly DailyTotal[], decimals: number): CategoryTotal[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    if (row.type === 'expense') sums.set(row.category, (sums.get(row.category) ?? 0) + row.amount_minor);
  }
  return [...sums]
    .toSorted(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1))
    .map(([name, minor]) => ({ name, value: toMajorUnits(minor, decimals) }));
}

/** Every day of the range in order; a day without transactions counts as zero, so that the chart has no gaps. */
export function toDailySeries(
  rows: readonly DailyTotal[],
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

function sumByDay(rows: readonly DailyTotal[]): Map<string, { income: number; expense: number }> {
  const sums = new Map<string, { income: number; expense: number }>();
  for (const row of rows) {
    const day = sums.get(row.date) ?? { income: 0, expense: 0 };
    day[row.type] += row.amount_minor;
    sums.set(row.date, day);
  }
  return sums;
}
