import { ErrorText } from '#web/features/forecast/error-sentence.tsx';
import { PremiumOnly } from '#web/features/premium/premium-only.tsx';
import { Savings } from '#web/features/reports/savings/savings.tsx';

export default function SavingsPage() {
  return (
    <PremiumOnly screen="reports">
      <Savings forecastError={(error) => <ErrorText error={error} side="balance" />} />
    </PremiumOnly>
  );
}
