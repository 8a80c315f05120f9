import {
  addDays,
  addMonths,
  endOfMonth,
  startOfMonth,
  weekday,
  yearOf,
  type CalendarRange,
} from '../../calendar.ts';
import { weekOf } from '../../periods.ts';
import type { Unit } from './types.ts';

const MONTHS_OF: Partial<Record<Unit, number>> = { month: 1, quarter: 3, half: 6, year: 12 };
export const MONTHS_OF_YEAR = 12;
const DAYS_OF_WEEK = 7;
const SATURDAY = 6;
const MIDDLE_OF_MONTH = 15;

/** The days of the week, month, … that lies so many units after the one with a day. */
export function rangeAround(day: string, unit: Unit, offset: number, firstDayOfWeek: number): CalendarRange {
  const months = MONTHS_OF[unit];
  if (months !== undefined) {
    const start = addMonths(startOfBlock(day, months), offset * months);
    return { from: start, to: endOfMonth(addMonths(start, months - 1)) };
  }
  if (unit === 'week') return weekOf(day, firstDayOfWeek, offset);
  if (unit === 'weekend') return weekend(day, offset);
  if (unit === 'half month') return halfMonth(day, offset);
  const only = addDays(day, offset);
  return { from: only, to: only };
}

function weekend(day: string, offset: number): CalendarRange {
  // On a Sunday the weekend is the one that runs.
  const toSaturday = weekday(day) === 0 ? -1 : SATURDAY - weekday(day);
  const from = addDays(day, toSaturday + offset * DAYS_OF_WEEK);
  return { from, to: addDays(from, 1) };
}

/** The first month of the quarter, half year or year of a day. */
function startOfBlock(day: string, months: number): string {
  if (months === MONTHS_OF_YEAR) return yearOf(day).from;
  const month = Number(day.slice(5, 7));
  return addMonths(startOfMonth(day), -((month - 1) % months));
}

function halfMonth(day: string, offset: number): CalendarRange {
  const isSecond = Number(day.slice(8)) > MIDDLE_OF_MONTH;
  const halves = (isSecond ? 1 : 0) + offset;
  const month = addMonths(startOfMonth(day), Math.floor(halves / 2));
  return halves % 2 === 0
    ? { from: month, to: addDays(month, MIDDLE_OF_MONTH - 1) }
    : { from: addDays(month, MIDDLE_OF_MONTH), to: endOfMonth(month) };
}
