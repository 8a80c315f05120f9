import { ErrorNote, ErrorSentence } from '#web/features/forecast/forecast-errors.ts';
import { PremiumOnly } from '#web/features/premium/premium-only.tsx';
import { Savings } from '#web/features/reports/savings/savings.tsx';

export default function SavingsPage() {
  return (
    <PremiumOnly screen="reports">
      <Savings
        errorSentence={(error) => <ErrorSentence error={error} side="balance" />}
        errorNote={(error) => <ErrorNote error={error} sides={['balance']} />}
      />
    </PremiumOnly>
  );
}
