import { sql, type Kysely } from 'kysely';

/** Stores until when somebody has Premium and why, and who asks for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'premium_until');
  await addColumn(db, 'premium_source');
  await db.schema
    .createTable('premium_requests')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('outcome', 'text')
    .addPrimaryKeyConstraint('premium_requests_key', ['user_id'])
    .execute();
  await sql`create index if not exists profiles_of_premium on profiles (user_id) where plan = 'premium'`.execute(
    db,
  );
}

/** Looks first, since SQLite cannot add a column only where it is missing. */
async function addColumn(db: Kysely<unknown>, name: string): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((table) => table.name === 'profiles')?.columns ?? [];
  if (columns.some((column) => column.name === name)) return;
  await db.schema.alterTable('profiles').addColumn(name, 'text').execute();
}
