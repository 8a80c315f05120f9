import type { CalendarDay } from '#shared/calendar.ts';
import type { GroupSum, Transaction } from '#shared/contract/transactions.ts';
import { prepareQuery } from '#server/database/prepared.ts';
import type { Reader } from '#server/database/schema.ts';
import { listGroupSums } from './groups/queries.ts';
import { SHOWN_COLUMNS, type ShownRow } from './columns.ts';
import { LAST_BOUND } from './queries.ts';
import { toTransaction } from './to-transaction.ts';

/** Returns the newest N transactions of both types (spec section 7). */
export async function listRecent(
  db: Reader,
  { userId, currency }: { userId: string; currency: string },
  limit: number,
): Promise<Transaction[]> {
  const rows = await selectNewest(db, { userId, limit });
  return rows.map((row) => toTransaction(row, currency));
}

const selectNewest = prepareQuery<{ userId: string; limit: number }, ShownRow>((db, argument) =>
  db
    .selectFrom('transactions')
    .select(SHOWN_COLUMNS)
    .where('user_id', '=', argument('userId'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(argument('limit')),
);

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
  { limit, to = LAST_BOUND }: { limit: number; to?: CalendarDay },
): Promise<Recent> {
  const rows = await selectPurchases(db, { userId, to, limit });
  return {
    items: rows.map((row) => toTransaction(row, currency)),
    groups: await listGroupSums(db, { userId, currency }, rows),
  };
}

/** Selects the newest transactions up to a day, of a split purchase only the newest part. */
const selectPurchases = prepareQuery<{ userId: string; to: string; limit: number }, ShownRow>(
  (db, argument) =>
    db
      .selectFrom('transactions')
      .select(SHOWN_COLUMNS.map((column) => `transactions.${column}` as const))
      .where('transactions.user_id', '=', argument('userId'))
      .where('transactions.date', '<=', argument('to'))
      .where((eb) =>
        eb.or([
          // SQLite then does not search for other parts, which would read all transactions of the day.
          eb('transactions.group_id', 'is', null),
          eb.not(
            eb.exists(
              eb
                .selectFrom('transactions as part')
                .select('part.id')
                .where('part.user_id', '=', argument('userId'))
                .whereRef('part.group_id', '=', 'transactions.group_id')
                .where('part.date', '<=', argument('to'))
                .where((part) =>
                  part(
                    part.refTuple('part.date', 'part.id'),
                    '>',
                    part.refTuple('transactions.date', 'transactions.id'),
                  ),
                ),
            ),
          ),
        ]),
      )
      .orderBy('transactions.date', 'desc')
      .orderBy('transactions.id', 'desc')
      .limit(argument('limit')),
);
