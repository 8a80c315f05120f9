import { queryOptions, skipToken } from '@tanstack/react-query';
import { getRecurring } from '#shared/contract/recurring.ts';
import { call } from '#web/lib/api/call.ts';

/** The recurring transaction that the history is filtered by, if it is. */
export function recurringQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['recurring', 'one', id],
    meta: { refetchOn: ['records'] as const },
    queryFn:
      id === undefined ? skipToken : ({ signal }) => call(getRecurring, { params: { id } }, { signal }),
  });
}
