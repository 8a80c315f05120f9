import type { CreateTableBuilder, Kysely } from 'kysely';
import { sql, SqliteAdapter } from 'kysely';
import { toSearchText } from '#shared/search-text.ts';

const BATCH_SIZE = 500;

type NameRow = { user_id: string; display_name: string };

/**
 * Adds the tables of the administration: active days, presence, the audit log, settings, daily figures, invitations,
 * jobs that one process runs, and searchable names. Existing users count as active on the day they signed up, in UTC,
 * and their addresses as confirmed, since nobody asked them to confirm.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  // An index of many users takes PostgreSQL longer than a query may.
  if (!isSqlite) await sql`set local statement_timeout = 0`.execute(db);

  await clusteredTable(db, 'user_activity')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('day_number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_activity_key', ['user_id', 'day'])
    .execute();
  await addSignUpDays(db, isSqlite);

  await addColumn(db, 'presence', 'online_since', 'bigint');
  // Who is online is asked over all users.
  await index(db, 'presence_by_sight', 'presence', ['is_online', 'last_seen', 'user_id']);
  await index(db, 'presence_by_last_seen', 'presence', ['last_seen', 'user_id']);
  await table(db, 'event_streams')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_streams_key', ['user_id', 'id'])
    .execute();

  await table(db, 'audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('target_id', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await index(db, 'audit_log_by_time', 'audit_log', ['at', 'id']);
  await index(db, 'audit_log_by_target', 'audit_log', ['target_id', 'at', 'id']);
  await index(db, 'audit_log_by_actor', 'audit_log', ['actor_id', 'at', 'id']);
  await index(db, 'audit_log_by_action', 'audit_log', ['action', 'at', 'id']);

  await table(db, 'settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await table(db, 'system_metrics')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('as_of', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('system_metrics_key', ['name', 'day'])
    .execute();
  await table(db, 'jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('error', 'text')
    .execute();

  await table(db, 'invites')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await index(db, 'invites_by_token', 'invites', ['token_hash']);
  await table(db, 'email_verifications')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await index(db, 'email_verifications_by_user', 'email_verifications', ['user_id']);
  await table(db, 'repeated_sign_ups')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`update "user" set "emailVerified" = 1`.execute(db);
  await index(db, 'user_by_verified', 'user', ['emailVerified', 'createdAt']);

  await addSearchNames(db);
  // Each holds all that users are searched by, so that a search reads the index alone.
  const flags = ['is_admin', 'is_suspended'];
  const searched = ['search_name', 'email', ...flags];
  await index(db, 'profiles_by_created', 'profiles', ['created_at', 'user_id', ...searched]);
  await index(db, 'profiles_by_name', 'profiles', ['search_name', 'user_id', 'email', ...flags]);
  await index(db, 'profiles_by_email', 'profiles', ['email', 'user_id', 'search_name', ...flags]);
  // Administrators are few among many, and held at every change of a role or a suspension.
  await sql`create index if not exists profiles_of_admins on profiles (user_id) where is_admin = 1`.execute(
    db,
  );
  await index(db, 'admin_notifications_by_id', 'admin_notifications', ['id']);
  await index(db, 'admin_notifications_by_read', 'admin_notifications', ['read', 'id']);
}

async function addSignUpDays(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  const day = isSqlite
    ? sql`strftime('%Y-%m-%d', created_at / 1000, 'unixepoch')`
    : sql`to_char(to_timestamp(created_at / 1000) at time zone 'UTC', 'YYYY-MM-DD')`;
  await sql`
    insert into user_activity (user_id, day, day_number) select user_id, ${day}, 0 from profiles
    where true on conflict do nothing`.execute(db);
}

async function addSearchNames(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'profiles', 'search_name', 'text', '');
  for (let after: string | undefined = '', rows: NameRow[] = []; after !== undefined;) {
    rows = await selectNames(db, after);
    if (rows.length > 0) await updateNames(db, rows);
    after = rows.at(-1)?.user_id;
  }
}

async function selectNames(db: Kysely<unknown>, after: string): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select user_id, display_name from profiles where user_id > ${after}
    order by user_id limit ${BATCH_SIZE}`.execute(db);
  return rows;
}

/** One statement for the batch, so that SQLite syncs it once. */
async function updateNames(db: Kysely<unknown>, rows: readonly NameRow[]): Promise<void> {
  const values = rows.map((row) => sql`(${row.user_id}, ${toSearchText(row.display_name)})`);
  await sql`
    with names (user_id, search_name) as (values ${sql.join(values)})
    update profiles set search_name = names.search_name from names
    where profiles.user_id = names.user_id`.execute(db);
}

/** Looks first, since SQLite cannot add a column only where it is missing. */
async function addColumn(
  db: Kysely<unknown>,
  tableName: string,
  name: string,
  type: 'text' | 'bigint',
  empty?: string,
): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((each) => each.name === tableName)?.columns ?? [];
  if (columns.some((column) => column.name === name)) return;
  await db.schema
    .alterTable(tableName)
    .addColumn(name, type, (column) => (empty === undefined ? column : column.notNull().defaultTo(empty)))
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
