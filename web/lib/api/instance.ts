import { queryOptions, useQuery } from '@tanstack/react-query';
import { getInstance } from '#shared/contract/instance.ts';
import { MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** What this installation is and can do. */
export const instanceQuery = queryOptions({
  queryKey: queryKeys.instance,
  queryFn: ({ signal }) => call(getInstance, {}, { signal }),
  meta: { isForEverybody: true, refetchOn: ['instance'] },
  staleTime: 5 * 60_000,
});

/** How long a new password has to be here; as the product asks for until that is known. */
export function useMinPasswordLength(): number {
  return useQuery(instanceQuery).data?.minPasswordLength ?? MIN_PASSWORD_LENGTH;
}
