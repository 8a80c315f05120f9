import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { getProfile, type Profile } from '#shared/contract/profile.ts';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The signed-in person; fetched by the router before any signed-in screen shows. */
export const profileQuery = queryOptions({
  queryKey: queryKeys.profile,
  // An answer of the administrators may come before the stream opens, and its mark is in the profile.
  meta: { refetchOn: ['profile', 'notifications', 'instance', 'support', 'opened'] },
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
  staleTime: 60_000,
});

/** The profile of the signed-in person, inside signed-in screens only. */
export function useProfile(): Profile {
  return useSuspenseQuery(profileQuery).data;
}
