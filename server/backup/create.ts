import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '#server/database/connect.ts';
import { makeFolder } from '#server/make-folder.ts';
import { backupFileName, backupId, findBackup, type StoredBackup } from './backup-folder.ts';
import { BackupError } from './backup-error.ts';
import type { ArchiveContents } from './read-archive.ts';
import { deleteAbandoned, partialFile, syncFolder } from './partial-files.ts';
import { verifyBackup } from './verify.ts';
import { writeArchive } from './write-archive.ts';

export type CreatedBackup = StoredBackup & { contents: ArchiveContents };

/**
 * Copies the database into a folder of backups, which is made if it is missing, while others keep writing. The copy has
 * everything that was committed before. It gets its name only once it is synced to disk and was read back completely;
 * a failed copy leaves no file. Throws `BackupError`, and the system's error.
 */
export async function createBackup(options: {
  database: Database;
  folder: string;
  now: () => number;
  /** Encrypts the backup. */
  passphrase?: string | undefined;
}): Promise<CreatedBackup> {
  const { database, folder, now, passphrase } = options;
  makeFolder(folder);
  await deleteAbandoned(folder);
  let createdAt = now();
  while ((await findBackup(folder, backupId(createdAt))) !== undefined) createdAt++;
  const isEncrypted = passphrase !== undefined;
  const file = join(folder, backupFileName({ id: backupId(createdAt), isEncrypted }));
  const contents = await writeBackup({ database, file, createdAt, passphrase });
  const backup = await findBackup(folder, backupId(createdAt));
  if (backup === undefined) throw new BackupError('notFound', `${file} was removed.`);
  return { ...backup, contents };
}

type NewBackup = { database: Database; file: string; createdAt: number; passphrase?: string | undefined };

/** Does the same as `createBackup`, but writes to a given new file in an existing folder. */
export async function writeBackup(backup: NewBackup): Promise<ArchiveContents> {
  const { database, file, createdAt, passphrase } = backup;
  if (existsSync(file)) throw new BackupError('exists', `${file} exists already. Choose another name.`);
  const folder = dirname(file);
  const partial = partialFile(folder);
  try {
    await writeArchive(database, { file: partial, createdAt, passphrase });
    // During the copy, SQLite could not empty its log after an account was deleted, so it is emptied now.
    await database.emptyLog().catch(() => undefined);
    const contents = await verifyCopy(partial, passphrase);
    await rename(partial, file);
    await syncFolder(folder);
    return contents;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function verifyCopy(partial: string, passphrase: string | undefined): Promise<ArchiveContents> {
  try {
    return await verifyBackup(partial, passphrase);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    const reason =
      error.problem === 'unequalTotals'
        ? 'the totals in the database are not the sums of its transactions'
        : 'what was written could not be read back';
    throw new BackupError(error.problem, `No backup was made: ${reason}.`, { cause: error });
  }
}
