import { sql, type Selectable } from 'kysely';
import type { SearchTerms } from '#shared/transaction-search.ts';
import { acrossUsers } from '#server/database/across-users.ts';
import { prepareQuery } from '#server/database/prepared.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { TRANSACTION_COLUMNS } from '../columns.ts';
import { matchesTerms } from '../history/terms/queries.ts';
import type { TransactionRow } from '../queries.ts';

export type DeletedRow = Selectable<Schema['deleted_transactions']>;
/** The time of a deletion, in epoch milliseconds, and its id, which all transactions deleted together share. */
export type Deletion = Pick<DeletedRow, 'deleted_at' | 'deletion_id'>;

export async function moveToDeleted(
  trx: Writer,
  rows: readonly TransactionRow[],
  { deleted_at, deletion_id }: Deletion,
): Promise<void> {
  const userId = rows[0]?.user_id;
  if (userId === undefined) return;
  const ids = rows.map(({ id }) => id);
  await trx
    .insertInto('deleted_transactions')
    .columns([...TRANSACTION_COLUMNS, 'deleted_at', 'deletion_id'])
    .expression((eb) =>
      eb
        .selectFrom('transactions')
        .select(TRANSACTION_COLUMNS)
        .select([
          sql<number>`cast(${deleted_at} as bigint)`.as('deleted_at'),
          sql<string>`cast(${deletion_id} as text)`.as('deletion_id'),
        ])
        .where('user_id', '=', userId)
        .where('id', 'in', ids),
    )
    .execute();
  await trx.deleteFrom('transactions').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

export async function moveFromDeleted(trx: Writer, rows: readonly TransactionRow[]): Promise<void> {
  const userId = rows[0]?.user_id;
  if (userId === undefined) return;
  const ids = rows.map(({ id }) => id);
  await trx
    .insertInto('transactions')
    .columns([...TRANSACTION_COLUMNS])
    .expression((eb) =>
      eb
        .selectFrom('deleted_transactions')
        .select(TRANSACTION_COLUMNS)
        .where('user_id', '=', userId)
        .where('id', 'in', ids),
    )
    .execute();
  await eraseDeletedTransactions(trx, userId, ids);
}

/** Erases the given deleted transactions of a user, or all, and returns their number. */
export async function eraseDeletedTransactions(
  trx: Writer,
  userId: string,
  ids?: readonly string[],
): Promise<number> {
  let query = trx.deleteFrom('deleted_transactions').where('user_id', '=', userId);
  if (ids !== undefined) query = query.where('id', 'in', ids);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Erases the deleted copy of a transaction, if there is one. */
export async function eraseDeletedCopy(trx: Writer, userId: string, id: string): Promise<void> {
  await deleteCopy(trx, { userId, id });
}

const deleteCopy = prepareQuery<{ userId: string; id: string }, unknown>((db, argument) =>
  db
    .deleteFrom('deleted_transactions')
    .where('user_id', '=', argument('userId'))
    .where('id', '=', argument('id')),
);

/** Selects deleted transactions by id or by deletion, sorted by id. */
export async function findDeleted(
  trx: Writer,
  filter: { userId: string; deletedAfter: number; limit: number } & (
    { ids: readonly string[] } | { deletionId: string }
  ),
): Promise<DeletedRow[]> {
  const query = trx
    .selectFrom('deleted_transactions')
    .selectAll()
    .where('user_id', '=', filter.userId)
    .where('deleted_at', '>', filter.deletedAfter)
    .orderBy('id')
    .limit(filter.limit);
  return 'ids' in filter
    ? await query.where('id', 'in', filter.ids).execute()
    : await query.where('deletion_id', '=', filter.deletionId).execute();
}

/** Sorted in descending order: the latest deletion first, and within it the newest day. */
const ORDER = ['deleted_at', 'deletion_id', 'date', 'id'] as const;

type DeletedFilter = { userId: string; deletedAfter: number; terms: SearchTerms | undefined };
export type DeletedPage = DeletedFilter & {
  /** The last row of the previous page. */
  after: Pick<DeletedRow, (typeof ORDER)[number]> | undefined;
  limit: number;
};

export async function selectDeleted(
  db: Reader,
  { after, limit, ...filter }: DeletedPage,
): Promise<DeletedRow[]> {
  let query = selectFromDeleted(db, filter).selectAll().limit(limit);
  for (const column of ORDER) query = query.orderBy(column, 'desc');
  if (after !== undefined) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('deleted_at', 'deletion_id', 'date', 'id'),
        '<',
        eb.tuple(after.deleted_at, after.deletion_id, after.date, after.id),
      ),
    );
  }
  return await query.execute();
}

export async function countDeleted(db: Reader, filter: DeletedFilter): Promise<number> {
  const { count } = await selectFromDeleted(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectFromDeleted(db: Reader, { userId, deletedAfter, terms }: DeletedFilter) {
  const query = db
    .selectFrom('deleted_transactions')
    .where('user_id', '=', userId)
    .where('deleted_at', '>', deletedAfter);
  return terms === undefined ? query : query.where(matchesTerms(terms));
}

/** Counts the transactions of each deletion; deletions of a single transaction are left out. */
export async function countDeletions(
  db: Reader,
  userId: string,
  deletions: readonly Deletion[],
): Promise<{ id: string; count: number }[]> {
  if (deletions.length === 0) return [];
  return await db
    .selectFrom('deleted_transactions')
    .select((eb) => ['deletion_id as id', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'in', [...new Set(deletions.map(({ deleted_at }) => deleted_at))])
    .where('deletion_id', 'in', [...new Set(deletions.map(({ deletion_id }) => deletion_id))])
    .groupBy(['deleted_at', 'deletion_id'])
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute();
}

/** Returns the next users with deleted transactions, sorted by id, each with the time of the oldest deletion. */
export async function findOldestDeletions(
  db: Reader,
  { afterUserId, limit }: { afterUserId: string; limit: number },
): Promise<{ userId: string; oldest: number }[]> {
  return await acrossUsers(db)
    .selectFrom('deleted_transactions')
    .select((eb) => ['user_id as userId', eb.fn.min<number>('deleted_at').as('oldest')])
    .where('user_id', '>', afterUserId)
    .groupBy('user_id')
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

export async function eraseExpired(trx: Writer, userId: string, beforeMs: number): Promise<void> {
  await trx
    .deleteFrom('deleted_transactions')
    .where('user_id', '=', userId)
    .where('deleted_at', '<=', beforeMs)
    .execute();
}
