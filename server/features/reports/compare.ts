import type { Comparison } from '#shared/contract/reports.ts';
import { MAX_REPORT_MERCHANTS } from '#shared/limits.ts';
import { currencyDecimals } from '#shared/money.ts';
import { withoutMonth } from '#shared/recognition/normalise-description.ts';
import { sumTypes } from '#server/amounts/sums.ts';
import { sumLater } from '#server/database/sum-later.ts';
import { readMerchants } from './merchants.ts';
import { sumCategories } from './queries.ts';
import type { ComparedPeriods, ReportSource, ReportUser } from './reports.ts';
import { sumBy, toChange } from './sums.ts';

/** Compares two periods by category and by merchant, the largest difference first. */
export async function makeComparison(
  { db }: Pick<ReportSource, 'db'>,
  user: ReportUser,
  { period, other }: ComparedPeriods,
  limit = MAX_REPORT_MERCHANTS,
): Promise<Comparison> {
  const { userId } = user;
  const decimals = currencyDecimals(user.currency);
  const rows = await sumCategories(db, userId, period);
  const otherRows = await sumCategories(db, userId, other);
  const merchants = await readMerchants(db, userId, period);
  const otherMerchants = await readMerchants(db, userId, other);
  const sums = sumTypes(rows);
  const otherSums = sumTypes(otherRows);
  return {
    period,
    other,
    later: await sumLater(db, user, period),
    otherLater: await sumLater(db, user, other),
    income: toChange(sums.income, otherSums.income, decimals),
    expenses: toChange(sums.expense, otherSums.expense, decimals),
    balance: toChange(sums.income - sums.expense, otherSums.income - otherSums.expense, decimals),
    categories: listDifferences(rows, otherRows, (row) => `${row.type} ${row.category}`).map(
      ({ row: { type, category }, minor, otherMinor }) => ({
        type,
        category,
        ...toChange(minor, otherMinor, decimals),
      }),
    ),
    merchants: listDifferences(merchants, otherMerchants, (row) => `${row.type} ${row.key}`)
      .slice(0, limit)
      .map(({ row: { type, key, description }, minor, otherMinor }) => ({
        type,
        key,
        name: withoutMonth(description),
        ...toChange(minor, otherMinor, decimals),
      })),
  };
}

/** Returns the sums of each key in both periods, and a row that has the key, preferably of the first period. */
function listDifferences<Row extends { total: number }>(
  rows: readonly Row[],
  others: readonly Row[],
  toKey: (row: Row) => string,
): { row: Row; minor: number; otherMinor: number }[] {
  const sums = sumBy(rows, toKey);
  const otherSums = sumBy(others, toKey);
  const byKey = new Map([...others, ...rows].map((row) => [toKey(row), row]));
  return [...byKey]
    .map(([key, row]) => ({ key, row, minor: sums.get(key) ?? 0, otherMinor: otherSums.get(key) ?? 0 }))
    .toSorted((one, other) => differenceSize(other) - differenceSize(one) || (one.key < other.key ? -1 : 1));
}

function differenceSize({ minor, otherMinor }: { minor: number; otherMinor: number }): number {
  return Math.abs(minor - otherMinor);
}
