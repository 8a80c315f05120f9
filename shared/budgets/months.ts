import { addDays, addMonths, endOfMonth, type CalendarDay, type CalendarRange } from '../calendar.ts';
import type { MonthStart } from '../contract/profile.ts';
import { dueDayOf } from '../recurring/calendar.ts';

/** A budget month, `yyyy-MM`. */
export type BudgetMonth = string;

/** A budget month that starts on this day or later has the name of the calendar month in which it ends. */
const NAMED_AFTER_NEXT_FROM = 15;

export function addToMonth(month: BudgetMonth, months: number): BudgetMonth {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

/** The days of a budget month. */
export function rangeOfMonth(month: BudgetMonth, start: MonthStart): CalendarRange {
  return { from: firstDay(month, start), to: addDays(firstDay(addToMonth(month, 1), start), -1) };
}

/** The budget month that contains a day. */
export function budgetMonthOf(day: CalendarDay, start: MonthStart): BudgetMonth {
  const month = day.slice(0, 7);
  const next = addToMonth(month, 1);
  if (firstDay(next, start) <= day) return next;
  return firstDay(month, start) <= day ? month : addToMonth(month, -1);
}

function firstDay(month: BudgetMonth, start: MonthStart): CalendarDay {
  const before = addToMonth(month, -1);
  if (start === 'lastWorkday') return dueDayOf({ shift: 'before' }, endOfMonth(`${before}-01`));
  const starting = start >= NAMED_AFTER_NEXT_FROM ? before : month;
  return `${starting}-${String(start).padStart(2, '0')}`;
}
