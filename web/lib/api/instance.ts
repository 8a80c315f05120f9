import { queryOptions, useQuery } from '@tanstack/react-query';
import { getInstance } from '#shared/contract/instance.ts';
import { MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** The public facts of this installation. */
export const instanceQuery = queryOptions({
  queryKey: queryKeys.instance,
  queryFn: ({ signal }) => call(getInstance, {}, { signal }),
  meta: { isForEverybody: true, refetchOn: ['instance'] },
  staleTime: 5 * 60_000,
});

/** The shortest new password of this installation; the product's default until that is known. */
export function useMinPasswordLength(): number {
  return useQuery(instanceQuery).data?.minPasswordLength ?? MIN_PASSWORD_LENGTH;
}

/** Whether everyone has Premium here; no while that is not known. */
export function useHasEveryonePremium(): boolean {
  return useQuery(instanceQuery).data?.hasEveryonePremium ?? false;
}
