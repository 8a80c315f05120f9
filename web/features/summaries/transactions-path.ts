import type { CalendarRange } from '#shared/calendar.ts';
import { paths } from '#shared/paths.ts';

/** The screen that lists the transactions of some days, of one category where it is named. */
export function transactionsPath(range: CalendarRange | undefined, category?: string): string {
  const search = new URLSearchParams({
    ...(category === undefined ? {} : { type: 'expense', category }),
    ...range,
  });
  return `${paths.transactions}?${search.toString()}`;
}
