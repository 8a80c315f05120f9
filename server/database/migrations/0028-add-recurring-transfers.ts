import type { Kysely } from 'kysely';

/** Stores recurring transfers, and the account of each recurring transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRecurringTransfers(db);
  const tables = await db.introspection.getTables();
  const recurring = tables.find(({ name }) => name === 'recurring');
  if (recurring?.columns.some(({ name }) => name === 'source_id') !== true)
    await db.schema.alterTable('recurring').addColumn('source_id', 'text').execute();
}

async function createRecurringTransfers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recurring_transfers')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('from_source', 'text')
    .addColumn('to_source', 'text')
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('every', 'bigint', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('second_day', 'bigint')
    .addColumn('on_day', 'text', (column) => column.notNull())
    .addColumn('shift', 'text', (column) => column.notNull())
    .addColumn('end_day', 'text')
    .addColumn('open_from', 'text', (column) => column.notNull())
    .addColumn('next_day', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('recurring_transfers_key', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('recurring_transfers_by_next_day')
    .ifNotExists()
    .on('recurring_transfers')
    .columns(['user_id', 'next_day'])
    .execute();
}
