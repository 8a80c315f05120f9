import { Suspense, type ComponentProps } from 'react';
import { LocationPromptPlace } from '#web/features/location/location-prompt-place.tsx';
import { ComingUpPlace, useIsComingUpSettled } from '#web/features/recurring/card/card-place.tsx';
import { Dashboard } from '#web/features/summaries/dashboard.tsx';
import { RecentTransactions } from '#web/features/transactions/list/recent/recent-transactions.tsx';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';

const BudgetsCard = lazyWhenIdle(
  async () => (await import('#web/features/budgets/budgets-card.tsx')).BudgetsCard,
);

const BalancesCard = lazyWhenIdle(
  async () => (await import('#web/features/balances/balances-card.tsx')).BalancesCard,
);

// The same at each render, so that a change of the address does not render the cards again.
const COMING = <ComingUpPlace />;
const renderRecent = (recent: ComponentProps<typeof RecentTransactions>) => (
  <RecentTransactions {...recent} />
);

export default function DashboardPage() {
  return (
    <>
      <Dashboard coming={COMING} isReady={useIsComingUpSettled()} renderRecent={renderRecent} />
      {/* It is at the bottom, so that nothing moves when it appears. */}
      <Suspense>
        <BudgetsCard />
        <BalancesCard />
      </Suspense>
      <LocationPromptPlace />
    </>
  );
}
