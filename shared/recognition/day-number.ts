import { addDays, type CalendarDay } from '../calendar.ts';

const MS_PER_DAY = 86_400_000;
export const MONTHS_A_YEAR = 12;
export const DAYS_A_YEAR = 365.25;
export const DAYS_A_MONTH = 30.44;
/** The days from 1 March of the year 0 to 1970-01-01. */
const DAYS_TO_1970 = 719_468;

/** Returns the days since 1970-01-01, which is a Thursday. */
export function toDayNumber(day: CalendarDay): number {
  return (
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / MS_PER_DAY
  );
}

export function toDay(dayNumber: number): CalendarDay {
  return addDays('1970-01-01', dayNumber);
}

/** Returns the months since the year 0. */
export function monthNumber(day: CalendarDay): number {
  return Number(day.slice(0, 4)) * MONTHS_A_YEAR + Number(day.slice(5, 7)) - 1;
}

/** Returns the day number of a day in a month, or of the month's last day if the month is shorter. */
export function dayInMonth(month: number, dayOfMonth: number): number {
  return Math.min(firstDayOf(month) + dayOfMonth, firstDayOf(month + 1)) - 1;
}

/** The first days of the months from 1970 to 2099, because they are needed often. */
const FIRST_MONTH = 1970 * MONTHS_A_YEAR;
const FIRST_DAYS = Int32Array.from({ length: 130 * MONTHS_A_YEAR }, (_, at) =>
  countFirstDay(FIRST_MONTH + at),
);

/** The day number of the first of a month. */
function firstDayOf(month: number): number {
  return FIRST_DAYS[month - FIRST_MONTH] ?? countFirstDay(month);
}

/** Counts from 1 March, so that the leap day is the last day of a year. */
function countFirstDay(month: number): number {
  const fromMarch = month - 2;
  const year = Math.floor(fromMarch / MONTHS_A_YEAR);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const daysBefore = Math.floor((153 * (fromMarch - year * MONTHS_A_YEAR) + 2) / 5);
  return 365 * year + leapDays + daysBefore - DAYS_TO_1970;
}

/** Returns 0 for Sunday to 6 for Saturday. */
export function weekdayOf(dayNumber: number): number {
  return (((dayNumber + 4) % 7) + 7) % 7;
}

export function isWeekend(dayNumber: number): boolean {
  const weekday = weekdayOf(dayNumber);
  return weekday === 0 || weekday === 6;
}
