import { ForecastScreen } from '#web/features/forecast/forecast.tsx';
import { PremiumOnly } from '#web/features/premium/premium-only.tsx';

export default function ForecastPage() {
  return (
    <PremiumOnly screen="forecast">
      <ForecastScreen />
    </PremiumOnly>
  );
}
