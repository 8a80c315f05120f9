import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '#shared/contract/passkeys.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { passkeysQuery } from '#web/lib/passkeys/passkeys-query.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/** Lets the browser make a passkey, and stores it unless the person changed their mind or the device has one. */
export function useAddPasskey(): (name: string) => Promise<'added' | 'declined' | 'known'> {
  const refetch = useRefetch();
  return async (name) => {
    const options = await call(startPasskey, {});
    const { makePasskey } = await import('./make-passkey.ts').catch(throwNotFetched);
    const passkey = await makePasskey(options);
    if (typeof passkey === 'string') return passkey;
    await call(addPasskey, { body: { name, passkey } });
    await refetch();
    return 'added';
  };
}

export function useRenamePasskey(): (id: string, name: string) => Promise<void> {
  const refetch = useRefetch();
  return async (id, name) => {
    await call(renamePasskey, { params: { id }, body: { name } });
    await refetch();
  };
}

export function useRemovePasskey(): (passkey: { id: string }) => void {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const refetch = useRefetch();
  const { mutate } = useMutation({
    mutationFn: ({ id }: { id: string }) => call(removePasskey, { params: { id } }),
    onSuccess: () => showToast({ kind: 'success', message: t('passkeys.removed') }),
    onError: (error) => {
      if (!isProofMissing(error)) showError(error);
    },
    onSettled: refetch,
  });
  return mutate;
}

function throwNotFetched(): never {
  throw new ApiError('offline');
}

function useRefetch(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
      // The list of changes to the account has the act too.
      queryClient.invalidateQueries({ queryKey: ['activity'] }),
    ]);
  };
}
