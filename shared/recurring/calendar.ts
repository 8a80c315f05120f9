import {
  addDays,
  addMonths,
  endOfMonth,
  weekday,
  type CalendarDay,
  type CalendarRange,
} from '../calendar.ts';
import type { Schedule } from '../contract/recurring.ts';
import { append } from '../lists.ts';

const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;
/** Months count from 0. */
const FEBRUARY = 1;
/** April, June, September and November. */
const SHORT_MONTHS = [3, 5, 8, 10];
/** A shift moves a weekend by at most this many days. */
export const MAX_SHIFT_DAYS = 2;
/** Days of the year 10,000 do not sort as text. No shift of this day or an earlier one reaches them. */
const LATEST_DAY = '9999-12-01';

/** One day of a schedule. */
export type ScheduledDay = {
  /** The day before any shift, which names the occurrence. */
  day: CalendarDay;
  /** The day on which it is due, after the shift of weekends. */
  dueDay: CalendarDay;
};

/** Returns the occurrences that are due in a range, both ends included, in the order of their days. */
export function occurrencesIn(schedule: Schedule, range: CalendarRange): ScheduledDay[] {
  return scheduleDays(schedule, daysDueIn(schedule, range)).map((day) => ({
    day,
    dueDay: dueDayOf(schedule, day),
  }));
}

/** Counts the occurrences that are due in a range, both ends included, without listing them. */
export function countOccurrences(schedule: Schedule, range: CalendarRange): number {
  return countScheduleDays(schedule, daysDueIn(schedule, range));
}

/** Returns the range of unshifted days that are due in a range: a shift moves weekends into it or out of it. */
export function daysDueIn({ shift }: Pick<Schedule, 'shift'>, { from, to }: CalendarRange): CalendarRange {
  const first = addDays(lastDueBy(shift, addDays(from, -1)), 1);
  return { from: first, to: to < LATEST_DAY ? lastDueBy(shift, to) : LATEST_DAY };
}

/** Returns the last day whose due day is `day` or earlier. */
function lastDueBy(shift: Schedule['shift'], day: CalendarDay): CalendarDay {
  const dayOfWeek = weekday(day);
  if (shift === 'before' && dayOfWeek === FRIDAY) return addDays(day, 2);
  if (shift === 'before' && dayOfWeek === SATURDAY) return addDays(day, 1);
  if (shift === 'after' && dayOfWeek === SATURDAY) return addDays(day, -1);
  if (shift === 'after' && dayOfWeek === SUNDAY) return addDays(day, -2);
  return day;
}

/** Returns the days of a schedule in a range, both ends included, before any shift. */
export function scheduleDays(schedule: Schedule, range: CalendarRange): CalendarDay[] {
  const from = latest(range.from, schedule.firstDay);
  const to = earliest(range.to, schedule.endDay ?? LATEST_DAY, LATEST_DAY);
  const days: CalendarDay[] = [];
  // The loop counts steps, because days after `LATEST_DAY` do not sort as text.
  const last = from <= to ? lastStepBy(schedule, to) : -1;
  for (let index = lastStepBy(schedule, from); index <= last; index++)
    append(
      days,
      stepDays(schedule, index).filter((day) => from <= day && day <= to),
    );
  return days;
}

/** Counts the days of a schedule in a range, both ends included, before any shift, without listing them. */
export function countScheduleDays(schedule: Schedule, range: CalendarRange): number {
  const from = latest(range.from, schedule.firstDay);
  const to = earliest(range.to, schedule.endDay ?? LATEST_DAY, LATEST_DAY);
  if (to < from) return 0;
  const [first, last] = [lastStepBy(schedule, from), lastStepBy(schedule, to)];
  const inRange = (step: number) => stepDays(schedule, step).filter((day) => from <= day && day <= to).length;
  if (first === last) return inRange(first);
  // The days of the steps between the first and the last one are all in the range.
  const between = last - first - 1;
  return (
    inRange(first) + inRange(last) + between + countSecondDays(schedule, { from: first + 1, steps: between })
  );
}

