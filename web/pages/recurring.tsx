import { RecurringScreen } from '#web/features/recurring/recurring.tsx';

export default function RecurringPage() {
  return <RecurringScreen />;
}
