import type { CalendarDay } from '#shared/calendar.ts';
import { capitalised } from '#web/lib/format/capitalised.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';

/** The month above a calendar: 'November 2026', 'Noviembre de 2026'. */
export function useMonthLabel(): (first: CalendarDay) => string {
  const { day, locale } = useFormat();
  return (first) => capitalised(day(first, DAY_FORMATS.monthOfYear), locale);
}
