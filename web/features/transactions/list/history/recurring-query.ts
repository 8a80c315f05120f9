import { queryOptions, skipToken } from '@tanstack/react-query';
import { getRecurring } from '#shared/contract/recurring.ts';
import { call } from '#web/lib/api/call.ts';

/** Fetches the recurring transaction by which the history is filtered; nothing without an id. */
export function recurringQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['recurring', 'one', id],
    meta: { refetchOn: ['records'] as const },
    queryFn:
      id === undefined ? skipToken : ({ signal }) => call(getRecurring, { params: { id } }, { signal }),
  });
}
