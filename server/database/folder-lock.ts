import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makeFolder } from '#server/make-folder.ts';

/** Kept from being collected, which would close them. */
const locks = new Set<Sqlite.Database>();

/**
 * Takes a data folder for this server, until the process ends in whatever way: the kernel drops the lock with the
 * process, and the file that carries it stays, empty. Commands work beside a server and do not ask for it.
 * Throws where another server has the folder, and SQLite's error where it cannot be written.
 */
export function lockFolder(dataDir: string): void {
  makeFolder(dataDir);
  const lock = new Sqlite(join(dataDir, 'saldo.lock'), { timeout: 0 });
  try {
    // Nothing is ever written, so there is no journal to be kept in a file.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new Error(describe(dataDir)) : error;
  }
  locks.add(lock);
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}

function describe(dataDir: string): string {
  return `Another Saldo is running on the folder ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`;
}
