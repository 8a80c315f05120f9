import { PremiumOnly } from '#web/features/premium/premium-only.tsx';
import { Merchants } from '#web/features/reports/merchants.tsx';

export default function MerchantsPage() {
  return (
    <PremiumOnly screen="reports">
      <Merchants />
    </PremiumOnly>
  );
}
