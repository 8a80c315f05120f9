import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import type { StoredBackup } from './backup-folder.ts';

export async function recordBackupMade(
  database: Database,
  { at, actor, backup }: { at: number; actor: Actor; backup: Pick<StoredBackup, 'id' | 'bytes'> },
  /** Runs in the same database transaction. */
  inTransaction: (trx: Writer) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { id, bytes } = backup;
  const act = { action: 'backupMade', target: 'backup', targetId: id, after: { id, bytes } } as const;
  await database.write(async (trx) => {
    await recordAudit(trx, { at, actor, ...act });
    await inTransaction(trx);
  });
}
