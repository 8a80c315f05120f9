import type { Kysely } from 'kysely';

const COLUMNS = ['description', 'category', 'note', 'tags'] as const;

/** Stores what differs on one day of a recurring transaction, besides its amount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'recurring_occurrences')?.columns ?? [];
  for (const column of COLUMNS) {
    if (columns.some(({ name }) => name === column)) continue;
    await db.schema.alterTable('recurring_occurrences').addColumn(column, 'text').execute();
  }
}
