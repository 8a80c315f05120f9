import type { CalendarDay } from '../calendar.ts';

/** Those whose day passes a test, which is asked once for neighbours of one day. */
export function withDays<Each extends { date: CalendarDay }>(
  all: readonly Each[],
  test: (date: CalendarDay) => boolean,
): Each[] {
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
