import { BudgetAlerts } from '#web/features/budgets/budget-alerts.tsx';
import { LiveUpdates } from '#web/features/presence/live-updates.tsx';
import { CatchUp } from '#web/features/recurring/catch-up.tsx';
import { TermsGate } from '#web/features/terms/terms-gate.tsx';

/** The features that run on every signed-in screen; they load after the screen. */
export function GlobalFeatures() {
  return (
    <>
      <TermsGate />
      <LiveUpdates />
      <CatchUp />
      <BudgetAlerts />
    </>
  );
}
