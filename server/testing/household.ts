import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { TransactionType } from '#shared/categories.ts';

export type HouseholdTransaction = {
  type: TransactionType;
  date: string;
  amount: number;
  category?: string;
  description: string;
};

type Sums = { income: number; expenses: number; count: number };
export type HouseholdTotals = Sums & {
  byYear: Record<string, Sums>;
  byMonth: Record<string, Sums>;
  /** Keys such as `expense:food`. */
  byCategory: Record<string, number>;
};

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** Reads ten years of a household's transactions, as sent to the API. */
export function readHousehold(): HouseholdTransaction[] {
  const rows = parse<Record<'date' | 'type' | 'amount' | 'category' | 'description', string>>(
    readFileSync(join(FIXTURES, 'household-2016-2026.csv')),
    { columns: true },
  );
  return rows.map(({ type, date, amount, category, description }) => ({
    type: type === 'income' ? 'income' : 'expense',
    date,
    amount: Number(amount),
    ...(category === '' ? {} : { category }),
    description,
  }));
}

export function readHouseholdTotals(): HouseholdTotals {
  const text = readFileSync(join(FIXTURES, 'household-2016-2026.totals.json'), 'utf8');
  return JSON.parse(text) as HouseholdTotals;
}
