import { PremiumOnly } from '#web/features/premium/premium-only.tsx';
import { CalendarReport } from '#web/features/reports/calendar/calendar-report.tsx';

export default function CalendarReportPage() {
  return (
    <PremiumOnly screen="reports">
      <CalendarReport />
    </PremiumOnly>
  );
}
