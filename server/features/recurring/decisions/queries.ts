import type { Selectable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

export type DecisionRow = Selectable<Schema['recurring_decisions']>;

const ROWS_AT_ONCE = 500;

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
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await trx
      .insertInto('recurring_decisions')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .execute();
  }
}
