import type { CalendarDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { GroupSum, Transaction } from '#shared/contract/transactions.ts';
import type { Reader } from '#server/database/schema.ts';
import { listGroupSums } from './groups/queries.ts';
import { selectByDate, type TransactionRow } from './queries.ts';
import { toTransaction } from './to-transaction.ts';

/** Merges the latest N expenses and N incomes and returns the newest N (spec section 7). */
export async function listRecent(
  db: Reader,
  user: { userId: string; currency: string },
  limit: number,
): Promise<Transaction[]> {
  const filter = { userId: user.userId, from: undefined, to: undefined, limit };
  const expenses = await selectByDate(db, { ...filter, type: 'expense' }, undefined);
  const incomes = await selectByDate(db, { ...filter, type: 'income' }, undefined);
  return [...expenses, ...incomes]
    .toSorted(newestFirst)
    .slice(0, limit)
    .map((row) => toTransaction(row, user.currency));
}

type RecentUser = { userId: string; currency: string; today: CalendarDay };
type Recent = { items: Transaction[]; groups: GroupSum[] };

/**
 * Returns the newest transactions, of a split purchase only the newest part; `groups` has the number and sum of all
 * parts. If some are dated after today, `upToToday` has the newest ones up to today.
 */
export async function listRecentPurchases(
  db: Reader,
  user: RecentUser,
  limit: number,
): Promise<Recent & { upToToday?: Recent }> {
  const all = await listPurchases(db, user, { limit });
  if (all.items.every(({ date }) => date <= user.today)) return all;
  return { ...all, upToToday: await listPurchases(db, user, { limit, to: user.today }) };
}

async function listPurchases(
  db: Reader,
  { userId, currency }: RecentUser,
  { limit, to }: { limit: number; to?: CalendarDay },
): Promise<Recent> {
  const found = [
    ...(await selectPurchases(db, { userId, type: 'expense', limit, to })),
    ...(await selectPurchases(db, { userId, type: 'income', limit, to })),
  ];
  const rows = found.toSorted(newestFirst).slice(0, limit);
  return {
    items: rows.map((row) => toTransaction(row, currency)),
    groups: await listGroupSums(db, { userId, currency }, rows),
  };
}

type RecentFilter = { userId: string; type: TransactionType; limit: number; to: CalendarDay | undefined };

async function selectPurchases(
  db: Reader,
  { userId, type, limit, to }: RecentFilter,
): Promise<TransactionRow[]> {
  return await db
    .selectFrom('transactions')
    .selectAll('transactions')
    .where('transactions.user_id', '=', userId)
    .where('transactions.type', '=', type)
    .$if(to !== undefined, (query) => query.where('transactions.date', '<=', to ?? ''))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('transactions as part')
            .select('part.id')
            .where('part.user_id', '=', userId)
            .whereRef('part.group_id', '=', 'transactions.group_id')
            .$if(to !== undefined, (query) => query.where('part.date', '<=', to ?? ''))
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
