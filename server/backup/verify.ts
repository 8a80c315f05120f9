import { BackupError } from './backup-error.ts';
import { createTotalsComparison } from './compare-totals.ts';
import { readArchive, type ArchiveContents } from './read-archive.ts';

/**
 * Reads a whole backup and returns what it contains. Throws `BackupError` for a file that is missing, foreign,
 * truncated, changed, of a newer Saldo or encrypted with another passphrase, and if a user's totals are not the sums of
 * their transactions.
 */
export async function verifyBackup(file: string, passphrase?: string): Promise<ArchiveContents> {
  const totals = createTotalsComparison();
  const contents = await readArchive(file, (batch) => totals.add(batch), passphrase);
  if (totals.areEqual()) return contents;
  throw new BackupError('unequalTotals', `The totals in ${file} are not the sums of its transactions.`);
}
