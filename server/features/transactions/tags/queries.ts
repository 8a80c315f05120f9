import { sql } from 'kysely';
import type { Reader, Writer } from '#server/database/schema.ts';
import { hasTag } from '../history/terms/queries.ts';
import { SEARCHED_COLUMNS, type SearchedColumns } from '../columns.ts';
import type { TransactionRow } from '../queries.ts';

type TaggedTable = 'transactions' | 'deleted_transactions';
type Tagged = Pick<TransactionRow, 'id'> & SearchedColumns;
type Retagged = Pick<TransactionRow, 'id' | 'tags' | 'search_text'>;

/** Counts the transactions of each combination of tags, as stored. */
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

/** Selects the next transactions with any of the tags, sorted by id. The tags are converted by `toSearchText`. */
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

/** Stores tags. Without `updatedAt`, the time of the last change stays, as after the rename of a tag. */
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
