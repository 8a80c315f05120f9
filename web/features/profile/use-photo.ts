import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removePhoto, setPhoto } from '#shared/contract/photo.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { call } from '#web/lib/api/call.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { showToast } from '#web/ui/toast.ts';
import { useProfileErrorToast } from '#web/ui/use-error-toast.ts';

type Handlers = { onSuccess: () => void };

export function usePhoto() {
  const { t } = useTranslation();
  const saveMutation = usePhotoChange(
    (image: Blob) => call(setPhoto, {}, { file: image }),
    t('profile.photo.saved'),
  );
  const removeMutation = usePhotoChange(() => call(removePhoto, {}), t('profile.photo.removed'));
  return {
    save: (image: Blob, handlers: Handlers) => saveMutation.mutate(image, handlers),
    isSaving: saveMutation.isPending,
    remove: (handlers: Handlers) => removeMutation.mutate(undefined, handlers),
    isRemoving: removeMutation.isPending,
  };
}

function usePhotoChange<Input>(send: (input: Input) => Promise<Profile>, message: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      showToast({ kind: 'success', message });
    },
    onError: useProfileErrorToast(),
  });
}
