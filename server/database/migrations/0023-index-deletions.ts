import type { Kysely } from 'kysely';

/** Lists what was deleted together by day, and counts it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('deleted_transactions_together')
    .ifNotExists()
    .on('deleted_transactions')
    .columns(['user_id', 'deleted_at', 'deletion_id', 'date', 'id'])
    .execute();
}
