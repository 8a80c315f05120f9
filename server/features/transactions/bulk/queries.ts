import { sql } from 'kysely';
import type { Writer } from '#server/database/schema.ts';
import { INDEXED, selectFiltered, type HistoryFilter } from '../history/queries.ts';
import type { TransactionRow } from '../queries.ts';

/** Selects the next transactions that a search finds, created at `createdUntil` or before, sorted by id. */
export async function selectMatching(
  trx: Writer,
  filter: HistoryFilter,
  { afterId, createdUntil, limit }: { afterId: string; createdUntil: number; limit: number },
): Promise<TransactionRow[]> {
  return await selectFiltered(trx, filter, INDEXED)
    .selectAll()
    .where('id', '>', afterId)
    .where('created_at', '<=', createdUntil)
    .orderBy('id')
    .limit(limit)
    .execute();
}

type EditedRow = Pick<
  TransactionRow,
  'id' | 'date' | 'description' | 'source_id' | 'search_text' | 'updated_at'
>;

/** Stores the day, description, account and search text of transactions of one user. */
export async function updateEdited(trx: Writer, rows: readonly TransactionRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const values = rows.map(
    (row) =>
      sql`(${row.id}, ${row.date}, ${row.description}, cast(${row.source_id} as text), ${row.search_text})`,
  );
  await trx
    .with(
      'edited(id, date, description, source_id, search_text)',
      () => sql<EditedRow>`(values ${sql.join(values)})` as never,
    )
    .updateTable('transactions')
    .from('edited' as never)
    .set({
      date: sql.ref('edited.date'),
      description: sql.ref('edited.description'),
      source_id: sql.ref('edited.source_id'),
      search_text: sql.ref('edited.search_text'),
      updated_at: first.updated_at,
    })
    .where('transactions.user_id', '=', first.user_id)
    .where('transactions.id', '=', sql.ref<string>('edited.id'))
    .execute();
}
