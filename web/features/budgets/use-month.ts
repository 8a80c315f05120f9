import { addToMonth, budgetMonthOf, rangeOfMonth } from '#shared/budgets/months.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { useMonthInAddress } from '#web/lib/navigation/use-month-in-address.ts';
import { useProfile } from '#web/lib/session/profile.ts';

/** The budget month that the address names, by default the current one. */
export function useMonth() {
  const { monthStartsOn } = useProfile();
  const current = budgetMonthOf(useToday(), monthStartsOn);
  const { month, choose } = useMonthInAddress(current);
  return {
    month,
    current,
    range: rangeOfMonth(month, monthStartsOn),
    isCalendarMonth: monthStartsOn === 1,
    previous: addToMonth(month, -1),
    next: addToMonth(month, 1),
    choose,
  };
}

/** Writes a month, such as 'November 2026'. */
export function useMonthName(): (month: string) => string {
  const format = useFormat();
  return (month) => format.day(`${month}-01`, DAY_FORMATS.monthOfYear);
}
