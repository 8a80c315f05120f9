import type { Selectable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { toSlices } from '#server/database/slices.ts';

export type DecisionRow = Selectable<Schema['recurring_decisions']>;

/** Returns the user's decisions about recognised series. */
export async function selectDecisions(db: Reader, userId: string): Promise<DecisionRow[]> {
  return await db
    .selectFrom('recurring_decisions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute();
}

export async function insertMissingDecisions(trx: Writer, rows: readonly DecisionRow[]): Promise<void> {
  for (const slice of toSlices(rows)) {
    await trx
      .insertInto('recurring_decisions')
      .values(slice)
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .execute();
  }
}
