import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { Cadence } from '#shared/cadences.ts';
import { RULES } from '#shared/recognition/cadences.ts';

const HALF_A_MONTH = 15;

/** The days after the next one on which something that repeats is expected again, up to a day. */
export function followingDays(cadence: Cadence, nextDay: CalendarDay, to: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let steps = 1; ; steps++) {
    const day = dayAfter(cadence, nextDay, steps);
    if (day > to) return days;
    days.push(day);
  }
}

function dayAfter(cadence: Cadence, nextDay: CalendarDay, steps: number): CalendarDay {
  const { months, period } = RULES[cadence];
  if (months === 0) return addDays(nextDay, period * steps);
  const whole = Math.floor(months * steps);
  const day = addMonths(nextDay, whole);
  return whole === months * steps ? day : addDays(day, HALF_A_MONTH);
}
