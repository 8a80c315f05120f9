import type { Kysely } from 'kysely';

/** Stores how many rows of an imported file could not be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'imports')?.columns ?? [];
  if (columns.some(({ name }) => name === 'unreadable')) return;
  await db.schema
    .alterTable('imports')
    .addColumn('unreadable', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
