import { statSync } from 'node:fs';

export type FileId = { dev: bigint; ino: bigint; size: bigint };

/** Returns the file at a path and its size; undefined if there is none or its data cannot be read. */
export type FindFile = (path: string) => FileId | undefined;

/** The suffixes of the database, its log and the index of the log. */
const SUFFIXES = ['', '-wal', '-shm'];
/** The first two files contain the written data. The index has no data of its own. */
const WRITTEN_FILES = 2;

export type FileComparison = ReturnType<typeof createFileComparison>;

/** Compares the files that a connection has open with those at its path, without opening a file. */
export function createFileComparison(name: string, findFile: FindFile = findOnDisk) {
  const paths = SUFFIXES.map((suffix) => name + suffix);
  const openFiles = paths.map(findFile);
  let areNumbersStable = true;

  function areInPlace(checkedPaths: readonly string[] = paths): boolean {
    for (const [at, path] of checkedPaths.entries()) {
      const file = findFile(path);
      if (file === undefined || (areNumbersStable && !isSame(file, openFiles[at]))) return false;
      // The first file is the database, which is never empty.
      if (at === 0 && file.size === 0n) return false;
    }
    return true;
  }

  function isEmptied(): boolean {
    return findFile(name)?.size === 0n;
  }

  /** Whether no other process has created its own log or index. */
  function isLogOurs(): boolean {
    return paths.slice(1).every((path, at) => {
      const file = findFile(path);
      return file === undefined || isSame(file, openFiles[at + 1]);
    });
  }

  /** Returns the file numbers at the paths; undefined if the numbers are ignored, or a file is missing or empty. */
  function readNumbers(): string | undefined {
    const files = paths.map(findFile);
    if (!areNumbersStable || files.includes(undefined) || isEmptied()) return undefined;
    return files.map((file) => `${file?.dev}:${file?.ino}`).join(' ');
  }

  return {
    writtenPaths: paths.slice(0, WRITTEN_FILES),
    areInPlace,
    isEmptied,
    isLogOurs,
    readNumbers,
    /** From now on checks only whether the files exist, since the file system changes their numbers. */
    ignoreNumbers: () => void (areNumbersStable = false),
  };
}

const STAT_OPTIONS = { bigint: true, throwIfNoEntry: false } as const;

/** Returns undefined on an error, too, such as on a failing disk. */
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
