import type { TransferRow } from '#server/database/schema/accounts.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { toSlices } from '#server/database/slices.ts';

/** Returns a transfer that is not in the bin. */
export async function findTransfer(
  db: Reader | Writer,
  userId: string,
  id: string,
): Promise<TransferRow | undefined> {
  const row = await findAnyTransfer(db, userId, id);
  return row?.deleted_at === null ? row : undefined;
}

/** Returns a transfer, even one in the bin. */
export async function findAnyTransfer(
  db: Reader | Writer,
  userId: string,
  id: string,
): Promise<TransferRow | undefined> {
  return await db
    .selectFrom('transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findTransferIds(
  trx: Writer,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('transfers')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertTransfers(trx: Writer, rows: readonly TransferRow[]): Promise<void> {
  for (const slice of toSlices(rows)) await trx.insertInto('transfers').values(slice).execute();
}

export async function updateTransfer(
  trx: Writer,
  { user_id, id, created_at: _created, ...columns }: TransferRow,
): Promise<void> {
  await trx
    .updateTable('transfers')
    .set(columns)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

export async function deleteTransfers(trx: Writer, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('transfers').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

/** Selects the transfers of a user, or of one account, that are not in the bin, the newest first. */
export async function selectTransfers(
  db: Reader,
  {
    userId,
    account,
    from,
    after,
    limit,
  }: {
    userId: string;
    account: string | undefined;
    /** The earliest day; all days without it. */
    from?: string;
    after: Pick<TransferRow, 'date' | 'id'> | undefined;
    limit: number;
  },
): Promise<TransferRow[]> {
  const page = (side?: 'from_source' | 'to_source') => {
    let query = db
      .selectFrom('transfers')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    if (side !== undefined && account !== undefined) query = query.where(side, '=', account);
    if (from !== undefined) query = query.where('date', '>=', from);
    if (after !== undefined)
      query = query.where((eb) => eb(eb.refTuple('date', 'id'), '<', eb.tuple(after.date, after.id)));
    return query.execute();
  };
  if (account === undefined) return await page();
  // Each side has an index of its own.
  const rows = [...(await page('from_source')), ...(await page('to_source'))];
  return rows.toSorted(newestFirst).slice(0, limit);
}

function newestFirst(one: TransferRow, other: TransferRow): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}

/** Selects the transfers in the bin, the latest deletion first. */
export async function selectDeletedTransfers(
  db: Reader,
  {
    userId,
    deletedAfter,
    after,
    limit,
  }: {
    userId: string;
    deletedAfter: number;
    after: { deleted_at: number; id: string } | undefined;
    limit: number;
  },
): Promise<TransferRow[]> {
  let query = db
    .selectFrom('transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', '>', deletedAfter)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after !== undefined)
    query = query.where((eb) =>
      eb(eb.refTuple('deleted_at', 'id'), '<', eb.tuple(after.deleted_at, after.id)),
    );
  return await query.execute();
}

/** Erases transfers in the bin: one, or all. Returns their number. */
export async function eraseDeleted(trx: Writer, userId: string, id?: string): Promise<number> {
  let query = trx.deleteFrom('transfers').where('user_id', '=', userId).where('deleted_at', 'is not', null);
  if (id !== undefined) query = query.where('id', '=', id);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Selects the next transfers of a user by id, those in the bin too. */
export async function selectTransfersAfter(
  db: Reader,
  userId: string,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<TransferRow[]> {
  return await db
    .selectFrom('transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Selects up to `limit` transfers from or to an account, those in the bin too. */
export async function selectTransfersOf(
  trx: Writer,
  { userId, sourceId, limit }: { userId: string; sourceId: string; limit: number },
): Promise<TransferRow[]> {
  const ofSide = (side: 'from_source' | 'to_source', most: number) =>
    trx
      .selectFrom('transfers')
      .selectAll()
      .where('user_id', '=', userId)
      .where(side, '=', sourceId)
      .limit(most)
      .execute();
  const from = await ofSide('from_source', limit);
  return from.length === limit ? from : [...from, ...(await ofSide('to_source', limit - from.length))];
}
