import { useEffect, useState } from 'react';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import { useProfile } from '#web/lib/session/profile.ts';

/** The current budget month of somebody whose months do not start on the first; its code loads only for them. */
export function useBudgetMonth(today: CalendarDay): CalendarRange | undefined {
  const { monthStartsOn } = useProfile();
  const [range, setRange] = useState<CalendarRange>();
  useEffect(() => {
    if (monthStartsOn === 1) return setRange(undefined);
    import('#shared/budgets/months.ts').then(
      ({ budgetMonthOf, rangeOfMonth }) =>
        setRange(rangeOfMonth(budgetMonthOf(today, monthStartsOn), monthStartsOn)),
      () => undefined,
    );
  }, [monthStartsOn, today]);
  return range;
}
