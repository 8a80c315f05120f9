import type { CadenceRule } from './cadences.ts';
import { DAYS_A_MONTH, dayInMonth, isWeekend, weekdayOf } from './day-number.ts';
import type { Point } from './points.ts';
import { circularMedian } from './medians.ts';

/**
 * The days on which payments are expected. A slot is the number of one of these days. In days: every `step` days from
 * the day number `phase`. In months: every `step` months from the month number `phase`, on each of `daysOfMonth`.
 */
export type Rhythm = { unit: 'days' | 'months'; step: number; phase: number; daysOfMonth: readonly number[] };

/** The number of last payments that decide on which days the next ones are expected. */
export const RECENT_PAYMENTS = 12;
const LAST_DAY = 31;
const HALF_MONTH = 15;
/** A payment farther from its slot counts as this many days away. */
const FAR = 8;

/** Returns the rhythm of a cadence that fits the last points best. */
export function rhythmOf(points: readonly Point[], rule: CadenceRule): Rhythm {
  const recent = points.slice(-RECENT_PAYMENTS);
  if (rule.months === 0) {
    const phase = circularMedian(
      recent.map(({ day }) => day % rule.period),
      rule.period,
    );
    return { unit: 'days', step: rule.period, phase, daysOfMonth: [] };
  }
  if (rule.months < 1) return twiceAMonth(recent);
  return inMonths(recent, rule.months);
}

function inMonths(recent: readonly Point[], step: number): Rhythm {
  // The positions, in days, on a circle of `step` months.
  const around = step * DAYS_A_MONTH;
  const places = recent.map(({ month, dayOfMonth }) => (month % step) * DAYS_A_MONTH + dayOfMonth - 1);
  const place = circularMedian(places, around);
  const phase = Math.floor(place / DAYS_A_MONTH);
  const dayOfMonth = Math.round(place - phase * DAYS_A_MONTH) + 1;
  const candidates = daysAround(dayOfMonth).map((day) => rhythmOn(day, phase, step));
  return findBest(candidates, recent);
}

function daysAround(day: number): number[] {
  const days = [day, day - 1, day + 1, day - 2, day + 2];
  return day >= 27 || day <= 2 ? [...days, LAST_DAY, LAST_DAY - 1] : days;
}

/** A day below 1 is in the month before, and one above 31 in the month after. */
function rhythmOn(day: number, phase: number, step: number): Rhythm {
  const [months, dayOfMonth] =
    day < 1 ? [-1, day + LAST_DAY] : day > LAST_DAY ? [1, day - LAST_DAY] : [0, day];
  return { unit: 'months', step, phase: (phase + months + step) % step, daysOfMonth: [dayOfMonth] };
}

function twiceAMonth(recent: readonly Point[]): Rhythm {
  const rhythms: Rhythm[] = [];
  const usual = circularMedian(
    recent.map(({ dayOfMonth }) => dayOfMonth % HALF_MONTH),
    HALF_MONTH,
  );
  for (const near of [0, -1, 1, -2, 2]) {
    const first = ((usual + near + HALF_MONTH - 1) % HALF_MONTH) + 1;
    for (const gap of [15, 14, 16, 13]) {
      const second = first === HALF_MONTH ? LAST_DAY : first + gap;
      rhythms.push({ unit: 'months', step: 1, phase: 0, daysOfMonth: [first, second] });
    }
  }
  return findBest(rhythms, recent);
}

/** Returns the first of the rhythms with the smallest distance, in days, of the points from their slots. */
function findBest(rhythms: readonly Rhythm[], points: readonly Point[]): Rhythm {
  let best = rhythms[0];
  let least = Infinity;
  for (const rhythm of rhythms) {
    let sum = 0;
    for (const point of points) {
      sum += Math.min(FAR, Math.abs(daysAway(rhythm, nearestSlot(rhythm, point), point.day)));
      if (sum >= least) break;
    }
    if (sum < least) {
      least = sum;
      best = rhythm;
    }
  }
  if (best === undefined) throw new RangeError('A rhythm needs candidates.');
  return best;
}

type Dated = Pick<Point, 'day' | 'month'>;

/**
 * Returns the slot nearest to a point, and the days by which the point came after it, negative if before. The days are
 * 0 if a weekend moved the payment.
 */
export function slotOf(rhythm: Rhythm, point: Dated): { slot: number; away: number } {
  const slot = nearestSlot(rhythm, point);
  return { slot, away: daysAway(rhythm, slot, point.day) };
}

function nearestSlot(rhythm: Rhythm, { day, month }: Dated): number {
  if (rhythm.unit === 'days') return Math.round((day - rhythm.phase) / rhythm.step);
  let slot = Math.floor((month - rhythm.phase) / rhythm.step) * rhythm.daysOfMonth.length - 1;
  let due = dayOfSlot(rhythm, slot);
  for (;;) {
    const next = dayOfSlot(rhythm, slot + 1);
    if (next > day) return day - due <= next - day ? slot : slot + 1;
    due = next;
    slot++;
  }
}

function daysAway(rhythm: Rhythm, slot: number, day: number): number {
  const due = dayOfSlot(rhythm, slot);
  return rhythm.unit === 'days' ? day - due : daysFromDue(due, day);
}

export function dayOfSlot({ unit, step, phase, daysOfMonth }: Rhythm, slot: number): number {
  if (unit === 'days') return phase + slot * step;
  const count = daysOfMonth.length;
  const month = count === 1 ? slot : Math.floor(slot / count);
  return dayInMonth(phase + month * step, daysOfMonth[slot - month * count] ?? 1);
}

function daysFromDue(due: number, day: number): number {
  const away = day - due;
  if (Math.abs(away) > 2 || !isWeekend(due)) return away;
  const isSunday = weekdayOf(due) === 0;
  const before = isSunday ? -2 : -1;
  const after = isSunday ? 1 : 2;
  return away === before || away === after ? 0 : away;
}
