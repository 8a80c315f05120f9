import type { Selectable } from 'kysely';
import type { CalendarRange } from '#shared/calendar.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { toSlices } from '#server/database/slices.ts';

export type ImportRecord = Selectable<Schema['imports']>;
export type EntryRow = Selectable<Schema['import_entries']>;

/** `after` is the last import of the page before. */
type ImportPage = {
  userId: string;
  state: ImportRecord['state'] | undefined;
  after: { createdAt: number; id: string } | undefined;
  limit: number;
};

export async function selectImportPage(
  db: Reader,
  { userId, state, after, limit }: ImportPage,
): Promise<ImportRecord[]> {
  let query = newestFirst(db, userId).limit(limit);
  if (state !== undefined) query = query.where('state', '=', state);
  if (after !== undefined) {
    query = query.where((eb) =>
      eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.createdAt, after.id)),
    );
  }
  return await query.execute();
}

function newestFirst(db: Reader, userId: string) {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

export async function findImport(
  db: Reader | Writer,
  userId: string,
  id: string,
): Promise<ImportRecord | undefined> {
  return await db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertImport(trx: Writer, row: ImportRecord): Promise<void> {
  await trx.insertInto('imports').values(row).execute();
}

export async function updateImport(
  trx: Writer,
  { user_id, id, ...columns }: Pick<ImportRecord, 'user_id' | 'id'> & Partial<ImportRecord>,
): Promise<void> {
  await trx.updateTable('imports').set(columns).where('user_id', '=', user_id).where('id', '=', id).execute();
}

/** Counts the rows of the user's imports, without undone imports. */
export async function countImportedRows(trx: Writer, userId: string): Promise<number> {
  const counted = await trx
    .selectFrom('imports')
    .select((eb) => [
      eb.fn.sum<number | null>('added').as('added'),
      eb.fn.sum<number | null>('joined').as('joined'),
      eb.fn.sum<number | null>('left_out').as('leftOut'),
    ])
    .where('user_id', '=', userId)
    .where('state', '<>', 'undone')
    .executeTakeFirst();
  return (counted?.added ?? 0) + (counted?.joined ?? 0) + (counted?.leftOut ?? 0);
}

/** Counts the edited transactions of an import. The inner query reads only an index. */
export async function countEdited(db: Reader, userId: string, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('transactions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('transactions')
        .select('id')
        .where('user_id', '=', userId)
        .where('import_id', '=', importId),
    )
    .whereRef('updated_at', '<>', 'created_at')
    .executeTakeFirstOrThrow();
  return count;
}

export async function findEntries(
  trx: Writer,
  { userId, importId, lines }: { userId: string; importId: string; lines: readonly number[] },
): Promise<EntryRow[]> {
  return await trx
    .selectFrom('import_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('line', 'in', lines)
    .execute();
}

/** Whether an entry of these days belongs to a transaction. */
export async function isJoinedAlready(
  trx: Writer,
  { userId, transactionId, days }: { userId: string; transactionId: string; days: CalendarRange },
): Promise<boolean> {
  const found = await trx
    .selectFrom('import_entries')
    .select('line')
    .where('user_id', '=', userId)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertEntries(trx: Writer, rows: readonly EntryRow[]): Promise<void> {
  for (const slice of toSlices(rows)) await trx.insertInto('import_entries').values(slice).execute();
}

/** Deletes up to `limit` entries of an import. Returns their number, how many were joined, and their transfers. */
export async function deleteEntries(
  trx: Writer,
  { userId, importId, limit }: { userId: string; importId: string; limit: number },
): Promise<{ deleted: number; joined: number; transferIds: string[] }> {
  const entries = await trx
    .selectFrom('import_entries')
    .select(['line', 'outcome', 'transfer_id'])
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .orderBy('line')
    .limit(limit)
    .execute();
  const last = entries.at(-1);
  if (last !== undefined) {
    await trx
      .deleteFrom('import_entries')
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .where('line', '<=', last.line)
      .execute();
  }
  const joined = entries.filter(({ outcome }) => outcome === 'joined').length;
  const transferIds = entries.flatMap(({ transfer_id }) => (transfer_id === null ? [] : [transfer_id]));
  return { deleted: entries.length, joined, transferIds };
}

/** Returns a page of the entries of all imports, sorted by import and line. */
export async function selectEntries(
  db: Reader,
  userId: string,
  { after, limit }: { after: Pick<EntryRow, 'import_id' | 'line'>; limit: number },
): Promise<EntryRow[]> {
  return await db
    .selectFrom('import_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.refTuple('import_id', 'line'), '>', eb.tuple(after.import_id, after.line)))
    .orderBy('import_id')
    .orderBy('line')
    .limit(limit)
    .execute();
}

/** Returns the ids that imports of the user have. */
export async function findImportIds(
  trx: Writer,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('imports')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertMissingImports(trx: Writer, rows: readonly ImportRecord[]): Promise<void> {
  for (const slice of toSlices(rows)) {
    await trx
      .insertInto('imports')
      .values(slice)
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute();
  }
}

export async function insertMissingEntries(trx: Writer, rows: readonly EntryRow[]): Promise<void> {
  for (const slice of toSlices(rows)) {
    await trx
      .insertInto('import_entries')
      .values(slice)
      .onConflict((conflict) => conflict.columns(['user_id', 'import_id', 'line']).doNothing())
      .execute();
  }
}
