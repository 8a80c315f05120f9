import { useEffect, useRef, useState } from 'react';
import { onProofNeeded } from '#web/lib/api/proof.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';

const ProofDialog = dialogOnDemand(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** Asks for the password when a call needs it again; then the call continues. */
export function ProofGate() {
  const [dialog, setDialog] = useState<'none' | 'open' | 'closing'>('none');
  const answer = useRef((_isGiven: boolean): void => undefined);

  useEffect(() => {
    const stop = onProofNeeded(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setDialog('open');
        }),
    );
    return () => {
      stop();
      answer.current(false);
    };
  }, []);

  function close(isGiven: boolean): void {
    setDialog('closing');
    answer.current(isGiven);
  }

  if (dialog === 'none') return null;
  return (
    <ProofDialog
      isOpen={dialog === 'open'}
      onClose={() => close(false)}
      onGiven={() => close(true)}
      onClosed={() => setDialog((now) => (now === 'closing' ? 'none' : now))}
    />
  );
}
