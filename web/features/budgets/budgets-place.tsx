import { Suspense } from 'react';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';

const BudgetsCard = lazyWhenIdle(async () => (await import('./budgets-card.tsx')).BudgetsCard);

/** The budgets nearest to their limit, below everything else, so that nothing moves when they appear. */
export function BudgetsPlace() {
  return (
    <Suspense>
      <BudgetsCard />
    </Suspense>
  );
}
