import {
  addDays,
  addMonths,
  countDays,
  endOfMonth,
  monthOf,
  startOfMonth,
  weekday,
  yearOf,
  type CalendarRange,
} from '../../calendar.ts';
import { lastMonths, weekOf } from '../../periods.ts';
import { toUnit } from './names.ts';
import type { Found, Now, Unit } from './types.ts';

const MONTHS_BY_UNIT: Partial<Record<Unit, number>> = { month: 1, quarter: 3, half: 6, year: 12 };
const MONTHS_OF_YEAR = 12;
const DAYS_OF_WEEK = 7;
const SATURDAY = 6;
const MIDDLE_OF_MONTH = 15;

/** Returns the days of the unit that is `offset` units after the one that contains `day`. */
export function rangeAround(day: string, unit: Unit, offset: number, firstDayOfWeek: number): CalendarRange {
  const months = MONTHS_BY_UNIT[unit];
  if (months !== undefined) {
    const start = addMonths(startOfBlock(day, months), offset * months);
    return { from: start, to: endOfMonth(addMonths(start, months - 1)) };
  }
  if (unit === 'week') return weekOf(day, firstDayOfWeek, offset);
  if (unit === 'weekend') return weekend(day, offset);
  if (unit === 'half month') return halfMonth(day, offset);
  const movedDay = addDays(day, offset);
  return { from: movedDay, to: movedDay };
}

function weekend(day: string, offset: number): CalendarRange {
  // On a Sunday the current weekend has not ended.
  const toSaturday = weekday(day) === 0 ? -1 : SATURDAY - weekday(day);
  const from = addDays(day, toSaturday + offset * DAYS_OF_WEEK);
  return { from, to: addDays(from, 1) };
}

/** Returns the first day of the quarter, half year or year of a day. */
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

/** Returns the unit with a name, such as 'month', that is `offset` units after the current one. */
export const nearUnit = (name: string, offset: number, { today, firstDayOfWeek }: Now): Found =>
  unitAround(today, toUnit(name), offset, firstDayOfWeek);

export const singleDay = (day: string): Found => ({ from: day, to: day, unit: 'day' });

export const pad = (value: number | string) => String(value).padStart(2, '0');

/** Returns the end of a period: its last month, or the whole week for a week. 'The end of the year' is December. */
export function endOf(found: Found, now: Now): Found {
  return unitAround(found.to, found.unit === 'week' ? 'week' : 'month', 0, now.firstDayOfWeek);
}

/** Returns the unit that is `offset` units after the one that contains `day`. */
export function unitAround(day: string, unit: Unit, offset: number, firstDayOfWeek: number): Found {
  return { ...rangeAround(day, unit, offset, firstDayOfWeek), unit };
}

/** Returns the last `count` units before the current one; days end today, and a year is twelve months. */
export function lastUnits(count: number, unit: Unit, { today, firstDayOfWeek }: Now): Found {
  if (unit === 'day') return { from: addDays(today, 1 - count), to: today, unit: 'days' };
  if (unit === 'year') return { ...lastMonths(count * MONTHS_OF_YEAR, today), unit: 'days' };
  const last = rangeAround(today, unit, -1, firstDayOfWeek);
  return { from: rangeAround(today, unit, -count, firstDayOfWeek).from, to: last.to, unit: 'days' };
}

/** Returns the next `count` units after the current one; days begin today. */
export function nextUnits(count: number, unit: Unit, { today, firstDayOfWeek }: Now): Found {
  if (unit === 'day') return { from: today, to: addDays(today, count - 1), unit: 'days' };
  return {
    from: rangeAround(today, unit, 1, firstDayOfWeek).from,
    to: rangeAround(today, unit, count, firstDayOfWeek).to,
    unit: 'days',
  };
}

/**
 * Returns a part of a year that is not named: the last one that has begun, or, in questions about the future, the next
 * one that has not ended.
 */
export function inYears(now: Now, unit: Unit, ofYear: (year: number) => CalendarRange): Found {
  const year = Number(now.today.slice(0, 4));
  const years = now.isAhead ? [year - 1, year, year + 1] : [year + 1, year, year - 1];
  const fitting = years.find((each) => {
    const range = ofYear(each);
    return now.isAhead ? range.to >= now.today : range.from <= now.today;
  });
  return { ...ofYear(fitting ?? year), unit, ofYear };
}

export function monthOfYear(month: number): (year: number) => CalendarRange {
  return (year) => monthOf(`${year}-${pad(month)}-01`);
}

export function yearBefore({ from, to }: CalendarRange): CalendarRange {
  const isEnd = to === endOfMonth(to);
  const shifted = addMonths(to, -MONTHS_OF_YEAR);
  return { from: addMonths(from, -MONTHS_OF_YEAR), to: isEnd ? endOfMonth(shifted) : shifted };
}

/** Moves a period of a later year back to a year. */
export function backToYear(period: CalendarRange, year: number): CalendarRange {
  let range = period;
  for (let years = Number(period.from.slice(0, 4)) - year; years > 0 && years < 100; years--)
    range = yearBefore(range);
  return range;
}

/** Returns the period of the same unit just before (-1) or after (1) a period. */
export function adjacentPeriod(found: Found, offset: -1 | 1, firstDayOfWeek: number): CalendarRange {
  if (found.unit !== 'days') {
    const { from, to } = unitAround(found.from, found.unit, offset, firstDayOfWeek);
    return { from, to };
  }
  const months = wholeMonths(found);
  if (months > 0) {
    const from = addMonths(found.from, offset * months);
    return { from, to: endOfMonth(addMonths(from, months - 1)) };
  }
  const days = offset * countDays(found);
  return { from: addDays(found.from, days), to: addDays(found.to, days) };
}

/** Returns the number of months in a range; 0 if it does not consist of whole months. */
function wholeMonths({ from, to }: CalendarRange): number {
  if (!from.endsWith('-01') || to !== endOfMonth(to)) return 0;
  const [first = 0, last = 0] = [from, to].map(
    (day) => Number(day.slice(0, 4)) * MONTHS_OF_YEAR + Number(day.slice(5, 7)),
  );
  return last - first + 1;
}

/** Finds the unit of a range: a month, a week, …; `days` if it is none of them. */
export function unitOfRange({ from, to }: CalendarRange, firstDayOfWeek: number): Unit {
  const units: Unit[] = ['day', 'month', 'quarter', 'half', 'year', 'week', 'weekend', 'half month'];
  return (
    units.find((unit) => {
      const range = rangeAround(from, unit, 0, firstDayOfWeek);
      return range.from === from && range.to === to;
    }) ?? 'days'
  );
}

export function findMiddle(period: CalendarRange): string {
  return addDays(period.from, Math.floor((countDays(period) - 1) / 2));
}

/** Finds another part of the same year or month: the first quarter in 'the second quarter … than the first'. */
export function sameUnit({ from, unit }: Found, nth: number, { firstDayOfWeek }: Now): Found | undefined {
  if (unit !== 'quarter' && unit !== 'half' && unit !== 'half month') return undefined;
  const start = unit === 'half month' ? startOfMonth(from) : yearOf(from).from;
  return unitAround(start, unit, nth - 1, firstDayOfWeek);
}
