import { LiveUpdates } from '#web/features/presence/live-updates.tsx';
import { Shortcuts } from '#web/features/shortcuts/shortcuts.tsx';
import { TermsGate } from '#web/features/terms/terms-gate.tsx';

/** What stands beside every signed-in screen and can wait until that shows. */
export function Companions() {
  return (
    <>
      <TermsGate />
      <Shortcuts />
      <LiveUpdates />
    </>
  );
}
