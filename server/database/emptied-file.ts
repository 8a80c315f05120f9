import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Throws where a database file is empty but once held data: a secret, backups or a log lie beside it. SQLite
 * would take it for a new database. The empty file of an interrupted first start has nothing beside it.
 */
export function refuseEmptied(file: string): void {
  if (sizeOf(file) !== 0) return;
  const folder = dirname(file);
  if (!existsSync(join(folder, 'secret')) && !hasBackups(folder) && !sizeOf(`${file}-wal`)) return;
  throw new Error(
    `The database file ${file} is empty, but was not always: what lies beside it shows that. ` +
      'Put a copy of it back, or remove it and restore a backup.',
  );
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

function hasBackups(folder: string): boolean {
  const backups = join(folder, 'backups');
  return existsSync(backups) && readdirSync(backups).length > 0;
}
