import type { Kysely, CreateTableBuilder } from 'kysely';
import { sql, SqliteAdapter } from 'kysely';

/**
 * All tables of the first release. `if not exists` throughout: SQLite runs a migration outside a
 * transaction, and one that was cut off must be able to run again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', 'integer', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await table(db, 'session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'session_by_user', 'session', ['userId']);
  await table(db, 'account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('accessTokenExpiresAt', 'text')
    .addColumn('refreshTokenExpiresAt', 'text')
    .addColumn('scope', 'text')
    .addColumn('idToken', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'account_by_user', 'account', ['userId']);
  await table(db, 'verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'verification_by_identifier', 'verification', ['identifier']);

  await table(db, 'profiles')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('photo_url', 'text')
    .addColumn('city', 'text')
    .addColumn('country', 'text')
    .addColumn('terms_accepted', 'integer', (column) => column.notNull())
    .addColumn('terms_version', 'integer', (column) => column.notNull())
    .addColumn('is_admin', 'integer', (column) => column.notNull())
    .addColumn('is_suspended', 'integer', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('first_day_of_week', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await table(db, 'presence')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('is_online', 'integer', (column) => column.notNull())
    .addColumn('last_seen', 'bigint', (column) => column.notNull())
    .execute();

  await clusteredTable(db, 'transactions')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('transactions_key', ['user_id', 'id'])
    .execute();
  await index(db, 'transactions_by_date', 'transactions', ['user_id', 'type', 'date', 'id']);

  await clusteredTable(db, 'daily_totals')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_totals_key', ['user_id', 'date', 'type', 'category'])
    .execute();
  await table(db, 'user_totals')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('income_minor', 'bigint', (column) => column.notNull())
    .addColumn('expense_minor', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute();

  await table(db, 'admin_notifications')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('timestamp', 'bigint', (column) => column.notNull())
    .addColumn('read', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('admin_notifications_key', ['user_id', 'id'])
    .execute();
}

function table(db: Kysely<unknown>, name: string): CreateTableBuilder<string> {
  return db.schema.createTable(name).ifNotExists();
}

/** A table whose rows lie in the order of its key; SQLite needs to be told, PostgreSQL has no such thing. */
function clusteredTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return isSqlite ? table(db, name).modifyEnd(sql`without rowid`) : table(db, name);
}

async function index(db: Kysely<unknown>, name: string, on: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).ifNotExists().on(on).columns(columns).execute();
}
