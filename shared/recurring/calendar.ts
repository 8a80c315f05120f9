import {
  addDays,
  addMonths,
  endOfMonth,
  weekday,
  type CalendarDay,
  type CalendarRange,
} from '../calendar.ts';
import type { Schedule } from '../contract/recurring.ts';

const SATURDAY = 6;
const SUNDAY = 0;
/** The shift of weekends moves a day by at most this many. */
export const MAX_SHIFT_DAYS = 2;
/** Text of later years does not sort. */
const LATEST_DAY = '9999-12-01';

/** One day of a schedule. */
export type ScheduledDay = {
  /** The day before any shift, which names the occurrence. */
  day: CalendarDay;
  /** The day on which it is due, after the shift of weekends. */
  dueDay: CalendarDay;
};

/** The occurrences that are due in a range, both ends included, in the order of their days. */
export function occurrencesIn(schedule: Schedule, range: CalendarRange): ScheduledDay[] {
  const from = addDays(range.from, -MAX_SHIFT_DAYS);
  const to = range.to < LATEST_DAY ? addDays(range.to, MAX_SHIFT_DAYS) : LATEST_DAY;
  return scheduleDays(schedule, { from, to })
    .map((day) => ({ day, dueDay: dueDayOf(schedule, day) }))
    .filter(({ dueDay }) => range.from <= dueDay && dueDay <= range.to);
}

/** The days of a schedule in a range, both ends included, before any shift. */
export function scheduleDays(schedule: Schedule, range: CalendarRange): CalendarDay[] {
  const from = latest(range.from, schedule.firstDay);
  const to = earliest(range.to, schedule.endDay ?? LATEST_DAY, LATEST_DAY);
  const days: CalendarDay[] = [];
  // Days of later years do not sort as text, so the steps are counted.
  const last = from <= to ? lastStepBy(schedule, to) : -1;
  for (let index = lastStepBy(schedule, from); index <= last; index++)
    days.push(...stepDays(schedule, index).filter((day) => from <= day && day <= to));
  return days;
}

/** The first day of the schedule after a day, before any shift; undefined once it has ended. */
export function nextScheduleDay(schedule: Schedule, after: CalendarDay): CalendarDay | undefined {
  const from = latest(addDays(after, 1), schedule.firstDay);
  // The step of `from` may lie before it, the one after it does not.
  const first = lastStepBy(schedule, from);
  const days = [0, 1].flatMap((step) => stepDays(schedule, first + step));
  const end = earliest(schedule.endDay ?? LATEST_DAY, LATEST_DAY);
  return days.find((day) => from <= day && day <= end);
}

/** The day on which an occurrence is due: a workday, if the schedule shifts weekends. */
export function dueDayOf({ shift }: Pick<Schedule, 'shift'>, day: CalendarDay): CalendarDay {
  const dayOfWeek = weekday(day);
  if (shift === 'none' || (dayOfWeek !== SATURDAY && dayOfWeek !== SUNDAY)) return day;
  if (shift === 'before') return addDays(day, dayOfWeek === SATURDAY ? -1 : -2);
  return addDays(day, dayOfWeek === SATURDAY ? 2 : 1);
}

/** The days of the n-th step, always counted from the first day, so that the 31st returns after a short month. */
function stepDays(schedule: Schedule, index: number): CalendarDay[] {
  const { unit, every, firstDay, secondDay, on } = schedule;
  if (unit === 'day' || unit === 'week') return [addDays(firstDay, index * stepInDays(schedule))];
  const day = addMonths(firstDay, index * every * (unit === 'year' ? 12 : 1));
  if (on === 'lastDay') return [endOfMonth(day)];
  if (on === 'lastWorkday') return [dueDayOf({ shift: 'before' }, endOfMonth(day))];
  if (secondDay === null) return [day];
  return [...new Set([day, dayOfMonth(day, secondDay)])].toSorted();
}

/** The last step that may begin by a day; later ones begin after it. */
function lastStepBy(schedule: Schedule, day: CalendarDay): number {
  const { unit, every, firstDay } = schedule;
  const step = unit === 'day' || unit === 'week' ? stepInDays(schedule) : every * (unit === 'year' ? 12 : 1);
  const passed =
    unit === 'day' || unit === 'week' ? daysBetween(firstDay, day) : monthsBetween(firstDay, day);
  return Math.max(0, Math.floor(passed / step));
}

function stepInDays({ unit, every }: Schedule): number {
  return unit === 'week' ? every * 7 : every;
}

/** A day of the month of another one; its last day if the month is shorter. */
function dayOfMonth(inMonth: CalendarDay, number: number): CalendarDay {
  const day = `${inMonth.slice(0, 8)}${String(number).padStart(2, '0')}`;
  return earliest(day, endOfMonth(inMonth));
}

function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  );
}

function latest(first: CalendarDay, second: CalendarDay): CalendarDay {
  return first > second ? first : second;
}

function earliest(...days: CalendarDay[]): CalendarDay {
  return days.reduce((least, day) => (day < least ? day : least));
}
