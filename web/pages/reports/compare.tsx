import { PremiumOnly } from '#web/features/premium/premium-only.tsx';
import { Comparison } from '#web/features/reports/compare/comparison.tsx';

export default function ComparisonPage() {
  return (
    <PremiumOnly screen="reports">
      <Comparison />
    </PremiumOnly>
  );
}
