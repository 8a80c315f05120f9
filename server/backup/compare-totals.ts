import { createHash } from 'node:crypto';
import type { Batch, Value } from './archive-format.ts';

type Row = Record<string, Value>;
type Figure = readonly [name: string, value: number];

/**
 * Compares the totals in an archive with its transactions during reading, for each user: in all, and by day,
 * type and category.
 */
export function createTotalsComparison() {
  const ofTransactions = { overall: createCheck(), daily: createCheck() };
  const ofTotals = { overall: createCheck(), daily: createCheck() };

  function takeRow(table: string, row: Row): void {
    const userId = row['user_id'] ?? null;
    switch (table) {
      case 'transactions':
        ofTransactions.overall.add(userId, transactionFigures(row));
        ofTransactions.daily.add(userId, dayFigures(row, 1));
        break;
      case 'user_totals':
        ofTotals.overall.add(userId, userFigures(row));
        break;
      case 'daily_totals':
        ofTotals.daily.add(userId, dayFigures(row, Number(row['count'])));
        break;
    }
  }

  return {
    take({ table, columns, rows }: Batch): void {
      if (!COMPARED_TABLES.has(table)) return;
      for (const row of rows) {
        takeRow(table, Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])));
      }
    },
    /** Whether everything was the same; call it once, at the end. */
    areEqual: (): boolean =>
      ofTransactions.overall.result() === ofTotals.overall.result() &&
      ofTransactions.daily.result() === ofTotals.daily.result(),
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

/** A prime that is large enough for two different lists of sums to have the same check by chance in 2 ** 61 cases. */
const MODULUS = 2n ** 61n - 1n;

/**
 * Adds up the figures of all users, each times a number that its user and its name give. So the order does not matter,
 * several figures of one name count as their sum, and nothing is remembered.
 */
function createCheck() {
  let sum = 0n;
  return {
    add(userId: Value, figures: readonly Figure[]): void {
      for (const [name, value] of figures)
        sum = (sum + factorOf(`${userId} ${name}`) * BigInt(value)) % MODULUS;
    },
    result: (): bigint => (sum + MODULUS) % MODULUS,
  };
}

function factorOf(text: string): bigint {
  return createHash('sha256').update(text).digest().readBigUInt64BE() % MODULUS;
}
