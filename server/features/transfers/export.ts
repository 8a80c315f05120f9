import type { StoredTransfer } from '#shared/contract/transfers.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { TransferRow } from '#server/database/schema/accounts.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectTransfersAfter } from './queries.ts';
import { toStoredTransfer } from './to-transfer.ts';
import { DELETED_KEPT_MS } from './bin.ts';

/** Yields all transfers of a user, and those in the bin that can still be restored. */
export async function* streamTransfers(
  db: Reader,
  { userId, currency }: { userId: string; currency: string },
  nowMs: number,
): AsyncGenerator<StoredTransfer, void> {
  const batches = readInTurns<TransferRow>((last, limit) =>
    selectTransfersAfter(db, userId, { afterId: last?.id ?? '', limit }),
  );
  for await (const rows of batches) {
    for (const row of rows)
      if (row.deleted_at === null || row.deleted_at > nowMs - DELETED_KEPT_MS)
        yield toStoredTransfer(row, currency);
  }
}
