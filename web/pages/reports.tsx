import { PremiumOnly } from '#web/features/premium/premium-only.tsx';
import { ReportsHub } from '#web/features/reports/hub.tsx';

export default function ReportsHubPage() {
  return (
    <PremiumOnly screen="reports">
      <ReportsHub />
    </PremiumOnly>
  );
}
