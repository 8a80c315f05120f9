import type { CreateTableBuilder, Kysely } from 'kysely';

/** The outbox, and the links that mail carries: for a new password, and for another e-mail address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'outbox')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addPrimaryKeyConstraint('outbox_key', ['user_id', 'id'])
    .execute();
  // The queue is worked off over all users.
  await index(db, 'outbox_by_due', 'outbox', ['state', 'due_at']);

  await table(db, 'password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await index(db, 'password_resets_by_user', 'password_resets', ['user_id']);

  await table(db, 'email_changes')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('new_email', 'text', (column) => column.notNull())
    .addColumn('current_token_hash', 'text', (column) => column.notNull())
    .addColumn('new_token_hash', 'text', (column) => column.notNull())
    .addColumn('current_confirmed_at', 'bigint')
    .addColumn('new_confirmed_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
  await index(db, 'email_changes_by_current', 'email_changes', ['current_token_hash']);
  await index(db, 'email_changes_by_new', 'email_changes', ['new_token_hash']);
}

function table(db: Kysely<unknown>, name: string): CreateTableBuilder<string> {
  return db.schema.createTable(name).ifNotExists();
}

async function index(db: Kysely<unknown>, name: string, on: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).ifNotExists().on(on).columns(columns).execute();
}
