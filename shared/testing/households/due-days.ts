import { addDays, addMonths, endOfMonth, startOfMonth, weekday, type CalendarDay } from '#shared/calendar.ts';
import type { Cadence } from '#shared/cadences.ts';

export type Shift = 'none' | 'before' | 'after';
export type Schedule = {
  cadence: Cadence;
  /** The first day. It also sets the weekday, or the month of the year. */
  anchor: CalendarDay;
  /** The day of the month for cadences in months; 31 is the last day. */
  dayOfMonth: number;
  /** The second day of a semimonthly cadence. */
  secondDay?: number;
  /** A weekday in place of the day of the month: `{ nth: 3, weekday: 3 }` is the third Wednesday. */
  nthWeekday?: { nth: number; weekday: number };
  /** The months without payments, from 1. */
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

/** Lists the days on which a schedule is due, from its anchor up to a day. */
export function dueDays(schedule: Schedule, until: CalendarDay): CalendarDay[] {
  const step = DAYS[schedule.cadence];
  const days = step === undefined ? calendarDays(schedule, until) : steppedDays(schedule.anchor, step, until);
  const paused = schedule.pausedMonths ?? [];
  return days
    .filter((day) => !paused.includes(Number(day.slice(5, 7))))
    .map((day) => shiftWeekend(day, schedule.shift))
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

function shiftWeekend(day: CalendarDay, shift: Shift): CalendarDay {
  const dayOfWeek = weekday(day);
  if (shift === 'none' || (dayOfWeek !== 0 && dayOfWeek !== 6)) return day;
  if (shift === 'before') return addDays(day, dayOfWeek === 0 ? -2 : -1);
  return addDays(day, dayOfWeek === 0 ? 1 : 2);
}
