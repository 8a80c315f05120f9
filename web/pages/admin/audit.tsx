import { Audit } from '#web/features/audit/audit.tsx';
import { PeriodFilter } from '#web/features/summaries/period-filter.tsx';

export default function AdminAuditPage() {
  return <Audit renderPeriod={(field) => <PeriodFilter {...field} />} />;
}
