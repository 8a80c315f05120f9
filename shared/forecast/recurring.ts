import { expectedAmount } from '../recognition/expected-amount.ts';
import { expectedDays } from '../recognition/expected-day.ts';
import { isSameAmount } from '../recognition/evidence.ts';
import type { FittedSeries } from '../recognition/recognised.ts';
import type { Point } from '../recognition/points.ts';
import { withoutEntered } from './entered.ts';
import type { ExpectedPayment, Item } from './item.ts';
import { MONTHS_A_YEAR } from '../recognition/day-number.ts';
import { statusOn } from '../recognition/status.ts';
import { yearlyPauses } from './yearly-pauses.ts';
import { yearlyPeak } from './yearly-peaks.ts';
import { overdueShare } from './overdue.ts';

const MIN_CONFIDENCE = 0.6;
const PAIR_GAP = { least: 26, most: 35 };
/** The probability of later payments of an item if an overdue one does not come. */
const LATE_SHARE = 0.6;
/** From this period in days on, the amount of a bill may depend on the season. */
const SEASONAL_PERIOD = 25;

/** Whether a series is likely enough to be expected again, and not a habit. */
export function isProjected({ confidence, isHabit }: FittedSeries): boolean {
  return confidence >= MIN_CONFIDENCE && !isHabit;
}

export function toItem({ type, category, fit }: FittedSeries): Item {
  return { type, category, fit };
}

/** Whether these are exactly two points a month apart at the same price, which are likely to repeat. */
export function isPair(points: readonly Point[]): boolean {
  const [first, second, ...others] = points;
  if (first === undefined || second === undefined || others.length > 0) return false;
  const gap = second.day - first.day;
  return gap >= PAIR_GAP.least && gap <= PAIR_GAP.most && isSameAmount(first.amountMinor, second.amountMinor);
}

/** Returns the item as it was known at the end of a day; undefined if it had come too seldom by then. */
export function knownOn({ fit, ...item }: Item, day: number): Item | undefined {
  const { payments, rule } = fit;
  const last = payments.at(-1);
  if (last === undefined || last.point.day <= day) return { ...item, fit };
  const until = payments.findIndex(({ point }) => point.day > day);
  const known = payments.slice(0, until);
  const isExpected =
    until >= (item.leastCount ?? rule.minCount) ||
    (rule.cadence === 'monthly' && isPair(known.map(({ point }) => point)));
  return isExpected ? { ...item, fit: { ...fit, payments: known } } : undefined;
}

/** Returns the expected payments of an item after `today` and up to `end`, without planned and entered ones. */
export function expectedPayments(item: Item, today: number, end: number): ExpectedPayment[] {
  const { type, category, fit, isPlanned = false, enteredDays = [], succeededOn = Infinity } = item;
  if (isPlanned || succeededOn <= today) return [];
  const dayOf = expectedDays(fit);
  const next = findNext(item, today, dayOf);
  if (next === undefined) return [];
  const due = dayOf(next.slot);
  const days = due <= today ? [today + 1] : [];
  for (let { slot } = next; dayOf(slot) <= end; slot++) {
    const day = dayOf(slot);
    if (day > today && !next.isPaused(slot)) days.push(day);
  }
  const openDays = withoutEntered(days, enteredDays, fit.rule.period);
  if (openDays.length === 0) return [];
  const probabilityOn = probabilityByDay(item, { today, due });
  const amountOn = amountByDay(item, next.day);
  return openDays.map((day) => ({ type, category, day, amountMinor: probabilityOn(day) * amountOn(day) }));
}

type NextPayment = { slot: number; day: number; isPaused: (slot: number) => boolean };

/**
 * Finds the next slot of an item that has not ended, and its day. Slots of a yearly pause are skipped. If the season
 * before the pause ended early, the next slot is the first one after the pause.
 */
function findNext(item: Item, today: number, dayOf: (slot: number) => number): NextPayment | undefined {
  const { fit } = item;
  const last = fit.payments.at(-1);
  if (last === undefined) return undefined;
  const first = last.slot + 1;
  const { nextDay } = statusOn(fit, today, dayOf);
  const isPaused = yearlyPauses(item);
  if (isPaused === undefined)
    return nextDay === null ? undefined : { slot: first, day: nextDay, isPaused: () => false };
  for (let slot = first; slot <= first + MONTHS_A_YEAR; slot++) {
    if (isPaused(slot) || (slot > first && !isPaused(slot - 1))) continue;
    const upTo = { ...fit, payments: [...fit.payments.slice(0, -1), { ...last, slot: slot - 1 }] };
    const day = slot === first ? nextDay : statusOn(upTo, today).nextDay;
    if (day !== null) return { slot, day, isPaused };
  }
  return undefined;
}

/** Returns the probability of a payment by its day. An overdue payment is expected on the day after today. */
function probabilityByDay(
  item: Item,
  { today, due }: { today: number; due: number },
): (day: number) => number {
  const usual = item.probability?.(today);
  if (due > today) return () => usual ?? 1;
  const overdue = overdueShare(item, today - due, usual);
  const later = (usual ?? 1) * (overdue + (1 - overdue) * LATE_SHARE);
  return (day) => (day === today + 1 ? overdue : later);
}

function amountByDay({ type, fit }: Item, nextDay: number): (day: number) => number {
  const next = expectedAmount(fit, nextDay);
  const isSteady = fit.isFixed || fit.rule.period < SEASONAL_PERIOD;
  const peakOn = (day: number) => (type === 'income' ? yearlyPeak(fit, day) : 0);
  return (day) => (isSteady ? next : expectedAmount(fit, day)) + peakOn(day);
}
