import type { Kysely } from 'kysely';
import { sql, SqliteAdapter } from 'kysely';

/** Stores notes, tags and the split purchase that a transaction is a part of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An index of millions of transactions takes PostgreSQL longer than a query may.
  if (!(db.getExecutor().adapter instanceof SqliteAdapter))
    await sql`set local statement_timeout = 0`.execute(db);
  for (const table of ['transactions', 'deleted_transactions']) {
    await addText(db, table, 'note');
    await addText(db, table, 'tags');
    if (!(await hasColumn(db, table, 'group_id'))) {
      await db.schema.alterTable(table).addColumn('group_id', 'text').execute();
    }
  }
  await db.schema
    .createIndex('transactions_by_group')
    .ifNotExists()
    .on('transactions')
    .columns(['user_id', 'group_id', 'id'])
    // Few transactions are parts of a split purchase.
    .where(sql.ref('group_id'), 'is not', null)
    .execute();
}

async function addText(db: Kysely<unknown>, table: string, name: string): Promise<void> {
  if (await hasColumn(db, table, name)) return;
  await db.schema
    .alterTable(table)
    .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

async function hasColumn(db: Kysely<unknown>, table: string, name: string): Promise<boolean> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((each) => each.name === table)?.columns ?? [];
  return columns.some((column) => column.name === name);
}
