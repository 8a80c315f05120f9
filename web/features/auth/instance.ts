import { queryOptions } from '@tanstack/react-query';
import { getInstance } from '#shared/contract/instance.ts';
import { call } from '#web/lib/call.ts';
import { FOR_EVERYBODY, queryKeys } from '#web/lib/query-keys.ts';

/** What this installation can do: whether it sends mail. */
export const instanceQuery = queryOptions({
  queryKey: queryKeys.instance,
  queryFn: ({ signal }) => call(getInstance, {}, { signal }),
  meta: FOR_EVERYBODY,
  staleTime: 5 * 60_000,
});
