import { CADENCES } from '../cadences.ts';
import { RULES, type CadenceRule } from './cadences.ts';
import { isSameAmount } from './evidence.ts';
import { median } from './medians.ts';
import type { Point } from './points.ts';
import { placePoints, type PlacedPoint } from './place-points.ts';
import { rhythmOf, type Rhythm } from './rhythm.ts';
import { bestSuffix } from './suffix.ts';

/** A cadence with the points of a group that follow it. */
export type Fit = {
  rule: CadenceRule;
  rhythm: Rhythm;
  /** The points that follow it, oldest first, one per slot. */
  payments: PlacedPoint[];
  /** The other points of the group. */
  extras: Point[];
  /** Whether the amount stays the same, except for changes of the price. */
  isFixed: boolean;
  /** The log odds that it repeats. */
  score: number;
};

export type FitOptions = {
  /** Whether the points were chosen by their amount. */
  isOneAmount?: boolean;
  /** A number below 0 that is added to the score. */
  penalty?: number;
  /** Whether a word of the description is usual for payments once or twice a year. */
  isYearly?: boolean;
  /** Whether the user has confirmed that it repeats, so that any number of slots may be empty. */
  isConfirmed?: boolean;
};

/** A cadence is not tried with fewer or more transactions per slot. */
const LEAST_A_SLOT = 0.4;
const MOST_A_SLOT = 4;
/** With a longer period in days, prices change too often for a series of one exact amount. */
const LONGEST_STREAM = 100;

/** The evidence of a word such as 'seguro' for a cadence of half a year or more. */
const YEARLY_BONUS = 1.5;
const HALF_A_YEAR_IN_MONTHS = 6;

/** The number of payments that a confirmed series needs. */
const LEAST_CONFIRMED = 2;

/** A fixed price stays the same in at least this share of the steps. */
const LEAST_SAME = 0.25;

/** Converts a score to a confidence from 0 to 1. */
export function toConfidence(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** Finds the cadence that explains the points best; undefined if none has enough of them. Points are oldest first. */
export function bestFit(points: readonly Point[], options: FitOptions = {}): Fit | undefined {
  let best: Fit | undefined;
  const usual = median(points.map(({ amountMinor }) => amountMinor));
  for (const cadence of CADENCES) {
    const fit = fitCadence(points, RULES[cadence], { ...options, usual });
    if (fit !== undefined && (best === undefined || fit.score > best.score)) best = fit;
  }
  return best;
}

/** Adds the payments of an earlier fit to a later one. Their slots are counted back from the first slot of the later one. */
export function joinEarlier(earlier: Fit, later: Fit): Fit {
  const last = earlier.payments.at(-1);
  const first = later.payments[0];
  if (last === undefined || first === undefined) return later;
  const gap = Math.max(1, Math.round((first.point.day - last.point.day) / later.rule.period));
  const moved = first.slot - gap - last.slot;
  const before = earlier.payments.map((placed) => ({ ...placed, slot: placed.slot + moved }));
  return { ...later, payments: [...before, ...later.payments] };
}

function fitCadence(
  points: readonly Point[],
  rule: CadenceRule,
  {
    usual,
    isOneAmount = false,
    penalty = 0,
    isYearly = false,
    isConfirmed = false,
  }: FitOptions & { usual: number },
): Fit | undefined {
  const slots = countSlots(points, rule);
  const minCount = isConfirmed ? LEAST_CONFIRMED : rule.minCount;
  if (points.length < minCount || (isOneAmount && rule.period > LONGEST_STREAM)) return undefined;
  if ((!isConfirmed && points.length < slots * LEAST_A_SLOT) || points.length > (slots + 0.5) * MOST_A_SLOT)
    return undefined;
  const rhythm = rhythmOf(points, rule);
  const { payments, extras } = placePoints(points, rhythm, { reach: rule.bands.at(-1)?.days ?? 0, usual });
  extras.sort((one, other) => one.day - other.day);
  const suffix = bestSuffix({
    rule,
    payments,
    extras,
    perSlot: points.length / slots,
    isOneAmount,
    isConfirmed,
  });
  if (suffix === undefined) return undefined;
  const { at, score, isFixed } = suffix;
  const before = payments.slice(0, at).map(({ point }) => point);
  return {
    rule,
    rhythm,
    payments: payments.slice(at),
    extras: [...before, ...extras],
    isFixed: isFixed && isSteady(payments.slice(at)),
    score: score + penalty + (isYearly && rule.months >= HALF_A_YEAR_IN_MONTHS ? YEARLY_BONUS : 0),
  };
}

/** Whether amounts can be a price: an amount that goes up and down nearly each time is none. */
function isSteady(payments: readonly PlacedPoint[]): boolean {
  const steps = payments
    .slice(1)
    .map(({ point }, at) => point.amountMinor - (payments[at]?.point.amountMinor ?? 0));
  const same = payments
    .slice(1)
    .filter(({ point }, at) => isSameAmount(point.amountMinor, payments[at]?.point.amountMinor ?? 0));
  const isOneWay = steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
  return steps.length < 2 || isOneWay || same.length >= LEAST_SAME * steps.length;
}

function countSlots(points: readonly Point[], { period }: CadenceRule): number {
  const first = points[0]?.day ?? 0;
  return ((points.at(-1)?.day ?? first) - first) / period + 1;
}
