import type { AccountExport } from '#shared/contract/account.ts';
import type { Reader } from '#server/database/schema.ts';
import { streamDeletedRows, toDeletedTransaction } from '../bin/list.ts';
import type { SearchSource, SearchUser } from '../history/filter.ts';
import { streamRows } from '../history/list.ts';
import { toTransaction } from '../to-transaction.ts';

/** Yields all transactions of a user for the export, with their source and import. */
export async function* streamExported(
  source: SearchSource,
  user: SearchUser,
): AsyncGenerator<AccountExport['records'][number], void> {
  for await (const row of streamRows(source, user))
    yield { ...toTransaction(row, user.currency), ...toOrigin(row) };
}

/** Yields the deleted transactions that the user can restore, with their source and import. */
export async function* streamExportedDeleted(
  db: Reader,
  user: SearchUser,
  nowMs: number,
): AsyncGenerator<AccountExport['deletedRecords'][number], void> {
  for await (const row of streamDeletedRows(db, user, nowMs)) {
    const { deletionId: _, ...transaction } = toDeletedTransaction(row, user);
    yield { ...transaction, ...toOrigin(row) };
  }
}

function toOrigin(row: { source_id: string | null; import_id: string | null }) {
  return { sourceId: row.source_id, importId: row.import_id };
}
