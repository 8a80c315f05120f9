import type { Fit } from './fit.ts';
import { expectedDays } from './expected-day.ts';
import { DAYS_A_YEAR, toDay } from './day-number.ts';
import { dayOfSlot } from './rhythm.ts';
import type { SeriesStatus } from './types.ts';

/** The most days from late to ended. */
export const LONGEST_WAIT = 35;
/** The least share of slots with a payment for which the empty ones are missed days. */
const MIN_FILLED = 0.8;
/** The most days by which two pauses may differ from whole years. */
const MAX_OFF_YEARS = 10;

type StatusOnDay = { status: SeriesStatus; nextDay: number | null; overdueDay: number | null };

/**
 * Returns the status of a series and its next day number from `today` on. A series is late some days after a payment
 * was due, and ended about one period later.
 */
export function statusOn(fit: Fit, today: number, dayOf = expectedDays(fit)): StatusOnDay {
  const { rule, payments } = fit;
  let slot = (payments.at(-1)?.slot ?? 0) + 1;
  const due = dayOf(slot);
  const wait = today - due - rule.lateAfter;
  if (wait > Math.min(rule.period, LONGEST_WAIT)) return { status: 'ended', nextDay: null, overdueDay: null };
  if (wait <= 0) return { status: 'active', nextDay: Math.max(due, today), overdueDay: null };
  while (dayOf(slot) < today) slot++;
  return { status: 'late', nextDay: dayOf(slot), overdueDay: due };
}

/**
 * Returns the expected days without a payment between the first and the last one, except those of a yearly pause.
 * Returns none if too many slots are empty.
 */
export function missedDays({ payments, rhythm }: Fit): string[] {
  const first = payments[0];
  const last = payments.at(-1);
  if (first === undefined || last === undefined) return [];
  if (payments.length < MIN_FILLED * (last.slot - first.slot + 1)) return [];
  const days: number[] = [];
  for (const [at, { slot }] of payments.entries()) {
    const next = payments[at + 1]?.slot ?? slot;
    for (let missing = slot + 1; missing < next; missing++) days.push(dayOfSlot(rhythm, missing));
  }
  const isPause = (day: number) => days.some((other) => other !== day && isYearsAway(day - other));
  return days.filter((day) => !isPause(day)).map(toDay);
}

function isYearsAway(days: number): boolean {
  const years = Math.round(Math.abs(days) / DAYS_A_YEAR);
  return years > 0 && Math.abs(Math.abs(days) - years * DAYS_A_YEAR) <= MAX_OFF_YEARS;
}
