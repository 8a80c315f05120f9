import { acrossUsers } from '#server/database/across-users.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { Reader } from '#server/database/schema.ts';
import { BACKUP_TABLES } from '#server/database/table-lists.ts';
import { BackupError } from './backup-error.ts';
import { createTotalsComparison } from './compare-totals.ts';
import { readArchive, type ArchiveContents } from './read-archive.ts';
import { readTable, toBatch } from './read-table.ts';
import { restoreBackup } from './restore.ts';

type Trial = { file: string; folder: string; passphrase: string | undefined };

/** Tables to which a restore adds rows. */
const GROWING: readonly string[] = ['user_totals', 'audit_log'];

/**
 * Restores a backup into a new SQLite database in an empty folder, also one of PostgreSQL, and compares what is in the
 * database with what is in the file: the rows of each table, and all totals. Throws `BackupError` if they differ.
 */
export async function tryRestore({ file, folder, passphrase }: Trial): Promise<ArchiveContents> {
  const archived = createTotalsComparison();
  const contents = await readArchive(file, (batch) => archived.add(batch), passphrase);
  const database = await connectDatabase({ dataDir: folder });
  try {
    await restoreBackup({ database, file, passphrase, now: Date.now });
    await requireSame(acrossUsers(database.read), { file, contents, totals: archived.result() });
    return contents;
  } finally {
    await database.close();
  }
}

async function requireSame(
  db: Reader,
  { file, contents, totals }: { file: string; contents: ArchiveContents; totals: string },
): Promise<void> {
  const restored = createTotalsComparison();
  for (const table of BACKUP_TABLES) {
    let count = 0;
    for await (const rows of readTable(db, table)) {
      count += rows.length;
      restored.add(toBatch(table.name, rows));
    }
    const expected = contents.rows[table.name] ?? 0;
    if (count === expected || (GROWING.includes(table.name) && count > expected)) continue;
    throw new BackupError(
      'changed',
      `${file} has ${expected} rows of ${table.name}, and ${count} were restored.`,
    );
  }
  if (restored.result() === totals) return;
  throw new BackupError('unequalTotals', `The restored totals differ from those in ${file}.`);
}
