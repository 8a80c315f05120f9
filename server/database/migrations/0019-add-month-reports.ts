import type { Kysely } from 'kysely';

/** Stores who wants the report of each month by mail, and whether with its amounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, { name: 'mails_month_report', default: 0 });
  await addColumn(db, { name: 'mails_month_amounts', default: 1 });
}

/** Looks first, since SQLite cannot add a column only where it is missing. */
async function addColumn(db: Kysely<unknown>, column: { name: string; default: number }): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((table) => table.name === 'profiles')?.columns ?? [];
  if (columns.some(({ name }) => name === column.name)) return;
  await db.schema
    .alterTable('profiles')
    .addColumn(column.name, 'bigint', (added) => added.notNull().defaultTo(column.default))
    .execute();
}
