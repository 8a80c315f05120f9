import type { Writer } from './schema.ts';

const ROWS_AT_ONCE = 1_000;

/** Deletes all decisions of a user except the newest `keptCount`. */
export async function deleteOldDecisions(
  trx: Writer,
  table: 'recurring_decisions' | 'notice_decisions',
  { userId, keptCount }: { userId: string; keptCount: number },
): Promise<void> {
  for (let rowCount = ROWS_AT_ONCE; rowCount === ROWS_AT_ONCE;) {
    const old = await trx
      .selectFrom(table)
      .select('key')
      .where('user_id', '=', userId)
      .orderBy('decided_at', 'desc')
      .orderBy('key')
      .offset(keptCount)
      .limit(ROWS_AT_ONCE)
      .execute();
    rowCount = old.length;
    if (rowCount === 0) return;
    const keys = old.map(({ key }) => key);
    await trx.deleteFrom(table).where('user_id', '=', userId).where('key', 'in', keys).execute();
  }
}
