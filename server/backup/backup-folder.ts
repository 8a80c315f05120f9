import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type StoredBackup = {
  /** The time at which it was made, as in the name of its file: `2026-11-21T20-25-03-123Z`. */
  id: string;
  /** Epoch milliseconds. */
  createdAt: number;
  bytes: number;
  file: string;
  isEncrypted: boolean;
};

const FILE_NAME = /^saldo-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.backup\.gz(\.age)?$/;

export function backupFileName({ id, isEncrypted }: Pick<StoredBackup, 'id' | 'isEncrypted'>): string {
  return `saldo-${id}.backup.gz${isEncrypted ? '.age' : ''}`;
}

/** Returns the id of a backup that was made at an instant, in epoch milliseconds. */
export function backupId(createdAt: number): string {
  return new Date(createdAt).toISOString().replaceAll(/[:.]/g, '-');
}

/** Lists the backups in a folder, the newest first. Ignores other files; a missing folder has none. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const ids = new Set(names.flatMap((name) => FILE_NAME.exec(name)?.[1] ?? []));
  const backups = await Promise.all([...ids].map((id) => findBackup(folder, id)));
  return backups.filter((backup) => backup !== undefined).toSorted((a, b) => b.createdAt - a.createdAt);
}

/** Finds a backup and the path of its file. An id that contains a path finds nothing. */
export async function findBackup(folder: string, id: string): Promise<StoredBackup | undefined> {
  const createdAt = Date.parse(id.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));
  if (Number.isNaN(createdAt)) return undefined;
  for (const isEncrypted of [true, false]) {
    const name = backupFileName({ id, isEncrypted });
    if (!FILE_NAME.test(name)) return undefined;
    const file = join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats?.isFile()) return { id, file, createdAt, bytes: stats.size, isEncrypted };
  }
  return undefined;
}

/** Deletes all backups in a folder but the newest `keptCount`, at least one. Returns how many it has deleted. */
export async function deleteOldBackups(folder: string, keptCount: number): Promise<number> {
  const old = (await listBackups(folder)).slice(Math.max(1, keptCount));
  for (const { file } of old) await rm(file, { force: true });
  return old.length;
}
