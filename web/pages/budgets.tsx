import { Budgets } from '#web/features/budgets/budgets.tsx';

export default function BudgetsPage() {
  return <Budgets />;
}
