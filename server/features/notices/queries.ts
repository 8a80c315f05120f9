import type { Selectable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { toSlices } from '#server/database/slices.ts';

export type DismissalRow = Selectable<Schema['notice_decisions']>;

export async function selectDismissals(db: Reader, userId: string): Promise<DismissalRow[]> {
  return await db
    .selectFrom('notice_decisions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute();
}

export async function selectLatestDismissals(
  db: Reader,
  userId: string,
  limit: number,
): Promise<DismissalRow[]> {
  return await db
    .selectFrom('notice_decisions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('decided_at', 'desc')
    .orderBy('key')
    .limit(limit)
    .execute();
}

/** Returns the keys of all dismissals of a user; see `dismissalKey`. */
export async function selectDismissedKeys(db: Reader | Writer, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('notice_decisions').select('key').where('user_id', '=', userId).execute();
  return new Set(rows.map(({ key }) => key));
}

export async function upsertDismissal(trx: Writer, row: DismissalRow): Promise<void> {
  const { decided_at, about } = row;
  await trx
    .insertInto('notice_decisions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ decided_at, about }))
    .execute();
}

export async function insertMissingDismissals(trx: Writer, rows: readonly DismissalRow[]): Promise<void> {
  for (const slice of toSlices(rows)) {
    await trx
      .insertInto('notice_decisions')
      .values(slice)
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .execute();
  }
}

export async function deleteDismissal(trx: Writer, userId: string, key: string): Promise<void> {
  await trx.deleteFrom('notice_decisions').where('user_id', '=', userId).where('key', '=', key).execute();
}
