import { CADENCES } from '../cadences.ts';
import { RULES, type CadenceRule } from './cadences.ts';
import { isSameAmount } from './evidence.ts';
import { median } from './middle.ts';
import type { Point } from './points.ts';
import { placePoints, type Placed } from './place-points.ts';
import { rhythmOf, type Rhythm } from './rhythm.ts';
import { bestSuffix } from './suffix.ts';

/** One cadence laid over the points of a group. */
export type Fit = {
  rule: CadenceRule;
  rhythm: Rhythm;
  /** Oldest first, one a slot. */
  kept: Placed[];
  extras: Point[];
  isFixed: boolean;
  /** Log odds that it repeats. */
  score: number;
};

export type FitOptions = {
  /** The points were chosen by their one amount. */
  isOneAmount?: boolean;
  /** Added to the score. */
  penalty?: number;
  /** The description says that it is paid once or twice a year. */
  isYearly?: boolean;
  /** It does repeat, as the user says, however many of its days are empty. */
  isConfirmed?: boolean;
};

/** With fewer or more transactions for a slot no cadence is worth a try. */
const LEAST_A_SLOT = 0.4;
const MOST_A_SLOT = 4;
/** Prices change too often for a stream of one amount once or twice a year. */
const LONGEST_STREAM = 100;

/** What a word such as 'seguro' says for a cadence of half a year or more. */
const YEARLY_BONUS = 1.5;
const HALF_A_YEAR = 6;

/** A confirmed one with so few has its days. */
const LEAST_CONFIRMED = 2;

/** The share of steps that a price stands still. */
const LEAST_SAME = 0.25;

/** The confidence of a score, from 0 to 1. */
export function toConfidence(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** The cadence that explains the points best, or undefined if none has enough of them. Points are oldest first. */
export function bestFit(points: readonly Point[], options: FitOptions = {}): Fit | undefined {
  let best: Fit | undefined;
  const usual = median(points.map(({ amountMinor }) => amountMinor));
  for (const cadence of CADENCES) {
    const fit = fitCadence(points, RULES[cadence], { ...options, usual });
    if (fit !== undefined && (best === undefined || fit.score > best.score)) best = fit;
  }
  return best;
}

/** The later one with what was kept of the earlier one, whose slots are counted back from it. */
export function joinEarlier(earlier: Fit, later: Fit): Fit {
  const last = earlier.kept.at(-1);
  const first = later.kept[0];
  if (last === undefined || first === undefined) return later;
  const gap = Math.max(1, Math.round((first.point.day - last.point.day) / later.rule.period));
  const moved = first.slot - gap - last.slot;
  const before = earlier.kept.map((placed) => ({ ...placed, slot: placed.slot + moved }));
  return { ...later, kept: [...before, ...later.kept] };
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
  const { kept, extras } = placePoints(points, rhythm, { reach: rule.bands.at(-1)?.days ?? 0, usual });
  extras.sort((one, other) => one.day - other.day);
  const suffix = bestSuffix({ rule, kept, extras, perSlot: points.length / slots, isOneAmount, isConfirmed });
  if (suffix === undefined) return undefined;
  const { at, score, isFixed } = suffix;
  const before = kept.slice(0, at).map(({ point }) => point);
  return {
    rule,
    rhythm,
    kept: kept.slice(at),
    extras: [...before, ...extras],
    isFixed: isFixed && holdsStill(kept.slice(at)),
    score: score + penalty + (isYearly && rule.months >= HALF_A_YEAR ? YEARLY_BONUS : 0),
  };
}

/** An amount that is another one nearly each time, up and down, is no price. */
function holdsStill(kept: readonly Placed[]): boolean {
  const steps = kept.slice(1).map(({ point }, at) => point.amountMinor - (kept[at]?.point.amountMinor ?? 0));
  const same = kept
    .slice(1)
    .filter(({ point }, at) => isSameAmount(point.amountMinor, kept[at]?.point.amountMinor ?? 0));
  const isOneWay = steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
  return steps.length < 2 || isOneWay || same.length >= LEAST_SAME * steps.length;
}

function countSlots(points: readonly Point[], { period }: CadenceRule): number {
  const first = points[0]?.day ?? 0;
  return ((points.at(-1)?.day ?? first) - first) / period + 1;
}
