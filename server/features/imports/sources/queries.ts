import type { Selectable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

export type SourceRow = Selectable<Schema['sources']>;

export async function selectSources(db: Reader | Writer, userId: string): Promise<SourceRow[]> {
  return await db.selectFrom('sources').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export async function findSource(
  db: Reader | Writer,
  userId: string,
  id: string,
): Promise<SourceRow | undefined> {
  return await db
    .selectFrom('sources')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countSources(trx: Writer, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('sources')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSource(trx: Writer, row: SourceRow): Promise<void> {
  await trx.insertInto('sources').values(row).execute();
}

export async function updateSource(trx: Writer, { user_id, id, ...columns }: SourceRow): Promise<void> {
  await trx.updateTable('sources').set(columns).where('user_id', '=', user_id).where('id', '=', id).execute();
}

export async function deleteSourceRow(trx: Writer, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('sources').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Returns the id of any import of an account. */
export async function findImportOf(
  trx: Writer,
  userId: string,
  sourceId: string,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('imports')
    .select('id')
    .where('user_id', '=', userId)
    .where('source_id', '=', sourceId)
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

export async function updateSourceOfImports(
  trx: Writer,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ source_id: to })
    .where('user_id', '=', userId)
    .where('source_id', '=', from)
    .execute();
}

export async function deleteImport(trx: Writer, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('imports').where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function insertMissingSources(trx: Writer, rows: readonly SourceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('sources')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
}

export async function findSourceIds(trx: Writer, userId: string): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('sources').select('id').where('user_id', '=', userId).execute();
  return new Set(rows.map(({ id }) => id));
}
