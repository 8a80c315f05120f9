import { sql, type Kysely } from 'kysely';

/** Stores transfers, the opening, the limit and the colour of each account, its sums of each month, and the balances that banks state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTransfers(db);
  await createSourceTotals(db);
  await createStatements(db);
  await addColumn(db, { table: 'sources', column: 'opening_minor', type: 'bigint' });
  await addColumn(db, { table: 'sources', column: 'opening_day', type: 'text' });
  await addColumn(db, { table: 'sources', column: 'low_minor', type: 'bigint' });
  await addColumn(db, { table: 'sources', column: 'colour', type: 'text' });
  await addColumn(db, { table: 'import_entries', column: 'transfer_id', type: 'text' });
  await db.schema
    .createIndex('import_entries_by_transfer')
    .ifNotExists()
    .on('import_entries')
    .columns(['user_id', 'transfer_id'])
    .where(sql.ref('transfer_id'), 'is not', null)
    .execute();
}

async function createTransfers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('transfers')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('from_source', 'text')
    .addColumn('to_source', 'text')
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('import_id', 'text')
    .addColumn('given_side', 'text')
    .addPrimaryKeyConstraint('transfers_key', ['user_id', 'id'])
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`transfers_by_${name}`).ifNotExists().on('transfers').columns(columns);
  await index('day', ['user_id', 'date', 'id']).where(sql.ref('deleted_at'), 'is', null).execute();
  await index('from', ['user_id', 'from_source', 'date', 'id'])
    .where(sql.ref('from_source'), 'is not', null)
    .execute();
  await index('to', ['user_id', 'to_source', 'date', 'id'])
    .where(sql.ref('to_source'), 'is not', null)
    .execute();
  await index('deletion', ['user_id', 'deleted_at', 'id'])
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
}

/** Creates the sums, and fills them from the transactions with an account. */
async function createSourceTotals(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === 'source_totals')) return;
  await db.schema
    .createTable('source_totals')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('net_minor', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('source_totals_key', ['user_id', 'source_id', 'month'])
    .execute();
  await sql`
    insert into source_totals (user_id, source_id, month, net_minor)
    select user_id, source_id, substr(date, 1, 7),
      cast(sum(case type when 'income' then amount_minor else -amount_minor end) as bigint)
    from transactions
    where source_id is not null
    group by user_id, source_id, substr(date, 1, 7)
  `.execute(db);
}

async function createStatements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('source_statements')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('balance_minor', 'bigint', (column) => column.notNull())
    .addColumn('import_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('source_statements_key', ['user_id', 'source_id', 'day'])
    .execute();
}

async function addColumn(
  db: Kysely<unknown>,
  { table, column, type }: { table: string; column: string; type: 'bigint' | 'text' },
): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  if (columns.some(({ name }) => name === column)) return;
  await db.schema.alterTable(table).addColumn(column, type).execute();
}
