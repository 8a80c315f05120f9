import { LocationPromptPlace } from '#web/features/location/location-prompt-place.tsx';
import { Dashboard } from '#web/features/summaries/dashboard.tsx';
import { RecentTransactions } from '#web/features/transactions/recent-transactions.tsx';

export default function DashboardPage() {
  return (
    <>
      <Dashboard renderRecent={(items) => <RecentTransactions items={items} />} />
      <LocationPromptPlace />
    </>
  );
}
