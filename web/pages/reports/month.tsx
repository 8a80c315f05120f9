import { ErrorNote } from '#web/features/forecast/forecast-errors.ts';
import { SIDES } from '#web/features/forecast/chart-data.ts';
import { ReportedNotices } from '#web/features/notices/reported-notices.tsx';
import { PremiumOnly } from '#web/features/premium/premium-only.tsx';
import { MonthReport } from '#web/features/reports/month/month-report.tsx';

export default function MonthReportPage() {
  return (
    <PremiumOnly screen="reports">
      <MonthReport
        noticesCard={(notices) => <ReportedNotices notices={notices} />}
        errorNote={(error) => <ErrorNote error={error} sides={SIDES} />}
      />
    </PremiumOnly>
  );
}
