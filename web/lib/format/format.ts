import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, today, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { currencyDecimals, formatAmount, formatSignedAmount } from '#shared/money.ts';
import { compactAmount } from './compact-amount.ts';
import { formatDayRange } from './day-range.ts';
import { DAY_FORMATS } from './day-formats.ts';
import { useProfile } from '../session/profile.ts';
import { regionalLocale } from './regional-locale.ts';

/** How this person reads amounts, days and shares: their language, currency and time zone. */
export function useFormat() {
  const { i18n } = useTranslation();
  const { currency, country, timeZone } = useProfile();
  const locale = useMemo(
    () => regionalLocale(i18n.language, { country, timeZone }),
    [i18n.language, country, timeZone],
  );
  return useMemo(
    () => ({
      locale,
      currency,
      decimals: currencyDecimals(currency),
      today: (): CalendarDay => today(timeZone, Date.now()),
      amount: (amount: number) => formatAmount(amount, currency, locale),
      signedAmount: (amount: number) => formatSignedAmount(amount, currency, locale),
      compactAmount: (amount: number, options?: { isSigned?: boolean }) =>
        compactAmount(amount, currency, locale, options),
      percent: (ratio: number, options: Intl.NumberFormatOptions = {}) =>
        new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, ...options }).format(
          ratio,
        ),
      day: (day: CalendarDay, options: Intl.DateTimeFormatOptions = DAY_FORMATS.medium) =>
        formatDay(day, locale, options),
      dayRange: (range: CalendarRange, options: Intl.DateTimeFormatOptions = DAY_FORMATS.long) =>
        formatDayRange(range, locale, options),
    }),
    [locale, currency, timeZone],
  );
}
