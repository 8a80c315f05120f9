import { BudgetsPlace } from '#web/features/budgets/budgets-place.tsx';
import { LocationPromptPlace } from '#web/features/location/location-prompt-place.tsx';
import { ComingUpPlace, useIsComingUpKnown } from '#web/features/recurring/card/card-place.tsx';
import { Dashboard } from '#web/features/summaries/dashboard.tsx';
import { RecentTransactions } from '#web/features/transactions/list/recent/recent-transactions.tsx';

export default function DashboardPage() {
  return (
    <>
      <Dashboard
        coming={<ComingUpPlace />}
        isReady={useIsComingUpKnown()}
        renderRecent={(recent) => <RecentTransactions {...recent} />}
      />
      <BudgetsPlace />
      <LocationPromptPlace />
    </>
  );
}
