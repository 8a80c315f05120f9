import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { sqliteFile, type DatabaseLocation } from './connect.ts';
import { isBusy } from './database-errors.ts';
import { APPLICATION_NAME } from './postgres.ts';

/** Whether another process has the database open now. */
export async function isInUse(location: DatabaseLocation): Promise<boolean> {
  return 'dataDir' in location
    ? isFileOpenElsewhere(sqliteFile(location.dataDir))
    : await isServedToOthers(location.databaseUrl);
}

/** A connection to a database with a log locks a part of its file, so that nobody else can lock all of it. */
function isFileOpenElsewhere(file: string): boolean {
  const connection = new Sqlite(file, { timeout: 0 });
  try {
    connection.pragma('locking_mode = EXCLUSIVE');
    connection.exec('begin exclusive; commit');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    connection.close();
  }
}

async function isServedToOthers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity
        where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
      [APPLICATION_NAME],
    );
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}
