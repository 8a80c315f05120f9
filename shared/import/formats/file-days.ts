import { formatDay, isCalendarDay, type CalendarDay } from '../../calendar.ts';

/** Returns the day of a year, month and day of month, as numbers or digits; null if it does not exist. */
export function toDay(
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

/** Reads the day in '20261103', '2026-11-03' or '2026/11/03', as the bank wrote it. Ignores a time and its zone. */
export function leadingDay(text: string): CalendarDay | null {
  const found = /^\s{0,9}(\d{4})([-/.]?)(\d{2})\2(\d{2})/.exec(text);
  return found && toDay(found[1] ?? '', found[3] ?? '', found[4] ?? '');
}

/** Returns the full year for two digits: '69' is 2069 and '70' is 1970. */
export function fullYear(twoDigits: string): number {
  const year = Number(twoDigits);
  return year + (year < 70 ? 2000 : 1900);
}

/** Returns the order in which a language writes day, month and year: 'mdy' for 'en-US'. */
export function usualDateOrder(language: string): 'dmy' | 'mdy' | 'ymd' {
  const parts = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0);
  const order = parts
    .map(({ type }) => type[0])
    .filter((letter) => letter !== undefined && 'dmy'.includes(letter));
  const text = order.join('');
  return text === 'mdy' || text === 'ymd' ? text : 'dmy';
}

/** Writes a day in words, for the choices of a question. */
export function dayInWords(day: CalendarDay, language: string): string {
  return formatDay(day, language, { dateStyle: 'long' });
}
