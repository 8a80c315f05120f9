import type { Kysely } from 'kysely';

/** Stores deleted transactions for a while, so that users can restore them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deleted_transactions')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .addColumn('deletion_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('deleted_transactions_key', ['user_id', 'id'])
    .execute();
  await index(db, 'deleted_transactions_latest', ['user_id', 'deleted_at', 'id']);
}

async function index(db: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).ifNotExists().on('deleted_transactions').columns(columns).execute();
}
