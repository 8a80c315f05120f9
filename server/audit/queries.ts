import type { Insertable } from 'kysely';
import type { Writer } from '#server/database/schema.ts';
import type { AuditLogTable } from '#server/database/schema/installation.ts';

export async function insertAuditEntry(trx: Writer, entry: Insertable<AuditLogTable>): Promise<void> {
  await trx.insertInto('audit_log').values(entry).execute();
}
