import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '#shared/calendar.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { useProfile } from '#web/lib/session/profile.ts';

/** Formats figures, changes and times for this person. */
export function useFigureText() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { timeZone } = useProfile();
  const instantText = useInstantText();
  return useMemo(() => {
    const decimal = numberFormat(locale, { maximumFractionDigits: 2 });
    const percent = (digits: number) =>
      numberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    const points = numberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    const signed = numberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
    return {
      locale,
      number: (value: number) => decimal.format(value),
      /** Formats shares side by side, all with as many decimals as one of them needs. */
      percents(ratios: readonly number[]): (ratio: number) => string {
        const areWhole = ratios.every((ratio) => Math.round(ratio * 1000) % 10 === 0);
        const format = percent(areWhole ? 0 : 1);
        return (ratio) => format.format(ratio);
      },
      /** '+3': a change beside a period. */
      signed: (value: number) => withMinus(signed.format(value)),
      /** '+2.1', the difference of two shares in percentage points. */
      points: (difference: number) => withMinus(points.format(difference * 100)),
      /** '3 more': a change before its comparison. */
      moreOrFewer: (value: number) =>
        t(value > 0 ? 'adminMetrics.more' : 'adminMetrics.fewer', {
          number: decimal.format(Math.abs(value)),
        }),
      /** Without the date if it is of today. */
      time(instant: string): string {
        const ms = Date.parse(instant);
        const isToday = today(timeZone, ms) === today(timeZone, Date.now());
        return isToday ? time.format(ms) : instantText.dateTime(instant);
      },
      dateTime: instantText.dateTime,
    };
  }, [t, locale, timeZone, instantText]);
}

/** Spanish groups digits from five on by default; figures side by side need it from four. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { useGrouping: 'always', ...options });
}

function withMinus(text: string): string {
  return text.replace('-', '−');
}
