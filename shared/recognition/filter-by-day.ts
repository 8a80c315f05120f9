import type { CalendarDay } from '../calendar.ts';

/** Filters transactions by a test of their day. The test runs once for consecutive ones of one day. */
export function filterByDay<Item extends { date: CalendarDay }>(
  all: readonly Item[],
  test: (date: CalendarDay) => boolean,
): Item[] {
  let last: CalendarDay | undefined;
  let isIn = false;
  return all.filter(({ date }) => {
    if (date !== last) {
      last = date;
      isIn = test(date);
    }
    return isIn;
  });
}
