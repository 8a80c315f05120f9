import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { declineLocation, removeLocation, saveLocation, type City } from '#shared/contract/location.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { call } from '#web/lib/api/call.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { showToast } from '#web/ui/toast.ts';

type Choice = { kind: 'save'; city: City } | { kind: 'remove' } | { kind: 'decline' };

const OUTCOMES = {
  remove: { city: null, country: null, locationDeclined: true },
  decline: { locationDeclined: true },
} as const;

/** Saves a choice about the location optimistically and restores the old one on failure. */
export function useSaveLocation() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { queryKey } = profileQuery;
  return useMutation({
    mutationFn: send,
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey });
      const oldProfile = queryClient.getQueryData(queryKey);
      const changes =
        choice.kind === 'save' ? { ...choice.city, locationDeclined: false } : OUTCOMES[choice.kind];
      if (oldProfile) queryClient.setQueryData(queryKey, { ...oldProfile, ...changes });
      return oldProfile;
    },
    onSuccess: (profile, { kind }) => {
      queryClient.setQueryData(queryKey, profile);
      if (kind === 'save') showToast({ kind: 'success', message: t('location.saved') });
      if (kind === 'remove') showToast({ kind: 'success', message: t('location.removed') });
    },
    onError: (_error, _choice, oldProfile) => {
      if (oldProfile) queryClient.setQueryData(queryKey, oldProfile);
      showToast({ kind: 'error', message: t('errors.locationSaveFailed') });
    },
  });
}

function send(choice: Choice): Promise<Profile> {
  switch (choice.kind) {
    case 'save':
      return call(saveLocation, { body: choice.city });
    case 'remove':
      return call(removeLocation, {});
    case 'decline':
      return call(declineLocation, {});
  }
}
