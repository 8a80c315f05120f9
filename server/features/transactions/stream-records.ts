import type { TransactionType } from '#shared/categories.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectByDate, type TransactionRow } from './queries.ts';
import { toTransaction } from './to-transaction.ts';

const PAGE_SIZE = 500;

/** Every record of a user in pages: the expenses, then the incomes, each newest first. */
export async function* streamRecords(
  db: Reader,
  user: { userId: string; currency: string },
): AsyncGenerator<Transaction[]> {
  const decimals = currencyDecimals(user.currency);
  for (const type of ['expense', 'income'] as const) {
    for await (const rows of pagesOf(db, user.userId, type)) {
      yield rows.map((row) => toTransaction(row, decimals));
    }
  }
}

async function* pagesOf(db: Reader, userId: string, type: TransactionType): AsyncGenerator<TransactionRow[]> {
  const filter = { userId, type, from: undefined, to: undefined, limit: PAGE_SIZE };
  let last: TransactionRow | undefined;
  do {
    const rows: TransactionRow[] = await selectByDate(db, filter, last);
    if (rows.length > 0) yield rows;
    last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  } while (last);
}
