import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Batch } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import {
  createInsertRows,
  deleteEverything,
  hasUsers,
  lockTables,
  renewRestored,
  selectColumns,
  type Column,
} from './queries.ts';
import { readArchive, type ArchiveContents } from './read-archive.ts';
import { KEPT_TABLES } from './tables.ts';
import { verifyBackup } from './verify.ts';

/**
 * Puts what a backup holds in the place of everything in the database, after the whole backup has been
 * verified, in one transaction: a restore that is refused or fails has touched nothing. Reading goes on
 * meanwhile, writing waits or fails. Afterwards everyone is signed out and no link works. Totals come from the
 * backup, where they have been compared with the records. Throws `BackupError`, among others `notEmpty` for
 * a database that has users when `replace` is not set, and the database's error.
 */
export async function restoreBackup(options: {
  database: Database;
  file: string;
  replace?: boolean;
  now: () => number;
}): Promise<ArchiveContents> {
  const { database, file, replace = false, now } = options;
  const verified = await verifyBackup(file);
  await database.write(async (trx) => {
    await lockTables(trx, database.engine);
    if (!replace && (await hasUsers(trx))) {
      throw new BackupError('notEmpty', 'This database has users already.');
    }
    await deleteEverything(trx);
    // Read to its end once more, so that a file that changed meanwhile is found out before the commit.
    await readArchive(file, await createInsertBatch(trx, file));
    await renewRestored(trx, now());
  });
  // What was replaced goes from the log of SQLite too. That may fail while others read; the restore is done.
  await database.emptyLog().catch(() => undefined);
  return verified;
}

/** Inserts the rows of the tables that are kept; an older backup may have some that are no longer. */
async function createInsertBatch(trx: Writer, file: string): Promise<(batch: Batch) => Promise<void>> {
  const columnsOf = await selectColumns(trx);
  const insertRows = createInsertRows(trx);
  return async ({ table, columns, rows }) => {
    if (!KEPT_TABLES.some(({ name }) => name === table)) return;
    requireFitting(columnsOf.get(table) ?? [], columns, file);
    await insertRows(table, columns, rows);
    // SQLite answers without ever letting go: others read in between.
    await new Promise(setImmediate);
  };
}

/** An older backup may lack columns that fill themselves; all that it has must be known. */
function requireFitting(actual: readonly Column[], columns: readonly string[], file: string): void {
  const unknown = columns.filter((name) => !actual.some((column) => column.name === name));
  const missing = actual.filter(({ name, mayBeLeftOut }) => !mayBeLeftOut && !columns.includes(name));
  if (unknown.length === 0 && missing.length === 0) return;
  throw new BackupError('foreign', `${file} does not fit the tables of this version of Saldo.`);
}
