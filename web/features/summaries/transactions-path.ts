import type { CalendarRange } from '#shared/calendar.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';

/** Returns the path of the history, searched by a range of days and, if given, a category. */
export function transactionsPath(range: CalendarRange | undefined, category?: string): string {
  return searchPath({ ...range, ...(category !== undefined && { type: 'expense', category }) });
}
