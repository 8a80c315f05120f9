import type { Database } from '#server/database/connect.ts';
import { isStorageFull } from '#server/database/database-errors.ts';
import { runSql } from './run-sql.ts';

/**
 * Makes the database refuse new rows: SQLite by its own limit of pages, PostgreSQL by the error of a full
 * disk. SQLite still fills the pages it has.
 */
export async function fillDisk(database: Database): Promise<void> {
  if (database.engine === 'sqlite') {
    await runSql(database, 'pragma max_page_count = 1');
    return;
  }
  for (const { name } of (await runSql(database, TABLES)) as { name: string }[])
    await refuseRows(database, name);
}

/** Makes one table refuse new rows as on a full disk, while the others still have room. */
export async function fillTable(database: Database, table: string): Promise<void> {
  if (database.engine === 'postgres') return await refuseRows(database, table);
  const columns = (await runSql(database, `pragma table_info("${table}")`)) as TableColumn[];
  const requiredColumns = columns.filter(
    ({ pk, notnull, dflt_value }) => pk > 0 || (notnull === 1 && dflt_value === null),
  );
  const names = requiredColumns.map(({ name }) => `"${name}"`).join();
  await runSql(database, 'pragma max_page_count = 1');
  for (let nth = 0; ; nth++) {
    const values = requiredColumns
      .map(({ type }) => (type.toLowerCase() === 'text' ? `'z${nth}'` : 0))
      .join();
    const isFull = await runSql(database, `insert into "${table}" (${names}) values (${values})`).then(
      () => false,
      isStorageFull,
    );
    if (isFull) return;
  }
}

async function refuseRows(database: Database, table: string): Promise<void> {
  await runSql(
    database,
    `create or replace function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/1/1": No space left on device' using errcode = 'disk_full';
    end $$`,
  );
  await runSql(
    database,
    `create trigger refuse before insert or update on "${table}" for each row execute function refuse()`,
  );
}

type TableColumn = { name: string; type: string; notnull: number; dflt_value: unknown; pk: number };

/** Makes room again after `fillDisk`. */
export async function freeDisk(database: Database): Promise<void> {
  await runSql(
    database,
    database.engine === 'sqlite' ? 'pragma max_page_count = 1000000' : 'drop function refuse() cascade',
  );
}

export async function refuseWrites(database: Database): Promise<void> {
  if (database.engine === 'sqlite') await runSql(database, 'pragma query_only = on');
  else await fillDisk(database);
}

const TABLES = "select tablename as name from pg_tables where schemaname = 'public'";
