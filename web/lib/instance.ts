import { queryOptions } from '@tanstack/react-query';
import { getInstance } from '#shared/contract/instance.ts';
import { call } from './call.ts';
import { FOR_EVERYBODY, queryKeys } from './query-keys.ts';

/** What this installation is and can do. */
export const instanceQuery = queryOptions({
  queryKey: queryKeys.instance,
  queryFn: ({ signal }) => call(getInstance, {}, { signal }),
  meta: FOR_EVERYBODY,
  staleTime: 5 * 60_000,
});
