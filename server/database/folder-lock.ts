import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makeFolder } from '#server/make-folder.ts';
import { attempt } from './attempt.ts';
import { isBusy } from './database-errors.ts';

const LOCK_FILE = 'saldo.lock';
const CHECK_MS = 1_000;
const TAKEN_MESSAGE =
  'The file saldo.lock was removed while Saldo runs, and another Saldo has started on the same data folder. Stop one of them.';

/**
 * Locks a data folder for this server until the process ends, even by a kill: the kernel then releases the lock, and
 * the empty lock file stays. If somebody removes the file, the server locks a new one. Commands run while a server
 * runs, and need no lock. Throws if another server has the lock, and SQLite's error if the folder cannot be written.
 */
export function lockFolder(dataDir: string, onProblem: (sentence: string) => void): void {
  makeFolder(dataDir);
  const path = join(dataDir, LOCK_FILE);
  let lock = takeLock(path);
  if (lock === undefined) throw new Error(describeLock(dataDir));
  let isReported = false;
  const checking = setInterval(() => {
    // A missing folder must not be created again, and is reported by the database.
    if (!existsSync(dataDir) || readFileNumber(path) === lock?.fileNumber) return;
    const newLock = attempt(() => takeLock(path));
    if (newLock !== undefined) lock = newLock;
    else if (!isReported) onProblem(TAKEN_MESSAGE);
    isReported = newLock === undefined;
  }, CHECK_MS);
  checking.unref();
}

/** Contains the connection, since garbage collection would close it and release the lock. */
type Lock = { connection: Sqlite.Database; fileNumber: bigint | undefined };

/** Returns undefined if another process has the lock. */
function takeLock(path: string): Lock | undefined {
  const connection = new Sqlite(path, { timeout: 0 });
  try {
    // Nothing is written, so no journal file is needed.
    connection.pragma('journal_mode = MEMORY');
    connection.exec('begin exclusive');
    return { connection, fileNumber: readFileNumber(path) };
  } catch (error) {
    connection.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

function readFileNumber(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

function describeLock(dataDir: string): string {
  return `Another Saldo is running on the folder ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`;
}
