import { addDays, addMonths, endOfMonth, monthOf, type CalendarRange } from '../../calendar.ts';
import { lastMonths } from '../../periods.ts';
import { MONTHS_OF_YEAR, rangeAround } from './ranges.ts';
import type { Found, Now, Unit } from './types.ts';

/** The week, month, … that lies so many units after the one with a day. */
export function unitAround(day: string, unit: Unit, offset: number, firstDayOfWeek: number): Found {
  return { ...rangeAround(day, unit, offset, firstDayOfWeek), unit };
}

/** The last units before the running one; days end today, and years are months. */
export function lastUnits(count: number, unit: Unit, { today, firstDayOfWeek }: Now): Found {
  if (unit === 'day') return { from: addDays(today, 1 - count), to: today, unit: 'days' };
  if (unit === 'year') return { ...lastMonths(count * MONTHS_OF_YEAR, today), unit: 'days' };
  const last = rangeAround(today, unit, -1, firstDayOfWeek);
  return { from: rangeAround(today, unit, -count, firstDayOfWeek).from, to: last.to, unit: 'days' };
}

/** The next so many units after the running one; days begin today. */
export function nextUnits(count: number, unit: Unit, { today, firstDayOfWeek }: Now): Found {
  if (unit === 'day') return { from: today, to: addDays(today, count - 1), unit: 'days' };
  return {
    from: rangeAround(today, unit, 1, firstDayOfWeek).from,
    to: rangeAround(today, unit, count, firstDayOfWeek).to,
    unit: 'days',
  };
}

/** A part of a year without the year: the last that has begun, or the next that has not ended. */
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
  return (year) => monthOf(`${year}-${String(month).padStart(2, '0')}-01`);
}

/** The same part of the year before. */
export function yearBefore({ from, to }: CalendarRange): CalendarRange {
  const isEnd = to === endOfMonth(to);
  const shifted = addMonths(to, -MONTHS_OF_YEAR);
  return { from: addMonths(from, -MONTHS_OF_YEAR), to: isEnd ? endOfMonth(shifted) : shifted };
}

/** The period just before, of the same unit. */
export const periodBefore = (found: Found, firstDayOfWeek: number): CalendarRange =>
  periodBeside(found, -1, firstDayOfWeek);

/** The period just before (-1) or after (1), of the same unit. */
export function periodBeside(found: Found, offset: -1 | 1, firstDayOfWeek: number): CalendarRange {
  if (found.unit !== 'days') {
    const { from, to } = unitAround(found.from, found.unit, offset, firstDayOfWeek);
    return { from, to };
  }
  const days = offset * ((Date.parse(found.to) - Date.parse(found.from)) / 86_400_000 + 1);
  return { from: addDays(found.from, days), to: addDays(found.to, days) };
}

/** What unit a period without a name is: a month, a week, … */
export function unitOfRange({ from, to }: CalendarRange, firstDayOfWeek: number): Unit {
  const units: Unit[] = ['day', 'month', 'quarter', 'half', 'year', 'week', 'weekend', 'half month'];
  return (
    units.find((unit) => {
      const range = rangeAround(from, unit, 0, firstDayOfWeek);
      return range.from === from && range.to === to;
    }) ?? 'days'
  );
}
