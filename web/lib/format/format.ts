import { useTranslation } from 'react-i18next';
import { formatDay, today, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { numberFormat } from '#shared/intl-formats.ts';
import { currencyDecimals, formatAmount, formatSignedAmount } from '#shared/money.ts';
import { formatPercent, formatProgress } from '#shared/percents.ts';
import { compactAmount } from './compact-amount.ts';
import { formatDayRange } from './day-range.ts';
import { DAY_FORMATS } from './day-formats.ts';
import { useProfile } from '../session/profile.ts';
import { regionalLocale } from './regional-locale.ts';

/** Formats amounts, days and shares by the person's language, currency, country and time zone. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const { currency, country, timeZone } = useProfile();
  return cachedFormat(i18n.language, currency, country, timeZone);
}

export type Format = ReturnType<typeof createFormat>;

const formats = new Map<string, Format>();

/** Shares one format between all components, because finding the locale takes long on a phone. */
function cachedFormat(language: string, currency: string, country: string | null, timeZone: string): Format {
  const key = [language, currency, country, timeZone].join('\n');
  let format = formats.get(key);
  if (format === undefined) {
    format = createFormat(regionalLocale(language, { country, timeZone }), currency, timeZone);
    formats.set(key, format);
  }
  return format;
}

function createFormat(locale: string, currency: string, timeZone: string) {
  return {
    locale,
    currency,
    decimals: currencyDecimals(currency),
    today: (): CalendarDay => today(timeZone, Date.now()),
    amount: (amount: number) => formatAmount(amount, currency, locale),
    signedAmount: (amount: number) => formatSignedAmount(amount, currency, locale),
    compactAmount: (amount: number, options?: { isSigned?: boolean }) =>
      compactAmount(amount, currency, locale, options),
    /** A whole number with marks between thousands. */
    count: (number: number) => numberFormat(locale, { useGrouping: 'always' }).format(number),
    percent: (ratio: number, options?: Parameters<typeof formatPercent>[2]) =>
      formatPercent(ratio, locale, options),
    progress: (ratio: number) => formatProgress(ratio, locale),
    day: (day: CalendarDay, options: Intl.DateTimeFormatOptions = DAY_FORMATS.medium) =>
      formatDay(day, locale, options),
    dayRange: (range: CalendarRange, options: Intl.DateTimeFormatOptions = DAY_FORMATS.long) =>
      formatDayRange(range, locale, options),
  };
}
