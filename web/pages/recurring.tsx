import { RecurringScreen } from '#web/features/recurring/recurring.tsx';
import { RecurringTransfersCard } from '#web/features/transfers/recurring/recurring-transfers-card.tsx';

export default function RecurringPage() {
  return <RecurringScreen transfers={<RecurringTransfersCard />} />;
}
