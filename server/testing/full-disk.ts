import type { Database } from '#server/database/connect.ts';
import { runSql } from './run-sql.ts';

/**
 * Lets the database take nothing more: SQLite by its own limit of pages, PostgreSQL by the error it
 * reports when its disk is full. SQLite goes on writing while there is room in pages it already has.
 */
export async function fillDisk(database: Database): Promise<void> {
  if (database.engine === 'sqlite') {
    await runSql(database, 'pragma max_page_count = 1');
    return;
  }
  await runSql(
    database,
    `create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/1/1": No space left on device' using errcode = 'disk_full';
    end $$`,
  );
  for (const { name } of (await runSql(database, TABLES)) as { name: string }[]) {
    await runSql(
      database,
      `create trigger refuse before insert or update on "${name}" for each row execute function refuse()`,
    );
  }
}

/** Makes room again after `fillDisk`. */
export async function freeDisk(database: Database): Promise<void> {
  await runSql(
    database,
    database.engine === 'sqlite' ? 'pragma max_page_count = 1000000' : 'drop function refuse() cascade',
  );
}

/** Lets the database answer every write with an error at once. */
export async function refuseWrites(database: Database): Promise<void> {
  if (database.engine === 'sqlite') await runSql(database, 'pragma query_only = on');
  else await fillDisk(database);
}

const TABLES = "select tablename as name from pg_tables where schemaname = 'public'";
