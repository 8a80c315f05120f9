import { Ask } from '#web/features/advisor/ask.tsx';
import { PremiumOnly } from '#web/features/premium/premium-only.tsx';

export default function AskPage() {
  return (
    <PremiumOnly screen="advisor">
      <Ask />
    </PremiumOnly>
  );
}
