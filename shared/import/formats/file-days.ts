import { formatDay, isCalendarDay } from '../../calendar.ts';
import type { CalendarDay } from '../../calendar.ts';

/** The day of a year, month and day of month as numbers or digits, or null if there is none. */
export function dayOf(
  year: string | number,
  month: string | number,
  day: string | number,
): CalendarDay | null {
  const text = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
  return isCalendarDay(text) ? text : null;
}

/** Reads '20261103', '2026-11-03' or '2026/11/03', whatever time follows. The day is the one that the bank wrote. */
export function leadingDay(text: string): CalendarDay | null {
  const found = /^\s{0,9}(\d{4})([-/.]?)(\d{2})\2(\d{2})/.exec(text);
  return found && dayOf(found[1] ?? '', found[3] ?? '', found[4] ?? '');
}

/** The four digits of a year that is written with two. */
export function fullYear(twoDigits: string): number {
  const year = Number(twoDigits);
  return year + (year < 70 ? 2000 : 1900);
}

/** The order in which a language writes day, month and year: 'mdy' for 'en-US'. */
export function usualDateOrder(language: string): 'dmy' | 'mdy' | 'ymd' {
  const parts = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0);
  const order = parts
    .map(({ type }) => type[0])
    .filter((letter) => letter !== undefined && 'dmy'.includes(letter));
  const text = order.join('');
  return text === 'mdy' || text === 'ymd' ? text : 'dmy';
}

/** A day in words, as in the choices of a question. */
export function dayInWords(day: CalendarDay, language: string): string {
  return formatDay(day, language, { dateStyle: 'long' });
}
