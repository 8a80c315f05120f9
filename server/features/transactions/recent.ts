import type { TransactionType } from '#shared/categories.ts';
import type { GroupSum, Transaction } from '#shared/contract/transactions.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { listGroups } from './groups/queries.ts';
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

/** The same, but of each split purchase only the newest part, with what all of its parts are together. */
export async function listRecentPurchases(
  db: Reader,
  { userId, currency }: { userId: string; currency: string },
  limit: number,
): Promise<{ items: Transaction[]; groups: GroupSum[] }> {
  const found = [
    ...(await selectPurchases(db, { userId, type: 'expense', limit })),
    ...(await selectPurchases(db, { userId, type: 'income', limit })),
  ];
  const rows = found.toSorted(newestFirst).slice(0, limit);
  const decimals = currencyDecimals(currency);
  return {
    items: rows.map((row) => toTransaction(row, decimals)),
    groups: await listGroups(db, { userId, decimals }, rows),
  };
}

type RecentFilter = { userId: string; type: TransactionType; limit: number };

async function selectPurchases(db: Reader, { userId, type, limit }: RecentFilter): Promise<TransactionRow[]> {
  return await db
    .selectFrom('transactions')
    .selectAll('transactions')
    .where('transactions.user_id', '=', userId)
    .where('transactions.type', '=', type)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('transactions as part')
            .select('part.id')
            .where('part.user_id', '=', userId)
            .whereRef('part.group_id', '=', 'transactions.group_id')
            .where((part) =>
              part(
                part.refTuple('part.date', 'part.id'),
                '>',
                part.refTuple('transactions.date', 'transactions.id'),
              ),
            ),
        ),
      ),
    )
    .orderBy('transactions.date', 'desc')
    .orderBy('transactions.id', 'desc')
    .limit(limit)
    .execute();
}

function newestFirst(a: TransactionRow, b: TransactionRow): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
