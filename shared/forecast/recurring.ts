import type { TransactionType } from '../categories.ts';
import { expectedAmount } from '../recognition/expected-amount.ts';
import { expectedDays } from '../recognition/expected-day.ts';
import { isSameAmount } from '../recognition/evidence.ts';
import type { Fit } from '../recognition/fit.ts';
import type { FittedSeries } from '../recognition/recognise-series.ts';
import type { Point } from '../recognition/points.ts';
import { outlookOf } from '../recognition/status.ts';

/** A part of the history that repeats. */
export type Item = {
  type: TransactionType;
  category: string;
  fit: Fit;
  /** Its days are given by a recurring transaction that the user has added. */
  isPlanned?: boolean;
  /** The day numbers of coming days on which it is entered already. */
  enteredDays?: readonly number[];
};
/** What is due on a coming day (a day number), in minor units, times how likely it is. */
export type Coming = { type: TransactionType; category: string; day: number; amountMinor: number };

const MIN_CONFIDENCE = 0.6;
const PAIR_GAP = { least: 26, most: 35 };
/** How often what is late comes after all, and how often it goes on after that. */
const OVERDUE_SHARE = 0.2;
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
    until >= rule.minCount || (rule.cadence === 'monthly' && isPair(known.map(({ point }) => point)));
  return isSeen ? { ...item, fit: { ...fit, kept: known } } : undefined;
}

/** What comes from the day after `today` up to `end`, as day numbers, but for what is given. */
export function comingOf(item: Item, today: number, end: number): Coming[] {
  const { type, category, fit, isPlanned = false, enteredDays = [] } = item;
  const { status, nextDay, overdueDay } = outlookOf(fit, today);
  if (nextDay === null || isPlanned) return [];
  const days = overdueDay === null ? [] : [today + 1];
  const dayOf = expectedDays(fit);
  let slot = (fit.kept.at(-1)?.slot ?? 0) + 1;
  for (let day = dayOf(slot); day <= end; day = dayOf(++slot)) {
    if (day > today || status === 'active') days.push(Math.max(day, today + 1));
  }
  const share = (day: number) => (status !== 'late' ? 1 : day === today + 1 ? OVERDUE_SHARE : LATE_SHARE);
  const amountOn = amountsOf(fit, nextDay);
  return withoutEntered(days, enteredDays, fit.rule.period / 2).map((day) => ({
    type,
    category,
    day,
    amountMinor: share(day) * amountOn(day),
  }));
}

/** Each day that is entered stands for the nearest one within reach. */
function withoutEntered(
  days: readonly number[],
  entered: readonly number[],
  reach: number,
): readonly number[] {
  let left = days;
  for (const day of entered) {
    const gaps = left.map((each) => Math.abs(each - day));
    const least = Math.min(...gaps);
    const at = gaps.indexOf(least);
    if (least <= reach) left = left.filter((_, index) => index !== at);
  }
  return left;
}

function amountsOf(fit: Fit, nextDay: number): (day: number) => number {
  const next = expectedAmount(fit, nextDay);
  const isSteady = fit.isFixed || fit.rule.period < SEASONAL_PERIOD;
  return (day) => (isSteady ? next : expectedAmount(fit, day));
}
