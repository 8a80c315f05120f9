import { currencyDecimals } from '#shared/money.ts';
import type { TotalsRow } from './queries.ts';

const MILLION = 1_000_000n;

/** Sums over all users by currency; amounts are minor units as text, since they may exceed 2^53. */
export type MoneyTotals = {
  users: number;
  transactions: number;
  /** The number of users who have a transaction. */
  recorders: Record<string, number>;
  income: Record<string, string>;
  expenses: Record<string, string>;
};

/** Adds up the sums of groups of users. Leaves out currencies in which nobody has recorded anything. */
export function addTotals(rows: readonly TotalsRow[]): MoneyTotals {
  const recorders: Record<string, number> = {};
  const income = new Map<string, bigint>();
  const expenses = new Map<string, bigint>();
  for (const row of rows) {
    if (row.transactions === 0) continue;
    const { currency } = row;
    recorders[currency] = (recorders[currency] ?? 0) + row.recorders;
    income.set(currency, (income.get(currency) ?? 0n) + joinParts(row.income_millions, row.income_rest));
    expenses.set(
      currency,
      (expenses.get(currency) ?? 0n) + joinParts(row.expense_millions, row.expense_rest),
    );
  }
  return {
    users: rows.reduce((sum, row) => sum + row.users, 0),
    transactions: rows.reduce((sum, row) => sum + row.transactions, 0),
    recorders,
    income: toTexts(income),
    expenses: toTexts(expenses),
  };
}

/** A total of fewer users would reveal the money of one of them. */
const MIN_RECORDERS = 3;

/**
 * Whether a currency's totals come from too few users to be shown. The only currency is always shown: its totals
 * are the installation's, which the specification asks for (section 3, 'System metrics').
 */
export function hasFewRecorders({ recorders }: Pick<MoneyTotals, 'recorders'>, currency: string): boolean {
  return Object.keys(recorders).length > 1 && (recorders[currency] ?? 0) < MIN_RECORDERS;
}

/** Returns the average transactions per user, with two decimals; 0 without users (spec section 7, 'Daily summary'). */
export function averageTransactions({
  users,
  transactions,
}: Pick<MoneyTotals, 'users' | 'transactions'>): number {
  return users === 0 ? 0 : Math.round((transactions / users) * 100) / 100;
}

/** Converts minor units to exact decimal text in major units: (-1234n, 'EUR') is '-12.34'. */
export function toMajorText(minorUnits: bigint, currency: string): string {
  const decimals = currencyDecimals(currency);
  const digits = String(minorUnits < 0n ? -minorUnits : minorUnits).padStart(decimals + 1, '0');
  const sign = minorUnits < 0n ? '-' : '';
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function joinParts(millions: number, rest: number): bigint {
  return BigInt(millions) * MILLION + BigInt(rest);
}

function toTexts(sums: ReadonlyMap<string, bigint>): Record<string, string> {
  const sorted = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([currency, sum]) => [currency, String(sum)]));
}
