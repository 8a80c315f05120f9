import { sql } from 'kysely';
import { AppError } from '#server/errors/app-error.ts';
import { prepareQuery } from './prepared.ts';
import type { Reader, Writer } from './schema.ts';

/**
 * Locks the user's row of totals until the end of the database transaction, so that two writes of one user do not
 * conflict on PostgreSQL. Adds the row if it is missing, even for a deleted account.
 */
export async function lockUserTotals(trx: Writer, userId: string): Promise<void> {
  await upsert(trx, userId, 0);
}

/** Locks the user's row of totals. Throws `userIdMissing` if the account has been deleted since the request began. */
export async function lockAccount(trx: Writer, userId: string): Promise<void> {
  await upsert(trx, userId, 0);
  await requireProfile(trx, userId);
}

/**
 * Locks the user's row of totals if there is one, and returns whether there is. A user with transactions or plans has
 * one until the account is deleted.
 */
export async function lockStoredTotals(trx: Writer, userId: string): Promise<boolean> {
  const row = await trx
    .updateTable('user_totals')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Does the same as `lockAccount`, and raises the revision, so that browsers fetch again. Returns the new revision. */
export async function reviseUserTotals(trx: Writer, userId: string): Promise<number> {
  const revision = await upsert(trx, userId, 1);
  // Only a new row may belong to a deleted account, since the deletion also deletes the row.
  if (revision === 1) await requireProfile(trx, userId);
  return revision;
}

/** Returns the revision of the user's transactions, categories and plans; 0 before the first change. */
export async function findRevision(db: Reader, userId: string): Promise<number> {
  const [row] = await selectRevision(db, { userId });
  return row?.revision ?? 0;
}

const selectRevision = prepareQuery<{ userId: string }, { revision: number }>((db, argument) =>
  db.selectFrom('user_totals').select('revision').where('user_id', '=', argument('userId')),
);

async function upsert(trx: Writer, userId: string, step: 0 | 1): Promise<number> {
  const [row] = await upsertRevision(trx, { userId, step });
  if (row === undefined) throw new Error('The totals of a user have no revision.');
  return row.revision;
}

const upsertRevision = prepareQuery<{ userId: string; step: number }, { revision: number }>((db, argument) =>
  db
    .insertInto('user_totals')
    .values({
      user_id: argument('userId'),
      income_minor: 0,
      expense_minor: 0,
      count: 0,
      revision: argument('step'),
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ revision: sql`user_totals.revision + ${argument('step')}` }),
    )
    .returning('revision'),
);

async function requireProfile(trx: Writer, userId: string): Promise<void> {
  const profile = await trx
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (profile === undefined) throw new AppError('userIdMissing');
}
