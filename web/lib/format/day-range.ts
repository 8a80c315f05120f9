import type { CalendarRange } from '#shared/calendar.ts';
import { dateFormat } from '#shared/intl-formats.ts';

/**
 * A range formatted for a locale: '1–21 November 2026'. Between two numbers the dash has no spaces, though some
 * versions of Intl put thin ones there, and no line ends at it.
 */
export function formatDayRange(
  { from, to }: CalendarRange,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = dateFormat(locale, { ...options, timeZone: 'UTC' });
  const parts = format.formatRangeToParts(Date.parse(from), Date.parse(to));
  const isNumberRange = parts.filter(({ source }) => source === 'startRange').length === 1;
  return parts
    .map(({ source, value }) =>
      isNumberRange && source === 'shared' ? value.replace(/^\s*–\s*$/, '\u2060–\u2060') : value,
    )
    .join('');
}
