import { BudgetAlerts } from '#web/features/budgets/budget-alerts.tsx';
import { LiveUpdates } from '#web/features/presence/live-updates.tsx';
import { CatchUp } from '#web/features/recurring/catch-up.tsx';
import { TermsGate } from '#web/features/terms/terms-gate.tsx';

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
