import { statSync } from 'node:fs';

export type FileId = { dev: bigint; ino: bigint; size: bigint };

/** Which file lies at a path, and its bytes; undefined where there is none or it cannot be looked at. */
export type FindFile = (path: string) => FileId | undefined;

/** The database, its log and the index of the log. */
const SUFFIXES = ['', '-wal', '-shm'];
/**
 * Nothing is lost with the index alone, as long as no other process opens the database; so it is not looked at
 * after each commit.
 */
const WRITTEN = 2;

export type HeldFiles = ReturnType<typeof createHeldFiles>;

/** Compares the files that a connection has open with those at its path. It never opens a file. */
export function createHeldFiles(name: string, findFile: FindFile = findOnDisk) {
  const paths = SUFFIXES.map((suffix) => name + suffix);
  const held = paths.map(findFile);
  let areNumbersStable = true;

  function areInPlace(some: readonly string[] = paths): boolean {
    for (const [at, path] of some.entries()) {
      const found = findFile(path);
      if (found === undefined || (areNumbersStable && !isSame(found, held[at]))) return false;
      // The first is the database, which is never empty.
      if (at === 0 && found.size === 0n) return false;
    }
    return true;
  }

  function isEmptied(): boolean {
    return findFile(name)?.size === 0n;
  }

  /** Whether no other process has begun a log or an index of its own. */
  function isLogOurs(): boolean {
    return paths.slice(1).every((path, at) => {
      const found = findFile(path);
      return found === undefined || isSame(found, held[at + 1]);
    });
  }

  /** The file numbers at the paths; undefined where they are no sign of other files, or a file is missing or empty. */
  function readNumbers(): string | undefined {
    const found = paths.map(findFile);
    if (!areNumbersStable || found.includes(undefined) || isEmptied()) return undefined;
    return found.map((file) => `${file?.dev}:${file?.ino}`).join(' ');
  }

  return {
    /** The files that hold what was written. */
    written: paths.slice(0, WRITTEN),
    areInPlace,
    isEmptied,
    isLogOurs,
    readNumbers,
    /** From now on only looks whether the files are there: the file system changes their numbers. */
    ignoreNumbers: () => void (areNumbersStable = false),
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
