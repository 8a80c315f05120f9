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
  const saving = usePhotoChange(
    (image: Blob) => call(setPhoto, {}, { file: image }),
    t('profile.photo.saved'),
  );
  const removing = usePhotoChange(() => call(removePhoto, {}), t('profile.photo.removed'));
  return {
    save: (image: Blob, handlers: Handlers) => saving.mutate(image, handlers),
    isSaving: saving.isPending,
    remove: (handlers: Handlers) => removing.mutate(undefined, handlers),
    isRemoving: removing.isPending,
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
