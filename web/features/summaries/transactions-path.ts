import type { CalendarRange } from '#shared/calendar.ts';
import { paths } from '#shared/paths.ts';

/** The path of the history with a range of days and, if given, a category. */
export function transactionsPath(range: CalendarRange | undefined, category?: string): string {
  const search = new URLSearchParams({
    ...(category === undefined ? {} : { type: 'expense', category }),
    ...range,
  });
  return `${paths.transactions}?${search.toString()}`;
}
