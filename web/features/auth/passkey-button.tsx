import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api/call.ts';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { supportsPasskeys } from '#web/lib/passkeys/supports-passkeys.ts';
import { offerInField, signIn, type Finish } from './passkey-sign-in.ts';

export type PasskeyButtonProps = {
  /** Whether somebody signs in with the password at present. */
  isPasswordSent: boolean;
  onSignedIn: () => Promise<void>;
  /** Called with the reason of a failure, and with undefined before another try. */
  onFailed: (reason?: ApiError) => void;
};

/** The button; nothing under an IP address, for which there are no passkeys. */
export function PasskeyButton(props: PasskeyButtonProps) {
  return supportsPasskeys() && <WorkingButton {...props} />;
}

/** Signs in with a passkey: by this button, or by the browser's offer in the field for the address. */
function WorkingButton({ isPasswordSent, onSignedIn, onFailed }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  async function run(finish: Finish): Promise<void> {
    setIsBusy(true);
    onFailed();
    try {
      if (await finish()) await onSignedIn();
    } catch (reason) {
      onFailed(reason instanceof ApiError ? reason : new ApiError('offline'));
    }
    setIsBusy(false);
  }
  const onChosen = useEffectEvent((finish: Finish) => void run(finish));
  const isOffered = !isBusy && !isPasswordSent;
  useEffect(() => (isOffered ? offerInField((finish) => onChosen(finish)) : undefined), [isOffered]);
  return (
    <PlainButton
      look="default"
      isBusy={isBusy}
      onClick={() => {
        if (!isBusy && !isPasswordSent) void run(signIn);
      }}
    >
      {t('auth.signIn.passkey')}
    </PlainButton>
  );
}
