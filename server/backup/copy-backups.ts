import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { deleteOldBackups, listBackups, type StoredBackup } from './backup-folder.ts';
import { deleteAbandoned, partialFile, syncFolder } from './partial-files.ts';

type Folders = { from: string; to: string };

/**
 * Copies the newest `keptCount` backups that a second folder lacks into it, and deletes its older ones. The folder must
 * exist: a missing one is probably on a disk that is not mounted. A copy gets its name only once it is synced and was
 * read back. So a copy that failed is made up for with the next backup. Throws the system's error.
 */
export async function copyBackups({ from, to }: Folders, keptCount: number): Promise<void> {
  await deleteAbandoned(to);
  for (const backup of await findMissing({ from, to }, keptCount)) await copyBackup(backup, to);
  await deleteOldBackups(to, keptCount);
}

/** Whether the newest backup is in the second folder too, or there is none. An unreadable folder has none. */
export async function isCopied({ from, to }: Folders): Promise<boolean> {
  return await findMissing({ from, to }, 1).then(
    (missing) => missing.length === 0,
    () => false,
  );
}

async function findMissing({ from, to }: Folders, keptCount: number): Promise<StoredBackup[]> {
  const copies = new Map((await listBackups(to)).map(({ file, bytes }) => [basename(file), bytes]));
  const newest = (await listBackups(from)).slice(0, Math.max(1, keptCount));
  return newest.filter(({ file, bytes }) => copies.get(basename(file)) !== bytes);
}

async function copyBackup({ file, bytes }: StoredBackup, folder: string): Promise<void> {
  const partial = partialFile(folder);
  try {
    const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), (source: AsyncIterable<Buffer>) => hashOn(source, hash), target);
    const { size } = await stat(partial);
    if (size !== bytes || (await readHash(partial)) !== hash.digest('hex'))
      throw new Error(`The copy of ${basename(file)} differs from the backup.`);
    await rename(partial, join(folder, basename(file)));
    await syncFolder(folder);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function* hashOn(source: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}

async function readHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
