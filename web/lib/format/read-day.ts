import { addDays, formatDay, isCalendarDay, type CalendarDay } from '#shared/calendar.ts';
import { monthComesFirst } from '#shared/intl-formats.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { relativeName } from './relative-day.ts';

/**
 * The day that a person typed: '2026-11-21', '21/11/2026', '21 nov', '21.11.26', 'Nov 21, 2026', 'yesterday'. If day and
 * month could be swapped, the locale's order decides; a missing year is this year.
 */
export function readDay(text: string, locale: string, today: CalendarDay): CalendarDay | undefined {
  const input = plain(text);
  if (!/^[\p{L}\d\s.,/-]*$/u.test(input)) return undefined;
  const parts = input.match(/\p{L}+|\d+/gu)?.filter((part) => part !== 'de' && part !== 'del') ?? [];
  const words = parts.filter((part) => /\p{L}/u.test(part));
  const numbers = parts.filter((part) => /\d/.test(part));
  if (words.length === 0) return fromNumbers(numbers, locale, today);
  const relativeDays = [0, -1, -2, 1].find((days) =>
    LANGUAGES.some((language) => plain(relativeName(days, language)) === input),
  );
  if (relativeDays !== undefined) return addDays(today, relativeDays);
  const month = words.length === 1 ? findMonth(words[0] ?? '') : undefined;
  const [first = '', second = '', ...rest] = numbers;
  if (month === undefined || rest.length > 0) return undefined;
  return toDay(second, String(month), first, today);
}

function fromNumbers(numbers: string[], locale: string, today: CalendarDay): CalendarDay | undefined {
  const [first = '', second = '', third = '', ...rest] = numbers;
  if (rest.length > 0) return undefined;
  if (first.length === 4) return toDay(first, second, third, today);
  const isMonthFirst = monthComesFirst(locale) ? Number(first) <= 12 : Number(second) > 12;
  return isMonthFirst ? toDay(third, first, second, today) : toDay(third, second, first, today);
}

function toDay(year: string, month: string, dayOfMonth: string, today: CalendarDay): CalendarDay | undefined {
  if (![0, 2, 4].includes(year.length)) return undefined;
  const fullYear = today.slice(0, 4 - year.length) + year;
  const day = `${fullYear}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : undefined;
}

/** Finds a month by the first letters of its name in any language, because a draft may be in another one. */
function findMonth(word: string): number | undefined {
  if (word.length < 3) return undefined;
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  return months.find((month) => LANGUAGES.some((language) => monthName(month, language).startsWith(word)));
}

function monthName(month: number, locale: string): string {
  return plain(formatDay(`2026-${String(month).padStart(2, '0')}-01`, locale, { month: 'long' }));
}

/** Lower case without accents, so that 'Sábado' and 'sabado' are one word. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();
}
