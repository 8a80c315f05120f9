import type { CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { MonthTable, TableRow } from '#shared/contract/reports.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { sumLater } from '#server/database/sum-later.ts';
import { shownMonths } from './periods.ts';
import { findFirstDay, sumMonths, type MonthTotal } from './queries.ts';
import type { ReportSource, ReportUser } from './reports.ts';

type Row = Omit<TableRow, 'category'>;
type Layout = { months: readonly string[]; meanMonths: ReadonlySet<string>; decimals: number };

/** Makes the table of categories by month for a range of whole months, with totals and means. */
export async function makeMonthTable(
  { db }: Pick<ReportSource, 'db'>,
  user: ReportUser,
  period: CalendarRange,
): Promise<MonthTable> {
  const { userId, currency, today } = user;
  const rows = await sumMonths(db, userId, period);
  const months = shownMonths(period, rows, today);
  const meanMonths = closedMonths(months, await findFirstDay(db, userId), today);
  const layout = { months, meanMonths: new Set(meanMonths), decimals: currencyDecimals(currency) };
  return {
    period,
    later: await sumLater(db, user, period),
    months,
    meanMonths,
    income: toRows(rows, 'income', layout),
    expenses: toRows(rows, 'expense', layout),
    totals: toTotals(rows, layout),
  };
}

function toTotals(rows: readonly MonthTotal[], layout: Layout): MonthTable['totals'] {
  return {
    income: toRow(sumByMonth(rows, { income: 1, expense: 0 }), layout),
    expenses: toRow(sumByMonth(rows, { income: 0, expense: 1 }), layout),
    balance: toRow(sumByMonth(rows, { income: 1, expense: -1 }), layout),
  };
}

/** Returns the months that are over, from the first one with a transaction. */
function closedMonths(months: readonly string[], firstDay: string | null, today: string): string[] {
  if (firstDay === null) return [];
  return months.filter((month) => firstDay.slice(0, 7) <= month && month < today.slice(0, 7));
}

function toRows(rows: readonly MonthTotal[], type: TransactionType, layout: Layout): TableRow[] {
  const typeRows = rows.filter((row) => row.type === type);
  return [...Map.groupBy(typeRows, ({ category }) => category)]
    .map(([category, categoryRows]) => ({
      category,
      ...toRow(sumByMonth(categoryRows, { income: 1, expense: 1 }), layout),
    }))
    .toSorted((one, other) => other.total - one.total || (one.category < other.category ? -1 : 1));
}

function sumByMonth(
  rows: readonly MonthTotal[],
  signs: Record<TransactionType, number>,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { month, type, total } of rows) {
    sums.set(month, (sums.get(month) ?? 0) + signs[type] * total);
  }
  return sums;
}

function toRow(minor: ReadonlyMap<string, number>, { months, meanMonths, decimals }: Layout): Row {
  const values = months.map((month) => minor.get(month) ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  const meanTotal = values.reduce(
    (sum, value, at) => (meanMonths.has(months[at] ?? '') ? sum + value : sum),
    0,
  );
  return {
    values: values.map((value) => toMajorUnits(value, decimals)),
    total: toMajorUnits(total, decimals),
    mean: meanMonths.size === 0 ? null : toMajorUnits(divideMinor(meanTotal, meanMonths.size), decimals),
  };
}

/** Divides an amount, and rounds it to a whole minor unit, never to -0. */
export function divideMinor(minor: number, by: number): number {
  return Math.round(minor / by) + 0;
}
