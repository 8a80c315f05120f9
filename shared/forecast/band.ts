import { median } from '../recognition/middle.ts';
import { MONTH_ERRORS, END_ERRORS, CATEGORY_ERRORS } from './prior.ts';
import type { ForecastSide, MinorFigure } from './types.ts';

/** An error of this ledger: the actual amount less the expected one, in minor units; `age` is in months. */
export type OwnError = { error: number; age: number; ahead: number };
/** The own errors, and the scale of today: errors of other ledgers are in scales. */
export type KnownErrors = { own: readonly OwnError[]; scale: number };
/** How far ahead: months from 1 on, or the day of the running month. */
export type Ahead = { months: number } | { day: number; daysLeft: number };

const PRIOR_WEIGHT = 10;
/** Errors of another number of months ahead say less. */
const OTHER_AHEAD = 0.3;
const DECAY = 0.98;
const END_TAIL = 0.1;
/** With the errors of expenses around their middle the ends would lie a little too far inside. */
const TAIL = 0.096;
const CATEGORY_TAIL = 0.1;
/** From half a year ahead on, more changes than the errors of the last year show. */
const FAR = { months: 6, tail: 0.01 };
const MEAN_MONTH = 30.4;
/** With few errors the ends would lie too far inside. */
const FEW = 0.01;

/**
 * The ends of the band around 0, in minor units: one of ten lies below the first, nine below the second. Own errors
 * count as they were: if they counted in scales, large ones of late would widen the band twice, since they raise the
 * scale as well. At the end of a month the band of expenses is no narrower than a usual own error.
 */
export function bandOf(
  side: ForecastSide,
  ahead: Ahead,
  { own, scale }: KnownErrors,
): [low: number, high: number] {
  const prior = priorOf(side, ahead);
  const mine = own.map(({ error, age, ahead: months }) => ({
    error,
    weight: weightOf({ age, months }, ahead),
  }));
  const weighed = [
    ...prior.map((error) => ({ error: error * scale, weight: PRIOR_WEIGHT / prior.length })),
    ...(side === 'expense' ? aroundMiddle(mine) : mine),
  ].toSorted(bySize);
  const ownWeight = mine.reduce((sum, { weight }) => sum + weight, 0);
  const few = FEW * (PRIOR_WEIGHT / (PRIOR_WEIGHT + ownWeight) + 0.5);
  const far = 'months' in ahead && ahead.months >= FAR.months && side !== 'income' ? FAR.tail : 0;
  // At the end of a month the ends would lie a little too far outside.
  const tail = 'day' in ahead ? END_TAIL : TAIL - few - far;
  const [low, high] = [quantile(weighed, tail), quantile(weighed, 1 - tail)];
  if (side !== 'expense' || 'months' in ahead || own.length === 0) return [low, high];
  const miss = median(own.map(({ error }) => Math.abs(error)));
  return [Math.min(low, -miss), Math.max(high, miss)];
}

/**
 * The same errors around their middle. A year of dearer months has raised the level since: were its errors not moved,
 * the band would rise by them once more.
 */
function aroundMiddle(errors: readonly Weighed[]): Weighed[] {
  const middle = quantile(errors.toSorted(bySize), 0.5);
  return errors.map(({ error, weight }) => ({ error: error - middle, weight }));
}

function bySize(one: Weighed, other: Weighed): number {
  return one.error - other.error;
}

function weightOf({ age, months }: { age: number; months: number }, ahead: Ahead): number {
  const isSame = 'day' in ahead || months === ahead.months;
  return (isSame ? 1 : OTHER_AHEAD) * DECAY ** age;
}

/** The ends of the band of the next month of a category, in minor units. */
export function categoryBand(scale: number): [low: number, high: number] {
  const weighed = CATEGORY_ERRORS.map((error) => ({ error: error * scale, weight: 1 }));
  return [quantile(weighed, CATEGORY_TAIL), quantile(weighed, 1 - CATEGORY_TAIL)];
}

/** Around an amount, which is `least` at least. */
export function figureOf(
  p50: number,
  [low, high]: readonly [number, number],
  least = -Infinity,
): MinorFigure {
  const middle = Math.round(Math.max(least, p50));
  return {
    p10: Math.min(middle, Math.round(Math.max(least, p50 + low))),
    p50: middle,
    p90: Math.max(middle, Math.round(p50 + high)),
  };
}

function priorOf(side: ForecastSide, ahead: Ahead): readonly number[] {
  if ('months' in ahead) return MONTH_ERRORS[side][nearest([1, 3, 6, 12], ahead.months)];
  const day = nearest([5, 10, 15, 20, 25], ahead.day);
  const left = Math.sqrt(ahead.daysLeft / (MEAN_MONTH - day));
  // The balance gets narrower as the month goes on, as the expenses do.
  const errors = side === 'balance' ? MONTH_ERRORS.balance[1] : END_ERRORS[side][day];
  const narrower = side === 'balance' ? width(END_ERRORS.expense[day]) / width(MONTH_ERRORS.expense[1]) : 1;
  return errors.map((error) => error * narrower * left);
}

function width(quantiles: readonly number[]): number {
  return (quantiles.at(-4) ?? 0) - (quantiles[3] ?? 0);
}

function nearest<Choice extends number>(choices: readonly Choice[], to: number): Choice {
  const [first, ...others] = choices;
  if (first === undefined) throw new RangeError('There is nothing to choose from.');
  return others.reduce((best, each) => (Math.abs(each - to) < Math.abs(best - to) ? each : best), first);
}

type Weighed = { error: number; weight: number };

/** The quantile of errors in order; half of each one's weight lies on each side of it. */
function quantile(weighed: readonly Weighed[], share: number): number {
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  let last: { error: number; at: number } | undefined;
  for (const { error, weight } of weighed) {
    const at = (before + weight / 2) / whole;
    if (at >= share)
      return last === undefined
        ? error
        : last.error + ((error - last.error) * (share - last.at)) / (at - last.at);
    before += weight;
    last = { error, at };
  }
  return last?.error ?? 0;
}
