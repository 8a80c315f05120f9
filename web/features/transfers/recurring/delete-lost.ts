import { deleteRecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import { deleteTransfer } from '#shared/contract/transfers.ts';
import { ApiError, call } from '#web/lib/api/call.ts';

/** A form adds a transfer that happens once, or a recurring one. */
export type SentKind = 'once' | 'recurring';

/** Deletes what an earlier request of the form may have stored, because the form now adds the other kind. */
export async function deleteLost(kind: SentKind, id: string): Promise<void> {
  try {
    if (kind === 'once') await call(deleteTransfer, { params: { id } });
    else await call(deleteRecurringTransfer, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'transferNotFound') throw error;
  }
}