/** Counts the months with two days among `steps` steps from the step `from`. In a short month both may be the last day. */
function countSecondDays(schedule: Schedule, { from, steps }: { from: number; steps: number }): number {
  const { firstDay, secondDay, unit, on } = schedule;
  const isTwice = unit === 'month' && on === 'day' && secondDay !== null;
  if (!isTwice || steps === 0) return 0;
  const number = Number(firstDay.slice(8));
  if (number === secondDay) return 0;
  const month = monthNumber(firstDay) + from * schedule.every;
  return steps - countShortMonths(month, steps, Math.min(number, secondDay));
}

/** Counts the months with at most `days` days, among `months` consecutive ones from the month number `first`. */
function countShortMonths(first: number, months: number, days: number): number {
  const countOf = (month: number) =>
    Math.floor((first + months - 1 - month) / 12) - Math.floor((first - 1 - month) / 12);
  if (days < 28) return 0;
  if (days === 28) return countOf(FEBRUARY) - countLeapDays(first, months);
  if (days === 29) return countOf(FEBRUARY);
  return countOf(FEBRUARY) + SHORT_MONTHS.reduce((sum, month) => sum + countOf(month), 0);
}

/** Counts the leap days in `months` consecutive months from the month number `first`. */
function countLeapDays(first: number, months: number): number {
  const until = (month: number) => {
    const year = Math.floor((month - 1 - FEBRUARY) / 12);
    return Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  };
  return until(first + months) - until(first);
}

/** Returns the first day of the schedule after a day, before any shift; undefined once the schedule has ended. */
export function nextScheduleDay(schedule: Schedule, after: CalendarDay): CalendarDay | undefined {
  const from = latest(addDays(after, 1), schedule.firstDay);
  // The days of the step that contains `from` may be before it; those of the next step are not.
  const first = lastStepBy(schedule, from);
  const days = [0, 1].flatMap((step) => stepDays(schedule, first + step));
  const end = earliest(schedule.endDay ?? LATEST_DAY, LATEST_DAY);
  return days.find((day) => from <= day && day <= end);
}

/** Returns the day on which an occurrence is due: a workday, if the schedule shifts weekends. */
export function dueDayOf({ shift }: Pick<Schedule, 'shift'>, day: CalendarDay): CalendarDay {
  const dayOfWeek = weekday(day);
  if (shift === 'none' || (dayOfWeek !== SATURDAY && dayOfWeek !== SUNDAY)) return day;
  if (shift === 'before') return addDays(day, dayOfWeek === SATURDAY ? -1 : -2);
  return addDays(day, dayOfWeek === SATURDAY ? 2 : 1);
}

/** Returns the days of a step. Steps count from the first day, so the 31st comes back after a short month. */
function stepDays(schedule: Schedule, index: number): CalendarDay[] {
  const { unit, every, firstDay, secondDay, on } = schedule;
  if (unit === 'day' || unit === 'week') return [addDays(firstDay, index * stepInDays(schedule))];
  const day = addMonths(firstDay, index * every * (unit === 'year' ? 12 : 1));
  if (on === 'lastDay') return [endOfMonth(day)];
  if (on === 'lastWorkday') return [dueDayOf({ shift: 'before' }, endOfMonth(day))];
  if (secondDay === null) return [day];
  return [...new Set([day, dayOfMonth(day, secondDay)])].toSorted();
}

/** Returns the last step that may have a day on or before `day`. */
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

/** Returns the day with a number in the month of `inMonth`, or its last day if the month is shorter. */
function dayOfMonth(inMonth: CalendarDay, number: number): CalendarDay {
  const day = `${inMonth.slice(0, 8)}${String(number).padStart(2, '0')}`;
  return earliest(day, endOfMonth(inMonth));
}

function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  return monthNumber(to) - monthNumber(from);
}

/** Returns the months since the year 0. */
function monthNumber(day: CalendarDay): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function latest(first: CalendarDay, second: CalendarDay): CalendarDay {
  return first > second ? first : second;
}

function earliest(...days: CalendarDay[]): CalendarDay {
  return days.reduce((least, day) => (day < least ? day : least));
}
