import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';

type KeyPress = { key: string; shiftKey: boolean };
type Bounds = { min: CalendarDay; max: CalendarDay };

const DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MONTHS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * The day to which a key leads in a calendar, also in another month; undefined for any other key. An arrow key does not
 * leave the bounds; Page Up and Page Down stop at them, and move by a year with Shift.
 */
export function dayAfterKey(
  day: CalendarDay,
  { key, shiftKey }: KeyPress,
  { min, max }: Bounds,
): CalendarDay | undefined {
  const [days, months] = [DAYS[key], MONTHS[key]];
  if (days !== undefined) {
    const nextDay = addDays(day, days);
    return nextDay < min || nextDay > max ? day : nextDay;
  }
  if (months === undefined) return undefined;
  const nextDay = addMonths(day, shiftKey ? 12 * months : months);
  if (nextDay < min) return min;
  return nextDay > max ? max : nextDay;
}
