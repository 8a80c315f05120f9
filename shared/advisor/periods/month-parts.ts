import { addDays, addMonths, startOfMonth, type CalendarRange } from '../../calendar.ts';
import { MONTH, monthNumber } from './names.ts';
import { NUMBER, ORDINAL, ordinal, toNumber } from './numbers.ts';
import { OF, THE, YEAR } from './pieces.ts';
import type { Found, Now, Shape } from './types.ts';
import { inYears, monthOfYear, unitAround } from './units.ts';

const WEEK = 7;

/** 'The second week of October': the days from the 8th; the last one is the last seven days. */
function partOf(
  name: string,
  year: string | undefined,
  now: Now,
  cut: (month: CalendarRange) => CalendarRange,
): Found {
  const ofYear = (each: number) => cut(monthOfYear(monthNumber(name))(each));
  return year === undefined ? inYears(now, 'days', ofYear) : { ...ofYear(Number(year)), unit: 'days' };
}

function weekOf(index: number): (month: CalendarRange) => CalendarRange {
  return ({ from, to }) =>
    index === 0
      ? { from: addDays(to, 1 - WEEK), to }
      : { from: addDays(from, (index - 1) * WEEK), to: addDays(from, index * WEEK - 1) };
}

function edgeOf(isFirst: boolean, days: number): (month: CalendarRange) => CalendarRange {
  return ({ from, to }) =>
    isFirst ? { from, to: addDays(from, days - 1) } : { from: addDays(to, 1 - days), to };
}

/** A half of the running month, or of the one before where it has not begun. */
export function halfOfRunning(index: number, now: Now): Found {
  const first = startOfMonth(now.today);
  const half = unitAround(first, 'half month', index, now.firstDayOfWeek);
  const isOpen = now.isAhead || half.from <= now.today;
  return isOpen ? half : unitAround(addMonths(first, -1), 'half month', index, now.firstDayOfWeek);
}

/** Weeks and days of a month that is named. They are looked for before the month itself. */
export const MONTH_PARTS: Shape[] = [
  [
    `${THE}(?:${ORDINAL}|last|ultima) (?:week|semana)(?: del?| of| in)? (?:mes de )?${MONTH}(?:${OF} ${YEAR})?`,
    ([word, month = '', year], now) => partOf(month, year, now, weekOf(ordinal(word ?? ''))),
  ],
  [
    `${THE}(first|last|primer|ultimo) (?:day|dia)(?: del?| of| in)? (?:mes de )?${MONTH}(?:${OF} ${YEAR})?`,
    ([edge = '', month = '', year], now) =>
      partOf(month, year, now, edgeOf(/^(?:first|primer)/.test(edge), 1)),
  ],
  [
    `${THE}(first|last|primer[oa]s|ultim[oa]s) ${NUMBER} (?:days|dias)(?: del?| of| in)? (?:mes de )?${MONTH}(?:${OF} ${YEAR})?`,
    ([edge = '', count = '', month = '', year], now) =>
      partOf(month, year, now, edgeOf(/^(?:first|primer)/.test(edge), toNumber(count))),
  ],
];
