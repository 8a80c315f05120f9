import { statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { DatabaseGone } from './database-errors.ts';
import { isSameDatabase } from './same-database.ts';

export type FileId = { dev: bigint; ino: bigint; size: bigint };

/** Which file lies at a path, and its bytes; undefined where there is none, or nobody can tell. */
export type FindFile = (path: string) => FileId | undefined;

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
 * The database, its log and the index of the log. Nothing is lost with the index alone, as long as no other process
 * opens the database; so it is not looked at after each commit.
 */
const SUFFIXES = ['', '-wal', '-shm'];
const WRITTEN = 2;

/**
 * Holds the files of an open database against those at its path: what is written into a file that was removed or
 * replaced is lost with the process, however well it was synced. A look takes some microseconds. It never opens
 * a file, since closing it would drop SQLite's locks on it.
 */
export function holdFiles(
  connection: Sqlite.Database,
  { onProblem, findFile = findOnDisk }: { onProblem: (sentence: string) => void; findFile?: FindFile },
): OpenFiles {
  const paths = SUFFIXES.map((suffix) => connection.name + suffix);
  const held = paths.map(findFile);
  const written = paths.slice(0, WRITTEN);
  let areNumbersStable = true;
  let isGone = false;
  let isSaved = false;
  /** The files at the paths that were found to be another database's. */
  let otherFiles = '';

  function areInPlace(some: readonly string[] = paths): boolean {
    for (const [at, path] of some.entries()) {
      const found = findFile(path);
      if (found === undefined || (areNumbersStable && !isSame(found, held[at]))) return false;
      // The first is the database, which is never empty.
      if (at === 0 && found.size === 0n) return false;
    }
    return true;
  }

  function look(): void {
    if (areInPlace()) {
      isGone = false;
      return;
    }
    if (connection.inTransaction) return;
    if (haveOtherNumbers()) {
      areNumbersStable = false;
      isGone = false;
      onProblem(UNSTABLE);
      return;
    }
    const isNews = !isGone;
    isGone = true;
    // Into an emptied file the log would put a part of a database, which the next start could not tell from a damaged one.
    if (isNews || !isSaved) isSaved = isEmptied() || emptyLog();
    // Last: an operator who reads it may end the process at once.
    if (isNews) onProblem(MOVED);
  }

  function isEmptied(): boolean {
    return findFile(connection.name)?.size === 0n;
  }

  /** Whether they are still the open files, on a file system that changes file numbers. */
  function haveOtherNumbers(): boolean {
    const found = paths.map(findFile);
    if (!areNumbersStable || found.includes(undefined) || isEmptied()) return false;
    const names = found.map((file) => `${file?.dev}:${file?.ino}`).join(' ');
    if (names === otherFiles) return false;
    const answer = attempt(() => isSameDatabase(connection));
    if (answer === false) otherFiles = names;
    return answer === true;
  }

  /**
   * Writes the log into the database, wherever that is now: a log that was removed holds acknowledged writes, and
   * one that stayed would be taken for that of the database which has replaced this one. Not where another process
   * has begun a log or an index of its own.
   */
  function emptyLog(): boolean {
    const isFree = paths.slice(1).every((path, at) => {
      const found = findFile(path);
      return found === undefined || isSame(found, held[at + 1]);
    });
    if (!isFree) return true;
    return attempt(() => connection.pragma('wal_checkpoint(TRUNCATE)', { simple: true })) === 0;
  }

  function requireInPlace(some?: readonly string[]): void {
    if (areInPlace(isGone ? paths : some)) {
      isGone = false;
      return;
    }
    if (!isGone) look();
    if (isGone || !areInPlace(some)) throw new DatabaseGone();
  }

  return {
    requireBeforeWrite() {
      if (isGone) requireInPlace();
    },
    requireAfterCommit: () => requireInPlace(written),
    requireInPlace,
    look,
  };
}

const STAT_OPTIONS = { bigint: true, throwIfNoEntry: false } as const;

/** Undefined also where the file cannot be looked at, such as on a failing disk. */
function findOnDisk(path: string): FileId | undefined {
  try {
    return statSync(path, STAT_OPTIONS);
  } catch {
    return undefined;
  }
}

function isSame(one: FileId, other: FileId | undefined): boolean {
  return one.ino === other?.ino && one.dev === other.dev;
}

/** Undefined where the work fails, such as while another process writes; the next look tries again. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
