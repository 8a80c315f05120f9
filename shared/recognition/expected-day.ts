import { isWeekend, weekdayOf } from './day-number.ts';
import type { Fit } from './fit.ts';
import type { PlacedPoint } from './place-points.ts';
import { dayOfSlot, RECENT_PAYMENTS, type Rhythm } from './rhythm.ts';

/**
 * Returns a function that gives the expected day number of a slot. Weekends move it in the direction in which they
 * moved earlier payments.
 */
export function expectedDays({ payments, rhythm, rule }: Fit): (slot: number) => number {
  if (rhythm.unit === 'days') return (slot) => dayOfSlot(rhythm, slot);
  const recent = payments.slice(-RECENT_PAYMENTS);
  const nth = rule.months === 1 ? nthWeekday(recent) : undefined;
  if (nth !== undefined) {
    const firstOfMonth = { ...rhythm, daysOfMonth: [1] };
    return (slot) => dayOfNthWeekday(dayOfSlot(firstOfMonth, slot), nth);
  }
  let move: ReturnType<typeof moveByWeekend> | undefined;
  return (slot) => {
    const due = dayOfSlot(rhythm, slot);
    if (!isWeekend(due)) return due;
    move ??= moveByWeekend(recent, rhythm);
    const isSunday = weekdayOf(due) === 0;
    if (move === 'before') return due - (isSunday ? 2 : 1);
    return move === 'after' ? due + (isSunday ? 1 : 2) : due;
  };
}

/** Returns the direction in which weekends moved most payments of the history. */
function moveByWeekend(recent: readonly PlacedPoint[], rhythm: Rhythm): 'before' | 'after' | 'none' {
  let before = 0;
  let after = 0;
  let same = 0;
  for (const { slot, point } of recent) {
    const day = dayOfSlot(rhythm, slot);
    if (!isWeekend(day)) continue;
    const isSunday = weekdayOf(day) === 0;
    if (point.day === day - (isSunday ? 2 : 1)) before++;
    else if (point.day === day + (isSunday ? 1 : 2)) after++;
    else if (isWeekend(point.day)) same++;
  }
  if (before > after && before > same) return 'before';
  return after > before && after > same ? 'after' : 'none';
}

type NthWeekday = { nth: number; weekday: number };

/** Finds a rule such as each third Wednesday, if nearly all of at least four payments follow it. */
function nthWeekday(recent: readonly PlacedPoint[]): NthWeekday | undefined {
  const last = recent.at(-1);
  if (recent.length < 4 || last === undefined) return undefined;
  const weekday = weekdayOf(last.point.day);
  const nth = Math.ceil(last.point.dayOfMonth / 7);
  const agreeing = recent.filter(
    ({ point }) => weekdayOf(point.day) === weekday && Math.ceil(point.dayOfMonth / 7) === nth,
  );
  return agreeing.length >= recent.length * 0.9 ? { nth, weekday } : undefined;
}

function dayOfNthWeekday(firstOfMonth: number, { nth, weekday }: NthWeekday): number {
  return firstOfMonth + ((weekday - weekdayOf(firstOfMonth) + 7) % 7) + 7 * (nth - 1);
}
