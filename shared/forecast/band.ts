import { MONTH_ERRORS, END_ERRORS, CATEGORY_ERRORS } from './prior.ts';
import type { ForecastSide, MinorFigure } from './types.ts';

/** What an own error was: what came less what was expected, divided by the scale; `age` is in months. */
export type OwnError = { error: number; age: number; ahead: number };
/** How far ahead: months from 1 on, or the day of the running month. */
export type Ahead = { months: number } | { day: number; daysLeft: number };

const PRIOR_WEIGHT = 10;
/** Errors of another number of months ahead say less. */
const OTHER_AHEAD = 0.3;
const DECAY = 0.98;
const TAIL = 0.1;
/** From half a year ahead on, more changes than the errors of the last year show. */
const FAR = { months: 6, tail: 0.01 };
const MEAN_MONTH = 30.4;
/** With few errors the ends would lie too far inside. */
const FEW = 0.01;

/** The ends of the band around 0, in scales: one of ten lies below the first, nine below the second. */
export function bandOf(
  side: ForecastSide,
  ahead: Ahead,
  own: readonly OwnError[],
): [low: number, high: number] {
  const prior = priorOf(side, ahead);
  const weighed = prior.map((error) => ({ error, weight: PRIOR_WEIGHT / prior.length }));
  let ownWeight = 0;
  for (const { error, age, ahead: months } of own) {
    const weight = weightOf({ age, months }, ahead);
    weighed.push({ error, weight });
    ownWeight += weight;
  }
  weighed.sort((one, other) => one.error - other.error);
  const few = FEW * (PRIOR_WEIGHT / (PRIOR_WEIGHT + ownWeight) + 0.5);
  const far = 'months' in ahead && ahead.months >= FAR.months && side !== 'income' ? FAR.tail : 0;
  // At the end of a month the ends would lie a little too far outside.
  const tail = 'day' in ahead ? TAIL : TAIL - few - far;
  return [quantile(weighed, tail), quantile(weighed, 1 - tail)];
}

function weightOf({ age, months }: { age: number; months: number }, ahead: Ahead): number {
  const isSame = 'day' in ahead || months === ahead.months;
  return (isSame ? 1 : OTHER_AHEAD) * DECAY ** age;
}

/** The ends of the band of the next month of a category, in scales. */
export function categoryBand(): [low: number, high: number] {
  const weighed = CATEGORY_ERRORS.map((error) => ({ error, weight: 1 }));
  return [quantile(weighed, TAIL), quantile(weighed, 1 - TAIL)];
}

/** Around an amount; nothing spent or earned is the least where `least` says so. */
export function figureOf(
  p50: number,
  [low, high]: readonly [number, number],
  { scale, least = -Infinity }: { scale: number; least?: number },
): MinorFigure {
  const middle = Math.round(Math.max(least, p50));
  return {
    p10: Math.min(middle, Math.round(Math.max(least, p50 + low * scale))),
    p50: middle,
    p90: Math.max(middle, Math.round(p50 + high * scale)),
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

/** Of errors in order, half of each one's weight on each side of it. */
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
