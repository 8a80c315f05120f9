import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { MadeToken } from './made-token.tsx';
import { TokenForm, type NewToken } from './token-form.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** Asks what a token is for, then shows its secret once. */
export function TokenDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const [made, setMade] = useState<NewToken>();
  // A token that arrives after its dialog was closed must not show when the dialog opens again.
  useEffect(() => {
    if (isOpen) setMade(undefined);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => setMade(undefined)}
      // A click outside must not lose the token.
      closeOnClickOutside={made === undefined}
      title={t(made === undefined ? 'tokens.dialog.title' : 'tokens.made.title')}
      size={520}
    >
      {made === undefined ? (
        <TokenForm onMade={setMade} onCancel={onClose} />
      ) : (
        <MadeToken {...made} onDone={onClose} />
      )}
    </Dialog>
  );
}
