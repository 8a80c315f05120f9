import { formatDay, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { Language } from '#shared/contract/fields.ts';
import { numberFormat } from '#shared/intl-formats.ts';
import { localeOfReader } from '#shared/locale-of-place.ts';
import { formatAmount } from '#shared/money.ts';
import { formatPercent } from '#shared/percents.ts';

export type Format = ReturnType<typeof createFormat>;

type ReaderLocale = {
  language: Language;
  currency: string;
  country: string | null;
  timeZone: string;
  /** The locales that the browser accepts, the preferred one first. */
  locales?: readonly Intl.Locale[] | undefined;
};

/** Creates functions that write figures in the language of the question, in the format of the screens. */
export function createFormat({ language, currency, locales = [], ...place }: ReaderLocale) {
  const locale = localeOfReader(language, place, locales);
  const isSameYear = (day: CalendarDay, today: CalendarDay) => day.slice(0, 4) === today.slice(0, 4);
  const format = {
    money: (amount: number) => formatAmount(amount, currency, locale),
    /** An amount as somebody types it: 20 is '€20'. */
    typedMoney: (amount: number) =>
      Number.isInteger(amount)
        ? numberFormat(locale, {
            style: 'currency',
            currency,
            currencyDisplay: 'narrowSymbol',
            maximumFractionDigits: 0,
            useGrouping: 'always',
          }).format(amount)
        : formatAmount(amount, currency, locale),
    count: (count: number) => numberFormat(locale, { useGrouping: 'always' }).format(count),
    /** Formats a percentage: 12.5 becomes '12.5%'. */
    percent: (percent: number) => formatPercent(percent / 100, locale),
    /** A percentage as somebody types it: 20 is '20%'. */
    typedPercent: (percent: number) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100),
    /** A day; the year only if it is not the current one. Tables use the short month. */
    day: (day: CalendarDay, today: CalendarDay, month: 'long' | 'short' = 'long') =>
      formatDay(day, locale, {
        day: 'numeric',
        month,
        ...(!isSameYear(day, today) && { year: 'numeric' }),
      }),
    /** The two days of a range; within a month one is only a number: '1' and '18 October', or 'October 1' and '18'. */
    dayRange: ({ from, to }: CalendarRange, today: CalendarDay): [string, string] => {
      // The last day's year counts for both days, unless the range crosses a new year.
      const fullDay = (day: CalendarDay) => format.day(day, isSameYear(from, to) ? today : '');
      const first = isSameYear(from, to) ? format.day(from, from) : fullDay(from);
      if (from.slice(0, 7) !== to.slice(0, 7)) return [first, fullDay(to)];
      const dayOfMonth = (day: CalendarDay) => formatDay(day, locale, { day: 'numeric' });
      if (/^\d/.test(first)) return [dayOfMonth(from), fullDay(to)];
      return [first, isSameYear(to, today) ? dayOfMonth(to) : fullDay(to)];
    },
    month: (day: CalendarDay, today: CalendarDay) =>
      formatDay(day, locale, { month: 'long', ...(!isSameYear(day, today) && { year: 'numeric' }) }),
    shortMonth: (day: CalendarDay) => formatDay(day, locale, { month: 'short', year: '2-digit' }),
    weekday: (sundayIsZero: number) =>
      // 1 November 2026 is a Sunday.
      formatDay(`2026-11-0${sundayIsZero + 1}`, locale, { weekday: 'long' }),
  };
  return format;
}

/** Returns the locales of an `Accept-Language` header, in its order. */
export function acceptedLocales(header = ''): Intl.Locale[] {
  return header.split(',').flatMap((part) => {
    const [tag = ''] = part.split(';');
    try {
      return [new Intl.Locale(tag.trim())];
    } catch {
      return [];
    }
  });
}
