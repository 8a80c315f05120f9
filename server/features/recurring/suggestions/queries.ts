import type { Selectable } from 'kysely';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { toSlices } from '#server/database/slices.ts';

export type DecisionRow = Selectable<Schema['recurring_decisions']>;

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

/** Returns the ids of the transactions of all occurrences that were due from a day on. */
export async function selectPaid(db: Reader, userId: string, from: CalendarDay): Promise<string[]> {
  const rows = await db
    .selectFrom('recurring_occurrences')
    .select('transaction_id')
    .where('user_id', '=', userId)
    .where('due_day', '>=', from)
    .where('transaction_id', 'is not', null)
    .execute();
  return rows.flatMap(({ transaction_id }) => transaction_id ?? []);
}

/** Adds decisions, or replaces those about the same keys. */
export async function saveDecisions(trx: Writer, rows: readonly DecisionRow[]): Promise<void> {
  await trx
    .insertInto('recurring_decisions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key']).doUpdateSet((eb) => ({
        decision: eb.ref('excluded.decision'),
        decided_at: eb.ref('excluded.decided_at'),
      })),
    )
    .execute();
}

export async function deleteDecisions(trx: Writer, userId: string, keys: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('recurring_decisions')
    .where('user_id', '=', userId)
    .where('key', 'in', keys)
    .execute();
}
