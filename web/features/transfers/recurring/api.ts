import { queryOptions } from '@tanstack/react-query';
import {
  addRecurringTransfer,
  deleteRecurringTransfer,
  editRecurringTransfer,
  listRecurringTransfers,
  skipRecurringTransfer,
  type NewRecurringTransfer,
  type RecurringTransfer,
  type RecurringTransferChanges,
} from '#shared/contract/recurring-transfers.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { addOrReplace } from '#web/lib/api/add-or-replace.ts';
import { call } from '#web/lib/api/call.ts';
import { transfersKey, useRefetchAfter } from '../api.ts';
import { pickEditable } from './read-recurring.ts';

/** All recurring transfers, of which there are at most 100. */
export const recurringTransfersQuery = queryOptions({
  queryKey: [...transfersKey, 'recurring'],
  meta: { refetchOn: ['records'] as const },
  queryFn: ({ signal }) => call(listRecurringTransfers, {}, { signal }),
});

/**
 * Adds a recurring transfer. If the response was lost, the form may send it again with other content, which replaces
 * the first.
 */
export async function sendRecurringTransfer(
  body: NewRecurringTransfer & { id: string },
): Promise<RecurringTransfer> {
  const { id, ...fields } = body;
  return await addOrReplace(
    () => call(addRecurringTransfer, { body }),
    () => call(editRecurringTransfer, { params: { id }, body: pickEditable(fields) }),
  );
}

/** Functions that change recurring transfers. */
export function useRecurringTransferWrites() {
  const refetchAfter = useRefetchAfter();
  return {
    add: (body: NewRecurringTransfer & { id: string }) => refetchAfter(sendRecurringTransfer(body)),
    edit: (id: string, body: RecurringTransferChanges) =>
      refetchAfter(call(editRecurringTransfer, { params: { id }, body })),
    skip: (id: string, day: CalendarDay) =>
      refetchAfter(call(skipRecurringTransfer, { params: { id }, body: { day } })),
    remove: (id: string) => refetchAfter(call(deleteRecurringTransfer, { params: { id } })),
  };
}
