import { PremiumOnly } from '#web/features/premium/premium-only.tsx';
import { YearReview } from '#web/features/reports/year/year-review.tsx';

export default function YearReviewPage() {
  return (
    <PremiumOnly screen="reports">
      <YearReview />
    </PremiumOnly>
  );
}
