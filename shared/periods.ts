import {
  addDays,
  addMonths,
  endOfMonth,
  monthOf,
  startOfMonth,
  yearOf,
  type CalendarDay,
  type CalendarRange,
} from './calendar.ts';

// What a period is and what counts in it, for every screen, report, mail, answer and file: its totals count each
// transaction that is dated in it, also those dated later than today (docs/decisions/0045-what-counts.md).

/** Whether a period contains today and later days. An end that is left out is open. */
export function isRunning({ from, to }: Partial<CalendarRange>, today: CalendarDay): boolean {
  return (from ?? '') <= today && today < (to ?? '9999');
}

/** The days of a running period that have not come; undefined for any other period. */
export function daysAhead(range: CalendarRange, today: CalendarDay): CalendarRange | undefined {
  return isRunning(range, today) ? { from: addDays(today, 1), to: range.to } : undefined;
}

/** The days of a period that are compared with another one: of a running period those up to today. */
export function comparedDays(range: CalendarRange, today: CalendarDay): CalendarRange {
  return isRunning(range, today) ? { from: range.from, to: today } : range;
}

/** Periods of whole months and years that a person chooses by name. */
export type PeriodName =
  | 'this-month'
  | 'last-month'
  | 'last-3-months'
  | 'last-12-months'
  | 'last-36-months'
  | 'this-year'
  | 'last-year';

/** The days of a named period. The last months are whole ones before the running one. */
export function namedPeriod(name: PeriodName, today: CalendarDay): CalendarRange {
  switch (name) {
    case 'this-month':
      return monthOf(today);
    case 'last-month':
      return lastMonths(1, today);
    case 'last-3-months':
      return lastMonths(3, today);
    case 'last-12-months':
      return lastMonths(12, today);
    case 'last-36-months':
      return lastMonths(36, today);
    case 'this-year':
      return yearOf(today);
    case 'last-year':
      return yearOf(addMonths(yearOf(today).from, -12));
  }
}

/** Whole calendar months before the running one. */
export function lastMonths(count: number, today: CalendarDay): CalendarRange {
  const first = startOfMonth(today);
  return { from: addMonths(first, -count), to: endOfMonth(addMonths(first, -1)) };
}
