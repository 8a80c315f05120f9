import { PremiumOnly } from '#web/features/premium/premium-only.tsx';
import { Savings } from '#web/features/reports/savings/savings.tsx';

export default function SavingsPage() {
  return (
    <PremiumOnly screen="reports">
      <Savings />
    </PremiumOnly>
  );
}
