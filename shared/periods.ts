import {
  addDays,
  addMonths,
  countDays,
  endOfMonth,
  monthOf,
  startOfMonth,
  weekday,
  yearOf,
  type CalendarDay,
  type CalendarRange,
} from './calendar.ts';

// The periods of every screen, report, mail, answer and file. The totals of a period count each transaction that is
// dated in it, even later than today (docs/decisions/0045-what-counts.md).

/** Whether a period contains today and later days. An end that is left out is open. */
export function isRunning({ from, to }: Partial<CalendarRange>, today: CalendarDay): boolean {
  return (from ?? '') <= today && today < (to ?? '9999');
}

/** Returns the part of a running period after today; undefined for any other period. */
export function daysAhead(range: CalendarRange, today: CalendarDay): CalendarRange | undefined {
  return isRunning(range, today) ? { from: addDays(today, 1), to: range.to } : undefined;
}

/** Returns the days of a period that count in a comparison: all days, or while it is running the days up to today. */
export function comparedDays(range: CalendarRange, today: CalendarDay): CalendarRange {
  return isRunning(range, today) ? { from: range.from, to: today } : range;
}

/**
 * Returns the range of the same length just before a period, with which the period is compared. While the period is
 * running, that range ends at the same elapsed day (product decision: 'up to the same day of it').
 */
export function comparisonRange(range: CalendarRange, today: CalendarDay): CalendarRange {
  const before = stepPeriod(range, -1);
  if (!isRunning(range, today)) return before;
  const months = countStepMonths(range);
  return {
    from: before.from,
    to: months > 0 ? addMonths(today, -months) : addDays(today, -countDays(range)),
  };
}

/** Returns the same period a year earlier, up to the same day while the period is running. */
export function yearEarlier(range: CalendarRange, today: CalendarDay): CalendarRange {
  if (isRunning(range, today)) return { from: addMonths(range.from, -12), to: addMonths(today, -12) };
  return moveByMonths(range, -12);
}

/** Names such as `last-3-months` mean whole months before the running one. */
const NAMED_PERIODS = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  'this-month': (today) => monthOf(today),
  'last-month': (today) => lastMonths(1, today),
  'next-month': (today) => monthOf(addMonths(startOfMonth(today), 1)),
  'this-quarter': (today) => quarterOf(today),
  'last-quarter': (today) => quarterOf(addMonths(startOfMonth(today), -3)),
  'last-3-months': (today) => lastMonths(3, today),
  'last-12-months': (today) => lastMonths(12, today),
  '12-months-to-now': (today) => ({ from: addMonths(startOfMonth(today), -11), to: endOfMonth(today) }),
  'last-36-months': (today) => lastMonths(36, today),
  'this-year': (today) => yearOf(today),
  'last-year': (today) => yearOf(addMonths(startOfMonth(today), -12)),
} as const satisfies Record<string, (today: CalendarDay) => CalendarRange>;

export type PeriodName = keyof typeof NAMED_PERIODS;
/** The periods that screens offer by name. */
export type OfferedPeriod = Exclude<PeriodName, 'today' | 'yesterday' | '12-months-to-now'>;

export function namedPeriod(name: PeriodName, today: CalendarDay): CalendarRange {
  return NAMED_PERIODS[name](today);
}

/**
 * Returns the week that contains a day, or the one `weeks` later. `firstDayOfWeek` is 0 for Sunday to 6 for Saturday.
 */
export function weekOf(day: CalendarDay, firstDayOfWeek: number, weeks = 0): CalendarRange {
  const sinceFirst = (weekday(day) - firstDayOfWeek + 7) % 7;
  const from = addDays(day, weeks * 7 - sinceFirst);
  return { from, to: addDays(from, 6) };
}

/** Returns the range of the `count` whole calendar months before the running one. */
export function lastMonths(count: number, today: CalendarDay): CalendarRange {
  const first = startOfMonth(today);
  return { from: addMonths(first, -count), to: endOfMonth(addMonths(first, -1)) };
}

function quarterOf(day: CalendarDay): CalendarRange {
  const from = addMonths(startOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3));
  return { from, to: endOfMonth(addMonths(from, 2)) };
}

/**
 * Moves a period by `steps` of its own lengths, to earlier days if `steps` is negative. A period of whole months, also
 * one from pay day to pay day, moves by months; any other by days.
 */
export function stepPeriod(range: CalendarRange, steps: number): CalendarRange {
  const months = countStepMonths(range);
  if (months > 0) return moveByMonths(range, steps * months);
  const days = steps * countDays(range);
  return { from: addDays(range.from, days), to: addDays(range.to, days) };
}

/** The calendar unit that a period fills exactly; 'period' if it fills none. */
export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'period';

export function unitOf(range: CalendarRange, firstDayOfWeek: number): PeriodUnit {
  if (range.from === range.to) return 'day';
  if (isSameRange(range, weekOf(range.from, firstDayOfWeek))) return 'week';
  if (isSameRange(range, monthOf(range.from))) return 'month';
  if (isSameRange(range, quarterOf(range.from))) return 'quarter';
  return isSameRange(range, yearOf(range.from)) ? 'year' : 'period';
}

export function isSameRange(one: CalendarRange, other: OpenRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/** The last day of the month that every month has. */
const LAST_DAY_IN_ALL_MONTHS = 28;

type OpenRange = { [End in keyof CalendarRange]: CalendarDay | undefined };

/** The number of months in a range such as 25 March to 24 May; 0 for any other range. */
function countStepMonths({ from, to }: CalendarRange): number {
  const next = addDays(to, 1);
  const isAligned = from.slice(8) === next.slice(8) && Number(from.slice(8)) <= LAST_DAY_IN_ALL_MONTHS;
  return isAligned ? countMonths(from, next) : 0;
}

function countMonths(from: CalendarDay, to: CalendarDay): number {
  const monthsOf = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthsOf(to) - monthsOf(from);
}

/** Moves the first day and the day after the last one, so that a range keeps whole months. */
function moveByMonths({ from, to }: CalendarRange, months: number): CalendarRange {
  return { from: addMonths(from, months), to: addDays(addMonths(addDays(to, 1), months), -1) };
}
