import { createHash } from 'node:crypto';
import type { Batch, Value } from './archive-format.ts';

type Row = Record<string, Value>;
type Figure = readonly [name: string, value: number];

/**
 * Compares the totals in an archive with its transactions during reading, for each user: in all, and by day,
 * kind and category. It remembers one user at a time, since every table comes in the order of users, and
 * compares two sequences: the sums of the transactions and the stored totals.
 */
export function createTotalsComparison() {
  const ofTransactions = { overall: createSequence(), daily: createSequence() };
  const ofTotals = { overall: createSequence(), daily: createSequence() };

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
      ofTransactions.overall.digest() === ofTotals.overall.digest() &&
      ofTransactions.daily.digest() === ofTotals.daily.digest(),
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

/** Hashes the figures of one user after the other, summed by name; zeros count as nothing. */
function createSequence() {
  const hash = createHash('sha256');
  let current: Value = null;
  let figures = new Map<string, number>();

  function finish(): void {
    const known = [...figures].filter(([, value]) => value !== 0);
    known.sort(([a], [b]) => (a < b ? -1 : 1));
    if (known.length > 0) hash.update(JSON.stringify([current, known]));
    figures = new Map();
  }

  return {
    add(userId: Value, more: readonly Figure[]): void {
      if (userId !== current) finish();
      current = userId;
      for (const [name, value] of more) figures.set(name, (figures.get(name) ?? 0) + value);
    },
    digest(): string {
      finish();
      return hash.digest('hex');
    },
  };
}
