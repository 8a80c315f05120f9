import { median } from '../recognition/medians.ts';
import { MONTH_ERRORS, END_ERRORS, CATEGORY_ERRORS } from './prior.ts';
import type { ForecastSide, MinorFigure } from './types.ts';

/**
 * An error of a forecast of this ledger: the actual amount less the expected one, in minor units. `age` is the number
 * of months since the forecast month, `ahead` the number of months from the forecast to that month.
 */
export type OwnError = { error: number; age: number; ahead: number };
/** The errors of this ledger, and its scale today, by which the errors of other ledgers are multiplied. */
type KnownErrors = { own: readonly OwnError[]; scale: number };
/** The distance of a forecast: months from 1 on, or the day of the running month and the days left in it. */
export type Horizon = { months: number } | { day: number; daysLeft: number };

/** The weight of the usual errors of households beside a person's own. */
const PRIOR_WEIGHT = 10;
/** The weight of errors of forecasts at another distance. */
const OTHER_AHEAD = 0.3;
/** The factor of an error's weight for each month of its age. */
const DECAY = 0.98;
/** The share of errors beyond each end of a band: of the running month, of later months and of categories. */
const END_TAIL = 0.1;
/** Less than 0.1, because errors around their median would make the band a little too narrow. */
const TAIL = 0.096;
const CATEGORY_TAIL = 0.1;
/** From half a year ahead, the tails are smaller, because more changes than in the errors of the last year. */
const FAR = { months: 6, tail: 0.01 };
const MEAN_MONTH = 30.4;
/** The tails are smaller while there are few errors, which would make the band too narrow. */
const FEW = 0.01;

/**
 * Returns the ends of the band around 0, in minor units: one of ten errors lies below the first, nine below the
 * second. Errors of this ledger are not multiplied by the scale: recent large ones raise it, and would widen the band
 * twice. For the end of a month, the band of expenses is at least as wide as the usual error of the ledger.
 */
export function bandOf(
  side: ForecastSide,
  ahead: Horizon,
  { own, scale }: KnownErrors,
): [low: number, high: number] {
  const prior = priorErrors(side, ahead);
  const ownErrors = own.map(({ error, age, ahead: months }) => ({
    error,
    weight: weightOf({ age, months }, ahead),
  }));
  const weighted = [
    ...prior.map((error) => ({ error: error * scale, weight: PRIOR_WEIGHT / prior.length })),
    ...(side === 'expense' ? aroundMiddle(ownErrors) : ownErrors),
  ].toSorted(bySize);
  const ownWeight = ownErrors.reduce((sum, { weight }) => sum + weight, 0);
  const few = FEW * (PRIOR_WEIGHT / (PRIOR_WEIGHT + ownWeight) + 0.5);
  const far = 'months' in ahead && ahead.months >= FAR.months && side !== 'income' ? FAR.tail : 0;
  // The widening would make the band of the end of a month too wide.
  const tail = 'day' in ahead ? END_TAIL : TAIL - few - far;
  const [low, high] = [quantile(weighted, tail), quantile(weighted, 1 - tail)];
  if (side !== 'expense' || 'months' in ahead || own.length === 0) return [low, high];
  const miss = median(own.map(({ error }) => Math.abs(error)));
  return [Math.min(low, -miss), Math.max(high, miss)];
}

/**
 * Moves errors so that their median is 0. After a year of dearer months the level has risen, and the errors of that
 * year would raise the band once more.
 */
function aroundMiddle(errors: readonly WeightedError[]): WeightedError[] {
  const middle = quantile(errors.toSorted(bySize), 0.5);
  return errors.map(({ error, weight }) => ({ error: error - middle, weight }));
}

function bySize(one: WeightedError, other: WeightedError): number {
  return one.error - other.error;
}

function weightOf({ age, months }: { age: number; months: number }, ahead: Horizon): number {
  const isSame = 'day' in ahead || months === ahead.months;
  return (isSame ? 1 : OTHER_AHEAD) * DECAY ** age;
}

/** Returns the ends of the band around 0 of a category's next month, in minor units. */
export function categoryBand(scale: number): [low: number, high: number] {
  const weighted = CATEGORY_ERRORS.map((error) => ({ error: error * scale, weight: 1 }));
  return [quantile(weighted, CATEGORY_TAIL), quantile(weighted, 1 - CATEGORY_TAIL)];
}

/** Puts a band around an expected amount. No value of the result is below `least`. */
export function toFigure(
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

function priorErrors(side: ForecastSide, ahead: Horizon): readonly number[] {
  if ('months' in ahead) return MONTH_ERRORS[side][nearest([1, 3, 6, 12], ahead.months)];
  const day = nearest([5, 10, 15, 20, 25], ahead.day);
  const left = Math.sqrt(ahead.daysLeft / (MEAN_MONTH - day));
  // The band of the balance narrows during the month like that of the expenses.
  const errors = side === 'balance' ? MONTH_ERRORS.balance[1] : END_ERRORS[side][day];
  const narrower = side === 'balance' ? width(END_ERRORS.expense[day]) / width(MONTH_ERRORS.expense[1]) : 1;
  return errors.map((error) => error * narrower * left);
}

function width(quantiles: readonly number[]): number {
  return (quantiles.at(-4) ?? 0) - (quantiles[3] ?? 0);
}

function nearest<Choice extends number>(choices: readonly Choice[], target: number): Choice {
  const [first, ...others] = choices;
  if (first === undefined) throw new RangeError('There is nothing to choose from.');
  return others.reduce(
    (best, each) => (Math.abs(each - target) < Math.abs(best - target) ? each : best),
    first,
  );
}

type WeightedError = { error: number; weight: number };

/** Interpolates a quantile of weighted errors in ascending order. Each error stands in the middle of its weight. */
function quantile(weighted: readonly WeightedError[], share: number): number {
  const whole = weighted.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  let last: { error: number; at: number } | undefined;
  for (const { error, weight } of weighted) {
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
