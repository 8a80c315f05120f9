import { Suspense } from 'react';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';

const BudgetsCard = lazyWhenIdle(async () => (await import('./budgets-card.tsx')).BudgetsCard);

/** The place of the budgets card. It is at the bottom, so that nothing moves when the card appears. */
export function BudgetsPlace() {
  return (
    <Suspense>
      <BudgetsCard />
    </Suspense>
  );
}
