import { createBulkInsert, selectColumns, withoutIndexes, type Column } from '#server/database/bulk-load.ts';
import { acrossUsers } from '#server/database/across-users.ts';
import { lockTables } from '#server/database/lock-tables.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Batch } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { backupId } from './backup-folder.ts';
import { deleteEverything, hasUsers, renewRestored } from './queries.ts';
import { readArchive, type ArchiveContents } from './read-archive.ts';
import { BACKUP_TABLES } from '#server/database/table-lists.ts';
import { TABLE_NAMES } from '#server/database/tables.ts';
import { verifyBackup } from './verify.ts';

type RestoreOptions = {
  database: Database;
  file: string;
  replace?: boolean;
  now: () => number;
  /** Opens an encrypted backup. */
  passphrase?: string | undefined;
};

/**
 * Verifies a backup and replaces everything in the database by it, in one database transaction: a restore that is
 * refused or fails changes nothing. Others can read meanwhile; writes wait or fail. Afterwards everyone is signed out
 * and no link works. The audit log is that of the backup, with a row for this restore by the command line. Throws
 * `BackupError`, such as `notEmpty` for a database with users unless `replace` is set, and the database's error.
 */
export async function restoreBackup(options: RestoreOptions): Promise<ArchiveContents> {
  const { database, file, replace = false, now, passphrase } = options;
  const contents = await verifyBackup(file, passphrase);
  await database.write(async (writer) => {
    const trx = acrossUsers(writer);
    await replaceEverything(trx, { engine: database.engine, file, replace, passphrase });
    await renewRestored(trx, now());
    const targetId = backupId(Date.parse(contents.createdAt));
    const act = { action: 'backupRestored', target: 'backup', targetId } as const;
    await recordAudit(trx, { at: now(), actor: { kind: 'shell' }, ...act });
  });
  // Removes the replaced rows from SQLite's log, too. This may fail while others read, without harm to the restore.
  await database.emptyLog().catch(() => undefined);
  await database.gatherStatistics().catch(() => undefined);
  return contents;
}

type Source = { engine: Database['engine']; file: string; passphrase: string | undefined };

async function replaceEverything(
  trx: Writer,
  { engine, file, replace, passphrase }: Source & { replace: boolean },
): Promise<void> {
  await lockTables(trx, { engine, tables: TABLE_NAMES });
  const isInUse = await hasUsers(trx);
  if (isInUse && !replace) throw new BackupError('notEmpty', 'This database has users already.');
  const insertBatch = await createInsertBatch(trx, engine, file);
  // Reads the file completely again, so that a change since the verification is noticed before the commit.
  const replaceAll = async () => {
    await deleteEverything(trx);
    await readArchive(file, insertBatch, passphrase);
  };
  const tables = BACKUP_TABLES.map(({ name }) => name);
  await withoutIndexes(trx, { engine, tables, isRead: isInUse }, replaceAll);
}

/** Returns a function that inserts rows of `BACKUP_TABLES`. It ignores other tables, which an older backup may have. */
async function createInsertBatch(
  trx: Writer,
  engine: Database['engine'],
  file: string,
): Promise<(batch: Batch) => Promise<void>> {
  const columnsByTable = await selectColumns(trx, engine);
  const insertRows = createBulkInsert(engine);
  return async ({ table, columns, rows }) => {
    if (!BACKUP_TABLES.some(({ name }) => name === table)) return;
    await insertRows(trx, {
      table,
      columns: requireKnownColumns(columnsByTable.get(table) ?? [], columns, file),
      rows,
    });
    // SQLite blocks the process: others read in between.
    await new Promise(setImmediate);
  };
}

/** Throws if the backup has an unknown column, or lacks one without a default; an older backup may lack others. */
function requireKnownColumns(actual: readonly Column[], names: readonly string[], file: string): Column[] {
  const columns = names.flatMap((name) => actual.find((column) => column.name === name) ?? []);
  const isMissing = actual.some(({ name, mayBeLeftOut }) => !mayBeLeftOut && !names.includes(name));
  if (!isMissing && columns.length === names.length) return columns;
  throw new BackupError('foreign', `${file} does not fit the tables of this version of Saldo.`);
}
