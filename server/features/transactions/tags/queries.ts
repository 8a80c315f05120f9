import { sql } from 'kysely';
import type { Reader, Writer } from '#server/database/schema.ts';
import { hasTag } from '../history/terms/queries.ts';
import { SEARCHED_COLUMNS, type SearchedColumns } from '../columns.ts';
import type { TransactionRow } from '../queries.ts';

type TaggedTable = 'transactions' | 'deleted_transactions';
type Tagged = Pick<TransactionRow, 'id'> & SearchedColumns;
type Retagged = Pick<TransactionRow, 'id' | 'tags' | 'search_text'>;

/** Each combination of tags, as stored, with the number of transactions that have it. */
export async function countStoredTags(
  db: Reader,
  userId: string,
): Promise<{ tags: string; count: number }[]> {
  return await db
    .selectFrom('transactions')
    .select((eb) => ['tags', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('tags', '<>', '')
    .groupBy('tags')
    .execute();
}

type TaggedPage = { userId: string; tags: readonly string[]; afterId: string; limit: number };

/** The next transactions, in the order of their ids, with any of some tags, given by `toSearchText`. */
export async function selectTagged(
  trx: Writer,
  table: TaggedTable,
  { userId, tags, afterId, limit }: TaggedPage,
): Promise<Tagged[]> {
  return await trx
    .selectFrom(table)
    .select(['id', ...SEARCHED_COLUMNS])
    .where('user_id', '=', userId)
    .where('id', '>', afterId)
    .where((eb) => eb.or(tags.map(hasTag)))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Without a new `updated_at` it stays: a tag that is renamed leaves the content as it is. */
export async function updateTags(
  trx: Writer,
  table: TaggedTable,
  userId: string,
  rows: readonly Retagged[],
  updatedAt?: number,
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => sql`(${row.id}, ${row.tags}, ${row.search_text})`);
  await trx
    .with('retagged(id, tags, search_text)', () => sql<Retagged>`(values ${sql.join(values)})` as never)
    .updateTable(table)
    .from('retagged' as never)
    .set({
      tags: sql.ref('retagged.tags'),
      search_text: sql.ref('retagged.search_text'),
      ...(updatedAt !== undefined && { updated_at: updatedAt }),
    })
    .where(`${table}.user_id`, '=', userId)
    .where(`${table}.id`, '=', sql.ref<string>('retagged.id'))
    .execute();
}
