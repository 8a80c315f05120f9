import { useEffect, useRef, useState } from 'react';
import { onProofNeeded } from '#web/lib/api/proof.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';

const ProofDialog = dialogOnDemand(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** Asks for the password when a call needs it again; then the call continues. */
export function ProofGate() {
  const { state, close, forget } = useProofDialog();
  if (state === 'none') return null;
  return (
    <ProofDialog
      isOpen={state === 'open'}
      onClose={() => close(false)}
      onGiven={() => close(true)}
      onClosed={forget}
    />
  );
}

/** The state of the dialog, which opens when a call needs a proof. Closing it tells the call whether to continue. */
function useProofDialog() {
  const [state, setState] = useState<'none' | 'open' | 'closing'>('none');
  const resolveCall = useRef((_isGiven: boolean): void => undefined);

  useEffect(() => {
    const ask = (resolve: (isGiven: boolean) => void) => {
      resolveCall.current = resolve;
      setState('open');
    };
    const stop = onProofNeeded(() => new Promise(ask));
    return () => {
      stop();
      resolveCall.current(false);
    };
  }, []);

  function close(isGiven: boolean): void {
    setState('closing');
    resolveCall.current(isGiven);
  }

  return { state, close, forget: () => setState((current) => (current === 'closing' ? 'none' : current)) };
}
