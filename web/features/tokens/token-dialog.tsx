import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { TokenSecret } from './token-secret.tsx';
import { TokenForm, type NewToken } from './token-form.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** Asks what a token is for, then shows its secret once. */
export function TokenDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const [newToken, setNewToken] = useState<NewToken>();
  // A token that arrives after its dialog was closed must not show when the dialog opens again.
  useEffect(() => {
    if (isOpen) setNewToken(undefined);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => setNewToken(undefined)}
      // A click outside must not lose the token.
      closeOnClickOutside={newToken === undefined}
      title={t(newToken === undefined ? 'tokens.dialog.title' : 'tokens.made.title')}
      size={520}
    >
      {newToken === undefined ? (
        <TokenForm onMade={setNewToken} onCancel={onClose} />
      ) : (
        <TokenSecret {...newToken} onDone={onClose} />
      )}
    </Dialog>
  );
}
