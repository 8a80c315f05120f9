import { SqliteAdapter, sql, type CreateTableBuilder, type Kysely } from 'kysely';

/** Stores where transactions were imported from, and restores that are under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSources(db);
  await createImports(db);
  await createEntries(db);
  await createRestores(db);
  for (const table of ['transactions', 'deleted_transactions']) {
    await addColumn(db, table, 'source_id');
    await addColumn(db, table, 'import_id');
    // Most transactions are typed by hand, and cost this index nothing.
    await db.schema
      .createIndex(`${table}_by_import`)
      .ifNotExists()
      .on(table)
      .columns(['user_id', 'import_id', 'id'])
      .where(sql.ref('import_id'), 'is not', null)
      .execute();
  }
}

async function createSources(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sources')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_hash', 'text')
    .addColumn('account_end', 'text')
    .addColumn('shape', 'text')
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sources_key', ['user_id', 'id'])
    .execute();
}

async function createImports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('added', 'bigint', (column) => column.notNull())
    .addColumn('joined', 'bigint', (column) => column.notNull())
    .addColumn('left_out', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addPrimaryKeyConstraint('imports_key', ['user_id', 'id'])
    .execute();
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  await clusteredTable(db, 'import_entries')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addColumn('line', 'bigint', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('occurrence', 'bigint', (column) => column.notNull())
    .addColumn('bank_id', 'text')
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'text')
    .addPrimaryKeyConstraint('import_entries_key', ['user_id', 'import_id', 'line'])
    .execute();
  await index(db, 'import_entries_by_date', 'import_entries', ['user_id', 'date', 'import_id', 'line']);
  await index(db, 'import_entries_by_transaction', 'import_entries', ['user_id', 'transaction_id']);
}

async function createRestores(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('restores')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('exported_at', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** A table whose rows lie in the order of its key; SQLite needs to be told, PostgreSQL has no such thing. */
function clusteredTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const table = db.schema.createTable(name).ifNotExists();
  return isSqlite ? table.modifyEnd(sql`without rowid`) : table;
}

async function index(db: Kysely<unknown>, name: string, on: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).ifNotExists().on(on).columns(columns).execute();
}

/** Looks first, since SQLite cannot add a column only where it is missing. */
async function addColumn(db: Kysely<unknown>, tableName: string, name: string): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((table) => table.name === tableName)?.columns ?? [];
  if (columns.some((column) => column.name === name)) return;
  await db.schema.alterTable(tableName).addColumn(name, 'text').execute();
}
