import { addDays, formatDay, type CalendarDay } from '#shared/calendar.ts';

/** A day in a list: 'today', 'yesterday', '15 Nov', '15 Nov 2025' in another year. */
export function relativeDay(day: CalendarDay, locale: string, today: CalendarDay): string {
  const nearDays = [0, -1, 1].find((days) => addDays(today, days) === day);
  if (nearDays !== undefined) return relativeName(nearDays, locale);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDay(day, locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** 'today', 'yesterday', '2 days ago' ('anteayer' in Spanish). */
export function relativeName(days: number, locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}
