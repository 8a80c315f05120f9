import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '#server/database/connect.ts';
import { makeFolder } from '#server/make-folder.ts';
import { backupFileName, backupId, findBackup, type Backup } from './backup-folder.ts';
import { BackupError } from './backup-error.ts';
import type { ArchiveContents } from './read-archive.ts';
import { verifyBackup } from './verify.ts';
import { writeArchive } from './write-archive.ts';

export type CreatedBackup = Backup & { file: string; contents: ArchiveContents };

/** A partial copy without a write for this long belongs to a process that was killed. */
const ABANDONED_AFTER_MS = 60 * 60_000;
const PARTIAL_NAME = /^\.saldo-[\w-]+\.partial$/;

/**
 * Copies the database into a folder of backups, which is made if it is missing, while others keep writing. The copy has
 * everything that was committed before. It gets its name only once it is synced to disk and was read back completely;
 * a failed copy leaves no file. Throws `BackupError`, and the system's error.
 */
export async function createBackup(options: {
  database: Database;
  folder: string;
  now: () => number;
}): Promise<CreatedBackup> {
  const { database, folder, now } = options;
  makeFolder(folder);
  await deleteAbandoned(folder);
  let createdAt = now();
  while (existsSync(join(folder, backupFileName(backupId(createdAt))))) createdAt++;
  const file = join(folder, backupFileName(backupId(createdAt)));
  const contents = await writeBackup({ database, file, createdAt });
  const backup = await findBackup(folder, backupId(createdAt));
  if (backup === undefined) throw new BackupError('notFound', `${file} was removed.`);
  return { ...backup, contents };
}

type NewBackup = { database: Database; file: string; createdAt: number };

/** Does the same as `createBackup`, but writes to a given new file in an existing folder. */
export async function writeBackup({ database, file, createdAt }: NewBackup): Promise<ArchiveContents> {
  if (existsSync(file)) throw new BackupError('exists', `${file} exists already. Choose another name.`);
  const folder = dirname(file);
  const partial = join(folder, `.saldo-${randomBytes(8).toString('hex')}.partial`);
  try {
    await writeArchive(database, partial, createdAt);
    // During the copy, SQLite could not empty its log after an account was deleted, so it is emptied now.
    await database.emptyLog().catch(() => undefined);
    const contents = await verifyCopy(partial);
    await rename(partial, file);
    await syncFolder(folder);
    return contents;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function verifyCopy(partial: string): Promise<ArchiveContents> {
  try {
    return await verifyBackup(partial);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    const reason =
      error.problem === 'unequalTotals'
        ? 'the totals in the database are not the sums of its transactions'
        : 'what was written could not be read back';
    throw new BackupError(error.problem, `No backup was made: ${reason}.`, { cause: error });
  }
}

/** Syncs a folder, so that the new name in it survives a power loss. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function deleteAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!PARTIAL_NAME.test(name)) continue;
    const file = join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}
