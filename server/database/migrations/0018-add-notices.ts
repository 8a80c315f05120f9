import type { Kysely } from 'kysely';

/** Stores which notices somebody called usual. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_decisions')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_decisions_key', ['user_id', 'key'])
    .execute();
}
