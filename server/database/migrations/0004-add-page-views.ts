import type { Kysely } from 'kysely';

/** Page views of those who consented: a count for each day and screen, and nobody in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_views')
    .ifNotExists()
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_views_key', ['day', 'path'])
    .execute();
}
