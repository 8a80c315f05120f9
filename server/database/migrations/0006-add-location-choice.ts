import type { Kysely } from 'kysely';

/** Looks first, since SQLite cannot add a column only where it is missing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const profiles = tables.find(({ name }) => name === 'profiles');
  if (profiles?.columns.some(({ name }) => name === 'location_declined')) return;
  await db.schema
    .alterTable('profiles')
    .addColumn('location_declined', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
