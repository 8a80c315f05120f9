import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removePhoto, setPhoto } from '#shared/contract/photo.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { call } from '#web/lib/api/call.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { useProfileErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';

type Then = { onSuccess: () => void };

/** Stores or removes the photo and shows a toast. */
export function usePhoto() {
  const { t } = useTranslation();
  const errorText = useProfileErrorText();
  const queryClient = useQueryClient();
  const show = (profile: Profile, message: string) => {
    queryClient.setQueryData(profileQuery.queryKey, profile);
    showToast({ kind: 'success', message });
  };
  const onError = (error: unknown) => showToast({ kind: 'error', message: errorText(error) });

  const saving = useMutation({
    mutationFn: (image: Blob) => call(setPhoto, {}, { file: image }),
    onSuccess: (profile) => show(profile, t('profile.photo.saved')),
    onError,
  });
  const removing = useMutation({
    mutationFn: () => call(removePhoto, {}),
    onSuccess: (profile) => show(profile, t('profile.photo.removed')),
    onError,
  });

  return {
    save: (image: Blob, then: Then) => saving.mutate(image, then),
    isSaving: saving.isPending,
    remove: (then: Then) => removing.mutate(undefined, then),
    isRemoving: removing.isPending,
  };
}
