import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateProfile, type ProfileChanges } from '#shared/contract/profile-changes.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { call } from '../api/call.ts';
import { profileQuery } from './profile.ts';

type Preferences = Omit<ProfileChanges, 'uid' | 'email' | 'createdAt'>;

/** Saves preferences to the profile optimistically and restores them on failure. */
export function useSavePreferences(onError: (error: unknown) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    // The request is kept alive, because somebody may reload the page right after a choice.
    mutationFn: (preferences: Preferences) => call(updateProfile, { body: preferences }, { keepalive: true }),
    onMutate: async (preferences) => {
      await queryClient.cancelQueries({ queryKey: profileQuery.queryKey });
      const before = queryClient.getQueryData(profileQuery.queryKey);
      if (before) queryClient.setQueryData(profileQuery.queryKey, { ...before, ...preferences } as Profile);
      return before;
    },
    onSuccess: (profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
    onError: (error, _, before) => {
      if (before) queryClient.setQueryData(profileQuery.queryKey, before);
      onError(error);
    },
  });
}
