import type { Insertable } from 'kysely';
import type { AuditLogTable, Writer } from '#server/database/schema.ts';

export async function insertAuditEntry(trx: Writer, entry: Insertable<AuditLogTable>): Promise<void> {
  await trx.insertInto('audit_log').values(entry).execute();
}
