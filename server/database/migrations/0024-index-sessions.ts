import type { Kysely } from 'kysely';

/** Finds a session by its user and token. The unique index of the token stays, for the identity library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('session_by_user_and_token')
    .ifNotExists()
    .unique()
    .on('session')
    .columns(['userId', 'token'])
    .execute();
}
