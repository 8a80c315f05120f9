import { sql } from 'kysely';
import type { Writer } from './schema.ts';

/**
 * Locks the user's row of totals until the end of the database transaction, so that two writes of one user do
 * not conflict on PostgreSQL. Makes the row where it is missing.
 */
export async function lockUserTotals(trx: Writer, userId: string): Promise<void> {
  await upsert(trx, userId, 0);
}

/** Locks the same row and raises the revision, so that browsers fetch again. */
export async function reviseUserTotals(trx: Writer, userId: string): Promise<void> {
  await upsert(trx, userId, 1);
}

async function upsert(trx: Writer, userId: string, step: 0 | 1): Promise<void> {
  await trx
    .insertInto('user_totals')
    .values({ user_id: userId, income_minor: 0, expense_minor: 0, count: 0, revision: step })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ revision: sql`user_totals.revision + ${step}` }),
    )
    .execute();
}
