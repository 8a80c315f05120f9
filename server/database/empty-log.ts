import type Sqlite from 'better-sqlite3';

/** How long this process may block while it waits for others that read or write. */
const GRACE_MS = 250;

/**
 * Writes the log of SQLite into the database file and empties it. Returns false if other processes prevented that.
 * Throws SQLite's error, such as within a transaction.
 */
export function emptyLog(connection: Sqlite.Database): boolean {
  connection.pragma(`busy_timeout = ${GRACE_MS}`);
  try {
    return connection.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
  } finally {
    connection.pragma('busy_timeout = 0');
  }
}
