import { PeriodFilter } from '#web/features/summaries/period-filter.tsx';
import { History } from '#web/features/transactions/list/history/history.tsx';

export default function TransactionsPage() {
  return <History renderPeriod={(field) => <PeriodFilter {...field} />} />;
}
