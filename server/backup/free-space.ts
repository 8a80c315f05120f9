import { statfs } from 'node:fs/promises';
import type { Backup } from './backup-folder.ts';

/** How many times the size of the last backup must be free: for the new one, and for the database to grow. */
const FREE_TIMES = 3;

/** What the table of jobs keeps of a run that was skipped. */
export const TOO_LITTLE_SPACE = 'TooLittleSpace';

/** No backup was made, since it might have filled the disk. */
export class TooLittleSpaceError extends Error {
  override name = TOO_LITTLE_SPACE;
}

/** Throws `TooLittleSpaceError`. */
export async function requireSpace(folder: string, last: Backup | undefined): Promise<void> {
  if (last === undefined) return;
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const needed = FREE_TIMES * last.bytes;
  if (free < needed) throw new TooLittleSpaceError(`${free} bytes are free; a backup needs ${needed}.`);
}
