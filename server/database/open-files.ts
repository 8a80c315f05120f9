import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import type Sqlite from 'better-sqlite3';
import { programFile } from '#server/program-files.ts';
import { attempt } from './attempt.ts';
import { DatabaseGone } from './database-errors.ts';
import { createFileComparison, type FindFile, type FileComparison } from './compare-files.ts';
import { emptyLog } from './empty-log.ts';

/** All functions but `check` throw `DatabaseGone` if the files at the path are not the open ones. */
export type OpenFiles = {
  /** Checks only if the files were gone at the last check. */
  requireBeforeWrite: () => void;
  /** Checks the files with the written data. */
  requireAfterCommit: () => void;
  requireInPlace: () => void;
  /** Checks all files. Reports a problem, and writes the log into the database if possible. */
  check: () => void;
};

const MOVED_MESSAGE =
  'The database file was moved, removed or emptied while Saldo runs. Nothing is saved until it is back in its place, or until Saldo has been started again.';
const UNSTABLE_MESSAGE =
  'The file system gives the open database other file numbers than before. Saldo no longer compares them, and would notice a database file that is missing but not one that is replaced.';

/**
 * Watches the files of an open database: a write into a removed or replaced file is lost with the process, even if it
 * is synced. A check takes some microseconds. It never opens a file, since closing it would release SQLite's locks on
 * it.
 */
export function watchFiles(
  connection: Sqlite.Database,
  { onProblem, findFile }: { onProblem: (sentence: string) => void; findFile?: FindFile },
): OpenFiles {
  const files = createFileComparison(connection.name, findFile);
  let isGone = false;
  let isLogSaved = false;
  /** The file numbers of another database that was found at the path. */
  let otherNumbers = '';

  function check(): void {
    if (files.areInPlace()) return void (isGone = false);
    if (connection.inTransaction) return;
    if (haveOnlyNumbersChanged()) {
      files.ignoreNumbers();
      isGone = false;
      onProblem(UNSTABLE_MESSAGE);
      return;
    }
    const isNew = !isGone;
    isGone = true;
    // In an emptied file, the log would restore only a part of the database, which the next start would call damaged.
    if (isNew || !isLogSaved) isLogSaved = files.isEmptied() || saveLog(connection, files);
    // The problem is reported last, since an operator who reads it may end the process at once.
    if (isNew) onProblem(MOVED_MESSAGE);
  }

  /** Whether the files are still the open ones, but the file system has changed their numbers. */
  function haveOnlyNumbersChanged(): boolean {
    const numbers = files.readNumbers();
    if (numbers === undefined || numbers === otherNumbers) return false;
    const isSame = attempt(() => isSameDatabase(connection));
    if (isSame === false) otherNumbers = numbers;
    return isSame === true;
  }

  function requireInPlace(paths?: readonly string[]): void {
    if (files.areInPlace(isGone ? undefined : paths)) return void (isGone = false);
    if (!isGone) check();
    if (isGone || !files.areInPlace(paths)) throw new DatabaseGone();
  }

  return {
    requireBeforeWrite() {
      if (isGone) requireInPlace();
    },
    requireAfterCommit: () => requireInPlace(files.writtenPaths),
    requireInPlace,
    check,
  };
}

/**
 * Writes the log into the database, wherever the database is now, and returns whether nothing is left to do. A removed
 * log has committed writes. A log that stays next to another database would be taken for the log of that database. Does
 * not change the log of another process.
 */
function saveLog(connection: Sqlite.Database, files: FileComparison): boolean {
  if (!files.isLogOurs()) return true;
  return attempt(() => emptyLog(connection)) === true;
}

/**
 * Whether the files at the path of a connection are those to which it writes. Writes a mark into the log, then from
 * there into the database, and lets another process read it, since closing the files in this process would release
 * SQLite's locks. Returns undefined if a reader keeps the log from being emptied. Throws SQLite's error.
 */
function isSameDatabase(connection: Sqlite.Database): boolean | undefined {
  const mark = randomInt(1, 2 ** 31);
  connection.pragma(`user_version = ${mark}`);
  if (!hasMark(connection.name, 'log', mark)) return false;
  if (!emptyLog(connection)) return undefined;
  return hasMark(connection.name, 'database', mark);
}

function hasMark(file: string, part: 'log' | 'database', mark: number): boolean {
  const { stdout } = spawnSync(process.execPath, [programFile('print-user-version.js'), file, part], {
    env: {},
    encoding: 'utf8',
  });
  return stdout === String(mark);
}
