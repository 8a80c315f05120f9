import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makeFolder } from '#server/make-folder.ts';
import { isBusy } from './database-errors.ts';

const LOCK_FILE = 'saldo.lock';
const CHECK_MS = 1_000;
const TAKEN =
  'The file saldo.lock was removed while Saldo runs, and another Saldo has started on the same data folder. Stop one of them.';

/**
 * Locks a data folder for this server until the process ends in any way: the kernel drops the lock then, and
 * the lock file stays, empty. If somebody removes the file, the server locks a new one. Commands run beside a
 * server and need no lock. Throws where another server has the folder, and SQLite's error where the folder
 * cannot be written.
 */
export function lockFolder(dataDir: string, onProblem: (sentence: string) => void): void {
  makeFolder(dataDir);
  const path = join(dataDir, LOCK_FILE);
  let held = takeLock(path);
  if (held === undefined) throw new Error(describe(dataDir));
  let isReported = false;
  const checking = setInterval(() => {
    // The database reports a missing folder, which must not come back empty.
    if (!existsSync(dataDir) || fileNumberOf(path) === held?.fileNumber) return;
    const taken = attempt(() => takeLock(path));
    if (taken !== undefined) held = taken;
    else if (!isReported) onProblem(TAKEN);
    isReported = taken === undefined;
  }, CHECK_MS);
  checking.unref();
}

/** Keeps the connection from being garbage-collected, which would close it. */
type Lock = { connection: Sqlite.Database; fileNumber: bigint | undefined };

/** Undefined where another process has the lock. */
function takeLock(path: string): Lock | undefined {
  const connection = new Sqlite(path, { timeout: 0 });
  try {
    // Nothing is ever written, so no journal file is needed.
    connection.pragma('journal_mode = MEMORY');
    connection.exec('begin exclusive');
    return { connection, fileNumber: fileNumberOf(path) };
  } catch (error) {
    connection.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

function fileNumberOf(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

/** Undefined where the folder cannot be written now; the next check tries again. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function describe(dataDir: string): string {
  return `Another Saldo is running on the folder ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`;
}
