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
      const oldProfile = queryClient.getQueryData(profileQuery.queryKey);
      if (oldProfile)
        queryClient.setQueryData(profileQuery.queryKey, { ...oldProfile, ...preferences } as Profile);
      return oldProfile;
    },
    onSuccess: (profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
    onError: (error, _, oldProfile) => {
      if (oldProfile) queryClient.setQueryData(profileQuery.queryKey, oldProfile);
      onError(error);
    },
  });
}
