import { useEffect, useState } from 'react';
import type { CalendarDay } from '#shared/calendar.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import type { BudgetMonths } from './budget-months.ts';

/** The user's budget months if they are not calendar months; their code is loaded only then. */
export function useBudgetMonths(today: CalendarDay): BudgetMonths | undefined {
  const { monthStartsOn } = useProfile();
  const [months, setMonths] = useState<BudgetMonths>();
  useEffect(() => {
    if (monthStartsOn === 1) return setMonths(undefined);
    import('./budget-months.ts').then(
      ({ budgetMonthsFrom }) => setMonths(budgetMonthsFrom(monthStartsOn, today)),
      () => undefined,
    );
  }, [monthStartsOn, today]);
  return months;
}
