import { createHash } from 'node:crypto';
import type { Batch, Value } from './archive-format.ts';

type Row = Record<string, Value>;
type Figure = readonly [name: string, value: number];

/**
 * Compares each user's stored totals with the sums of their transactions, overall and by day, type and category. The
 * rows are added while an archive is read.
 */
export function createTotalsComparison() {
  const transactionSums = { overall: createChecksum(), daily: createChecksum() };
  const storedTotals = { overall: createChecksum(), daily: createChecksum() };

  function addRow(table: string, row: Row): void {
    const userId = row['user_id'] ?? null;
    switch (table) {
      case 'transactions':
        transactionSums.overall.add(userId, transactionFigures(row));
        transactionSums.daily.add(userId, dayFigures(row, 1));
        break;
      case 'user_totals':
        storedTotals.overall.add(userId, userFigures(row));
        break;
      case 'daily_totals':
        storedTotals.daily.add(userId, dayFigures(row, Number(row['count'])));
        break;
    }
  }

  return {
    add({ table, columns, rows }: Batch): void {
      if (!COMPARED_TABLES.has(table)) return;
      for (const row of rows) {
        addRow(table, Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])));
      }
    },
    /** Whether everything was equal. Call it once, at the end. */
    areEqual: (): boolean =>
      transactionSums.overall.result() === storedTotals.overall.result() &&
      transactionSums.daily.result() === storedTotals.daily.result(),
    /** Returns a text that is the same for other rows only if all sums are the same. */
    result: (): string =>
      [transactionSums, storedTotals]
        .flatMap(({ overall, daily }) => [overall.result(), daily.result()])
        .join(' '),
  };
}

const COMPARED_TABLES = new Set(['transactions', 'user_totals', 'daily_totals']);

function transactionFigures(row: Row): Figure[] {
  return [
    [String(row['type']), Number(row['amount_minor'])],
    ['records', 1],
  ];
}

function userFigures(row: Row): Figure[] {
  return [
    ['income', Number(row['income_minor'])],
    ['expense', Number(row['expense_minor'])],
    ['records', Number(row['count'])],
  ];
}

function dayFigures(row: Row, count: number): Figure[] {
  const day = `${row['date']} ${row['type']} ${row['category']}`;
  return [
    [day, Number(row['amount_minor'])],
    [`${day} transactions`, count],
  ];
}

/** A prime so large that two different lists of sums have the same checksum by chance in one of 2 ** 61 cases. */
const MODULUS = 2n ** 61n - 1n;

/**
 * Computes a checksum of the figures of all users: each figure is multiplied by a factor that depends on its user and
 * name, and all are added. The order of figures does not matter, several figures of one name count as their sum, and
 * memory stays constant.
 */
function createChecksum() {
  let sum = 0n;
  return {
    add(userId: Value, figures: readonly Figure[]): void {
      for (const [name, value] of figures)
        sum = (sum + toFactor(`${userId} ${name}`) * BigInt(value)) % MODULUS;
    },
    result: (): bigint => (sum + MODULUS) % MODULUS,
  };
}

function toFactor(text: string): bigint {
  return createHash('sha256').update(text).digest().readBigUInt64BE() % MODULUS;
}
