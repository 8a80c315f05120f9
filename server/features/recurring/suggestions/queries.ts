import type { CalendarDay } from '#shared/calendar.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { DecisionRow } from '../decisions/queries.ts';

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
