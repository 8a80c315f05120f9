import { expectedAmount } from '../recognition/expected-amount.ts';
import { expectedDays } from '../recognition/expected-day.ts';
import { isSameAmount } from '../recognition/evidence.ts';
import type { FittedSeries } from '../recognition/recognised.ts';
import type { Point } from '../recognition/points.ts';
import { withoutEntered } from './entered.ts';
import type { Coming, Item } from './item.ts';
import { YEAR } from './level.ts';
import { outlookOf } from '../recognition/status.ts';
import { yearlyPauses } from './yearly-pauses.ts';
import { yearlyPeak } from './yearly-peaks.ts';
import { overdueShare } from './overdue.ts';

const MIN_CONFIDENCE = 0.6;
const PAIR_GAP = { least: 26, most: 35 };
/** How often what is overdue goes on if it does not come after all. */
const LATE_SHARE = 0.6;
/** Bills that may have a season, whose amount depends on the day. */
const SEASONAL_PERIOD = 25;

/** Whether a series is projected: it is no habit and not unlikely. */
export function isProjected({ confidence, isHabit }: FittedSeries): boolean {
  return confidence >= MIN_CONFIDENCE && !isHabit;
}

export function toItem({ type, category, fit }: FittedSeries): Item {
  return { type, category, fit };
}

/** Whether two came a month apart at one price, which is likely to go on. */
export function isPair(points: readonly Point[]): boolean {
  const [first, second, ...others] = points;
  if (first === undefined || second === undefined || others.length > 0) return false;
  const gap = second.day - first.day;
  return gap >= PAIR_GAP.least && gap <= PAIR_GAP.most && isSameAmount(first.amountMinor, second.amountMinor);
}

/** The item as it was known at the end of a day; undefined while it had come too seldom to be seen. */
export function asOf({ fit, ...item }: Item, day: number): Item | undefined {
  const { kept, rule } = fit;
  const last = kept.at(-1);
  if (last === undefined || last.point.day <= day) return { ...item, fit };
  const until = kept.findIndex(({ point }) => point.day > day);
  const known = kept.slice(0, until);
  const isSeen =
    until >= (item.leastCount ?? rule.minCount) ||
    (rule.cadence === 'monthly' && isPair(known.map(({ point }) => point)));
  return isSeen ? { ...item, fit: { ...fit, kept: known } } : undefined;
}

/** What comes from the day after `today` up to `end`, as day numbers, but for what is given. */
export function comingOf(item: Item, today: number, end: number): Coming[] {
  const { type, category, fit, isPlanned = false, enteredDays = [], succeededOn = Infinity } = item;
  if (isPlanned || succeededOn <= today) return [];
  const dayOf = expectedDays(fit);
  const next = nextOf(item, today, dayOf);
  if (next === undefined) return [];
  const due = dayOf(next.slot);
  const days = due <= today ? [today + 1] : [];
  for (let { slot } = next; dayOf(slot) <= end; slot++) {
    const day = dayOf(slot);
    if (day > today && !next.isPaused(slot)) days.push(day);
  }
  const open = withoutEntered(days, enteredDays, fit.rule.period);
  if (open.length === 0) return [];
  const share = sharesOf(item, { today, due });
  const amountOn = amountsOf(item, next.day);
  return open.map((day) => ({
    type,
    category,
    day,
    amountMinor: share(day) * amountOn(day),
  }));
}

type Next = { slot: number; day: number; isPaused: (slot: number) => boolean };

/**
 * The next slot of an item that goes on, with the first day on which it may come: the first one that is no pause of each
 * year, or of a season that ended early, the first one after the pause.
 */
function nextOf(item: Item, today: number, dayOf: (slot: number) => number): Next | undefined {
  const { fit } = item;
  const last = fit.kept.at(-1);
  if (last === undefined) return undefined;
  const first = last.slot + 1;
  const { nextDay } = outlookOf(fit, today, dayOf);
  const isPaused = yearlyPauses(item);
  if (isPaused === undefined)
    return nextDay === null ? undefined : { slot: first, day: nextDay, isPaused: () => false };
  for (let slot = first; slot <= first + YEAR; slot++) {
    if (isPaused(slot) || (slot > first && !isPaused(slot - 1))) continue;
    const upTo = { ...fit, kept: [...fit.kept.slice(0, -1), { ...last, slot: slot - 1 }] };
    const day = slot === first ? nextDay : outlookOf(upTo, today).nextDay;
    if (day !== null) return { slot, day, isPaused };
  }
  return undefined;
}

/** How likely it comes on a coming day: the first one stands for what was due at the latest today. */
function sharesOf(item: Item, { today, due }: { today: number; due: number }): (day: number) => number {
  const usual = item.again?.(today);
  if (due > today) return () => usual ?? 1;
  const overdue = overdueShare(item, today - due, usual);
  const goesOn = (usual ?? 1) * (overdue + (1 - overdue) * LATE_SHARE);
  return (day) => (day === today + 1 ? overdue : goesOn);
}

function amountsOf({ type, fit }: Item, nextDay: number): (day: number) => number {
  const next = expectedAmount(fit, nextDay);
  const isSteady = fit.isFixed || fit.rule.period < SEASONAL_PERIOD;
  const peakOn = (day: number) => (type === 'income' ? yearlyPeak(fit, day) : 0);
  return (day) => (isSteady ? next : expectedAmount(fit, day)) + peakOn(day);
}
