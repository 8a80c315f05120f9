import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Throws if a database file is empty but had data once, which a secret, backups or a log next to it show. SQLite would
 * take it for a new database. An interrupted first start leaves an empty file without these.
 */
export function requireNotEmptied(file: string): void {
  if (readSize(file) !== 0) return;
  const folder = dirname(file);
  if (!existsSync(join(folder, 'secret')) && !hasBackups(folder) && !readSize(`${file}-wal`)) return;
  throw new Error(
    `The database file ${file} is empty, but was not always: the files next to it show that. ` +
      'Put a copy of it back, or remove it and restore a backup.',
  );
}

function readSize(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

function hasBackups(folder: string): boolean {
  const backups = join(folder, 'backups');
  return existsSync(backups) && readdirSync(backups).length > 0;
}
