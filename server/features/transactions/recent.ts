import type { Transaction } from '#shared/contract/transactions.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectByDate, type TransactionRow } from './queries.ts';
import { toTransaction } from './to-transaction.ts';

/** The latest N expenses and N incomes, merged, newest first, the first N kept (spec section 7). */
export async function listRecent(
  db: Reader,
  user: { userId: string; currency: string },
  limit: number,
): Promise<Transaction[]> {
  const filter = { userId: user.userId, from: undefined, to: undefined, limit };
  const expenses = await selectByDate(db, { ...filter, type: 'expense' }, undefined);
  const incomes = await selectByDate(db, { ...filter, type: 'income' }, undefined);
  const decimals = currencyDecimals(user.currency);
  return [...expenses, ...incomes]
    .toSorted(newestFirst)
    .slice(0, limit)
    .map((row) => toTransaction(row, decimals));
}

function newestFirst(a: TransactionRow, b: TransactionRow): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
