import { statfs } from 'node:fs/promises';
import type { StoredBackup } from './backup-folder.ts';

/** The free space must be this many times the last backup, so that the new one fits and the database can grow. */
const FREE_FACTOR = 3;

/** The error that the table of jobs stores for a skipped run. */
export const TOO_LITTLE_SPACE = 'TooLittleSpace';

/** Thrown instead of making a backup that might fill the disk. */
export class TooLittleSpaceError extends Error {
  override name = TOO_LITTLE_SPACE;
}

/** Throws `TooLittleSpaceError` unless there is room for another backup, judged by the last one. */
export async function requireSpace(folder: string, last: StoredBackup | undefined): Promise<void> {
  if (last === undefined) return;
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const needed = FREE_FACTOR * last.bytes;
  if (free < needed) throw new TooLittleSpaceError(`${free} bytes are free; a backup needs ${needed}.`);
}
