import { useMutation, useQuery } from '@tanstack/react-query';
import { proveWithPasskey, startPasskeyProof } from '#shared/contract/passkeys.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { passkeysQuery } from '#web/lib/passkeys/passkeys-query.ts';
import { supportsPasskeys } from '#web/lib/passkeys/supports-passkeys.ts';
import { useErrorText } from '#web/ui/error-text.ts';

/** Gives a proof with a passkey in place of the password, if the user has one that works here. */
export function usePasskeyProof(onGiven: () => void) {
  const isSupported = supportsPasskeys();
  const { data } = useQuery({ ...passkeysQuery, enabled: isSupported });
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: prove,
    onSuccess: (isGiven) => {
      if (isGiven) onGiven();
    },
  });
  return {
    isOffered: isSupported && data?.items.some(({ isElsewhere }) => !isElsewhere) === true,
    isBusy: isPending,
    failure: error === null ? undefined : errorText(error),
    start: () => {
      if (!isPending) mutate();
    },
  };
}

/** Returns false if the person chose no passkey. */
async function prove(): Promise<boolean> {
  const { askForPasskey } = await import('#web/lib/passkeys/ask-for-passkey.ts').catch(throwNotFetched);
  const passkey = await askForPasskey(await call(startPasskeyProof, {}));
  if (passkey === undefined) return false;
  await call(proveWithPasskey, { body: passkey });
  return true;
}

function throwNotFetched(): never {
  throw new ApiError('offline');
}
