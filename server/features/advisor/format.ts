import { formatDay, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { Language } from '#shared/contract/fields.ts';
import { numberFormat } from '#shared/intl-formats.ts';
import { localeOfReader } from '#shared/locale-of-place.ts';
import { formatAmount } from '#shared/money.ts';
import { formatPercent } from '#shared/percents.ts';

export type Format = ReturnType<typeof createFormat>;

type Reader = {
  language: Language;
  currency: string;
  country: string | null;
  timeZone: string;
  /** The locales that the browser accepts, the preferred one first. */
  locales?: readonly Intl.Locale[] | undefined;
};

/** Writes figures in the language of the question, in the format of the screens. */
export function createFormat({ language, currency, locales = [], ...where }: Reader) {
  const locale = localeOfReader(language, where, locales);
  const sameYear = (day: CalendarDay, today: CalendarDay) => day.slice(0, 4) === today.slice(0, 4);
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  const format = {
    money: (amount: number) => formatAmount(amount, currency, locale),
    /** The same as somebody wrote it: 20 is '€20'. */
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
    /** 12.5 is '12.5%'. */
    percent: (percent: number) => formatPercent(percent / 100, locale),
    /** The same as somebody wrote it: 20 is '20%'. */
    typedPercent: (percent: number) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100),
    /** Without the year in the running one; short in a table. */
    day: (day: CalendarDay, today: CalendarDay, month: 'long' | 'short' = 'long') =>
      formatDay(day, locale, {
        day: 'numeric',
        month,
        ...(!sameYear(day, today) && { year: 'numeric' }),
      }),
    /** Two days, of which one is a number alone within a month: '1' and '18 October', or 'October 1' and '18'. */
    dayRange: ({ from, to }: CalendarRange, today: CalendarDay): [string, string] => {
      // The year beside the last day is that of both, unless the range goes over a new year.
      const whole = (day: CalendarDay) => format.day(day, sameYear(from, to) ? today : '');
      const first = sameYear(from, to) ? format.day(from, from) : whole(from);
      if (from.slice(0, 7) !== to.slice(0, 7)) return [first, whole(to)];
      const number = (day: CalendarDay) => formatDay(day, locale, { day: 'numeric' });
      if (/^\d/.test(first)) return [number(from), whole(to)];
      return [first, sameYear(to, today) ? number(to) : whole(to)];
    },
    month: (day: CalendarDay, today: CalendarDay) =>
      formatDay(day, locale, { month: 'long', ...(!sameYear(day, today) && { year: 'numeric' }) }),
    shortMonth: (day: CalendarDay) => formatDay(day, locale, { month: 'short', year: '2-digit' }),
    weekday: (sundayIsZero: number) =>
      // 1 November 2026 is a Sunday.
      formatDay(`2026-11-0${sundayIsZero + 1}`, locale, { weekday: 'long' }),
    anyOf: (words: readonly string[]) => list.format(words),
  };
  return format;
}
