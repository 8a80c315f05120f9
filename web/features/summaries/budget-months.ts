import { addToMonth, budgetMonthOf, rangeOfMonth } from '#shared/budgets/months.ts';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { MonthStart } from '#shared/contract/profile.ts';
import { isSameRange, stepPeriod } from '#shared/periods.ts';

export type BudgetMonths = {
  current: CalendarRange;
  /** Moves a budget month by a number of months, and any other range by its own length. */
  move: (range: CalendarRange, steps: number) => CalendarRange;
};

/** The budget months that start on the given day of the month, or on its last workday. */
export function budgetMonthsFrom(start: MonthStart, today: CalendarDay): BudgetMonths {
  return {
    current: rangeOfMonth(budgetMonthOf(today, start), start),
    move(range, steps) {
      const month = budgetMonthOf(range.from, start);
      return isSameRange(range, rangeOfMonth(month, start))
        ? rangeOfMonth(addToMonth(month, steps), start)
        : stepPeriod(range, steps);
    },
  };
}
