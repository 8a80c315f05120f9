import { PremiumOnly } from '#web/features/premium/premium-only.tsx';
import { MonthTable } from '#web/features/reports/month-table.tsx';

export default function MonthTablePage() {
  return (
    <PremiumOnly screen="reports">
      <MonthTable />
    </PremiumOnly>
  );
}
