import { addDays, addMonths, endOfMonth, startOfMonth, weekday, type CalendarDay } from '#shared/calendar.ts';
import type { Cadence } from '#shared/cadences.ts';

export type Shift = 'none' | 'before' | 'after';
export type Schedule = {
  cadence: Cadence;
  /** The first day, which also says the day of the month or week. */
  anchor: CalendarDay;
  /** Day of the month, 31 for the last one; of calendar cadences. */
  dayOfMonth: number;
  /** The second day of semimonthly ones. */
  secondDay?: number;
  /** Instead of the day of the month: such as the third Wednesday, `{ nth: 3, weekday: 3 }`. */
  nthWeekday?: { nth: number; weekday: number };
  /** Months without it, such as August. */
  pausedMonths?: readonly number[];
  shift: Shift;
};

const DAYS: Partial<Record<Cadence, number>> = { weekly: 7, biweekly: 14, fourWeekly: 28 };
const MONTHS: Partial<Record<Cadence, number>> = {
  semimonthly: 1,
  monthly: 1,
  bimonthly: 2,
  quarterly: 3,
  semiannual: 6,
  annual: 12,
};

/** The days on which a schedule is due, from its anchor up to a day. */
export function dueDays(schedule: Schedule, until: CalendarDay): CalendarDay[] {
  const step = DAYS[schedule.cadence];
  const days = step === undefined ? calendarDays(schedule, until) : steppedDays(schedule.anchor, step, until);
  const paused = schedule.pausedMonths ?? [];
  return days
    .filter((day) => !paused.includes(Number(day.slice(5, 7))))
    .map((day) => shifted(day, schedule.shift))
    .filter((day) => day <= until);
}

function steppedDays(anchor: CalendarDay, step: number, until: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = anchor; day <= until; day = addDays(day, step)) days.push(day);
  return days;
}

function calendarDays(
  { cadence, anchor, dayOfMonth, secondDay, nthWeekday }: Schedule,
  until: CalendarDay,
): CalendarDay[] {
  const days: CalendarDay[] = [];
  const months = MONTHS[cadence] ?? 1;
  for (let month = startOfMonth(anchor); month <= until; month = addMonths(month, months)) {
    days.push(nthWeekday === undefined ? dayIn(month, dayOfMonth) : weekdayIn(month, nthWeekday));
    if (secondDay !== undefined) days.push(dayIn(month, secondDay));
  }
  return days.filter((day) => day >= anchor);
}

function dayIn(month: CalendarDay, dayOfMonth: number): CalendarDay {
  const last = endOfMonth(month);
  return dayOfMonth >= Number(last.slice(8)) ? last : addDays(month, dayOfMonth - 1);
}

function weekdayIn(
  month: CalendarDay,
  { nth, weekday: wanted }: { nth: number; weekday: number },
): CalendarDay {
  return addDays(month, ((wanted - weekday(month) + 7) % 7) + 7 * (nth - 1));
}

function shifted(day: CalendarDay, shift: Shift): CalendarDay {
  const of = weekday(day);
  if (shift === 'none' || (of !== 0 && of !== 6)) return day;
  if (shift === 'before') return addDays(day, of === 0 ? -2 : -1);
  return addDays(day, of === 0 ? 1 : 2);
}
