import type { StoredRecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectRecurringTransfers } from './queries.ts';
import { toStoredRecurringTransfer } from './to-recurring-transfer.ts';

export async function* streamRecurringTransfers(
  db: Reader,
  { userId, currency }: { userId: string; currency: string },
): AsyncGenerator<StoredRecurringTransfer, void> {
  for (const row of await selectRecurringTransfers(db, userId))
    yield toStoredRecurringTransfer(row, currency);
}
