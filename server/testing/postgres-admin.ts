import pg from 'pg';

const PREFIX = 'saldo_test_';

/** The empty database with the newest schema, which tests copy. */
export const TEMPLATE = `${PREFIX}template`;

export function newDatabaseName(): string {
  return `${PREFIX}${crypto.randomUUID().replaceAll('-', '')}`;
}

/** Drops every database with the prefix of tests. */
export async function dropTestDatabases(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [PREFIX],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  });
}

/** Runs one statement as the superuser with this address. */
export async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  await withClient(adminUrl, (client) => client.query(statement));
}

export type EmptyDatabase = { url: string; drop: () => Promise<void> };

export async function createPostgresDatabase(adminUrl: string): Promise<EmptyDatabase> {
  const name = newDatabaseName();
  await runAsAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runAsAdmin(adminUrl, `drop database ${name} with (force)`) };
}

/** Reads the shape of a database, which shows whether a test has changed its schema. */
export async function readShape(databaseUrl: string): Promise<string> {
  return await withClient(databaseUrl, selectShape);
}

/** Deletes all rows, and returns true; returns false without a change if the database has another shape. */
export async function emptyDatabase(databaseUrl: string, shape: string): Promise<boolean> {
  return await withClient(databaseUrl, async (client) => {
    // A running query would write after the rows are gone; idle connections are those of the pool.
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`);
    if ((await selectShape(client)) !== shape) return false;
    await client.query(`do $$
      declare name text;
      begin
        for name in select relname from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%'
            and pg_relation_size(oid) > 0
        loop
          execute format('delete from %I', name);
        end loop;
      end
    $$`);
    return true;
  });
}

async function selectShape(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`select concat_ws(' ',
    (select md5(string_agg(concat_ws(' ', relname, attname, atttypid, attnotnull), ',' order by relname, attname))
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and not attisdropped),
    (select count(*) from pg_trigger),
    (select count(*) from pg_constraint),
    (select count(*) from pg_proc),
    (select count(*) from pg_db_role_setting),
    case when to_regclass('kysely_migration') is not null
      then query_to_xml('select name from kysely_migration order by name', true, true, '') end) as shape`);
  return rows[0]?.shape ?? '';
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
