import { useMemo } from 'react';
import { useFormat } from './format.ts';
import { useProfile } from '../session/profile.ts';

const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Instants as this person reads them, in their own time zone and language. */
export function useInstantText() {
  const { locale } = useFormat();
  const { timeZone } = useProfile();
  return useMemo(() => {
    const full = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
    const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    return {
      /** '21 Nov 2026, 10:42' */
      dateTime: (instant: string): string => full.format(new Date(instant)),
      /** '21 Nov 2026' */
      date: (instant: string): string => day.format(new Date(instant)),
      /** '10:42' for today, '21 Nov 2026, 10:42' for any other day */
      timeOrDate: (instant: string): string => {
        const date = new Date(instant);
        return (day.format(date) === day.format(new Date()) ? time : full).format(date);
      },
      /** '3 minutes ago', 'yesterday', 'now' */
      ago: (instant: string): string => {
        const seconds = Math.max(0, (Date.now() - Date.parse(instant)) / 1000);
        const [unit, size] = UNITS.find(([, unitSeconds]) => seconds >= unitSeconds) ?? [
          'second',
          Number.MAX_SAFE_INTEGER,
        ];
        return ago.format(-Math.floor(seconds / size), unit);
      },
    };
  }, [locale, timeZone]);
}
