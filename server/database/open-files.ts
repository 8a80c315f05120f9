import type Sqlite from 'better-sqlite3';
import { DatabaseGone } from './database-errors.ts';
import { createHeldFiles, type FindFile, type HeldFiles } from './compare-files.ts';
import { emptyLog } from './empty-log.ts';
import { isSameDatabase } from './same-database.ts';

/** Each but `look` throws `DatabaseGone` where the files at the database's path are no longer the open ones. */
export type OpenFiles = {
  /** Costs nothing unless they were gone at the last look. */
  requireBeforeWrite: () => void;
  /** Looks at the files that hold what was written. */
  requireAfterCommit: () => void;
  /** Looks at all of them. */
  requireInPlace: () => void;
  /** Looks at all files, reports a problem and writes the log into the database where it can. */
  look: () => void;
};

const MOVED =
  'The database file was moved, removed or emptied while Saldo runs. Nothing is saved until it is back in its place, or until Saldo has been started again.';
const UNSTABLE =
  'The file system gives the open database other file numbers than before. Saldo no longer compares them, and would notice a database file that is missing but not one that is replaced.';

/**
 * Guards the files of an open database: what is written into a file that was removed or replaced is lost with
 * the process, even when synced. A look takes some microseconds. It never opens a file, since closing it would
 * drop SQLite's locks on it.
 */
export function holdFiles(
  connection: Sqlite.Database,
  { onProblem, findFile }: { onProblem: (sentence: string) => void; findFile?: FindFile },
): OpenFiles {
  const files = createHeldFiles(connection.name, findFile);
  let isGone = false;
  let isSaved = false;
  /** The file numbers that were found to be another database's. */
  let otherNumbers = '';

  function look(): void {
    if (files.areInPlace()) return void (isGone = false);
    if (connection.inTransaction) return;
    if (haveOnlyNumbersChanged()) {
      files.ignoreNumbers();
      isGone = false;
      onProblem(UNSTABLE);
      return;
    }
    const isNews = !isGone;
    isGone = true;
    // The log would fill an emptied file with part of a database, which the next start takes for a damaged one.
    if (isNews || !isSaved) isSaved = files.isEmptied() || saveLog(connection, files);
    // Last: an operator who reads it may end the process at once.
    if (isNews) onProblem(MOVED);
  }

  /** Whether they are still the open files, on a file system that changes file numbers. */
  function haveOnlyNumbersChanged(): boolean {
    const numbers = files.readNumbers();
    if (numbers === undefined || numbers === otherNumbers) return false;
    const isSame = attempt(() => isSameDatabase(connection));
    if (isSame === false) otherNumbers = numbers;
    return isSame === true;
  }

  function requireInPlace(some?: readonly string[]): void {
    if (files.areInPlace(isGone ? undefined : some)) return void (isGone = false);
    if (!isGone) look();
    if (isGone || !files.areInPlace(some)) throw new DatabaseGone();
  }

  return {
    requireBeforeWrite() {
      if (isGone) requireInPlace();
    },
    requireAfterCommit: () => requireInPlace(files.written),
    requireInPlace,
    look,
  };
}

/**
 * Writes the log into the database, wherever that is now; answers whether there is nothing left to do. A log that was
 * removed holds acknowledged writes, and one that stayed would be taken for that of the database which has replaced
 * this one. Leaves the log of another process alone.
 */
function saveLog(connection: Sqlite.Database, files: HeldFiles): boolean {
  if (!files.isLogOurs()) return true;
  return attempt(() => emptyLog(connection)) === true;
}

/** Undefined where the work fails, such as while another process writes; the next look tries again. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
