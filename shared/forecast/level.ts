import { MONTHS_A_YEAR } from '../recognition/day-number.ts';
import { deviationAround, median } from '../recognition/medians.ts';

/** The irregular expenses or incomes of a usual month. */
export type Level = {
  /** In minor units. */
  level: number;
  /** The factor of each month of the year. */
  index: readonly number[];
  /** The standard deviation of the months, in minor units. */
  spread: number;
};

const MAX_MONTHS = 36;
/** The weight of the last year's median; the rest is the weighted mean. */
const MEDIAN_SHARE = 0.3;
/** A month counts as at most the median and this many median absolute deviations. */
const MOST_DEVIATIONS = 3;
/** The least median absolute deviation, as a share of the median. */
const LEAST_DEVIATION = 0.12;
/** The number of months from which the factors of the months of the year are calculated. */
const MIN_SEASONAL_MONTHS = 19;
/** The weight, in years, of a factor of 1. */
const SEASON_PRIOR = 8;
/** The smallest and the largest factor of a month of the year. */
const FACTOR = { least: 0.35, most: 2.2 };
/** The spread without any months, as a share of the level, and its weight in months. */
const USUAL_SPREAD = 0.25;
const SPREAD_PRIOR = 6;

/**
 * Calculates the level from the values of closed months, oldest first, with null for a month without any transaction.
 * `month` is the month number of the first value. The weight of a month halves every `halfLife` months.
 */
export function calculateLevel(values: readonly (number | null)[], month: number, halfLife: number): Level {
  const last = values.slice(-MAX_MONTHS);
  const first = month + values.length - last.length;
  const known = last.filter((value) => value !== null);
  if (known.length === 0) return { level: 0, index: evenIndex(), spread: 0 };
  const cap = toCap(known);
  const capped = last.map((value) => (value === null ? null : Math.min(value, cap)));
  const index = monthIndex(capped, first);
  let sum = 0;
  let weights = 0;
  const deseasoned = capped.map((value, at) =>
    value === null ? null : value / (index[(first + at) % MONTHS_A_YEAR] ?? 1),
  );
  for (const [at, value] of deseasoned.entries()) {
    if (value === null) continue;
    const weight = 0.5 ** ((deseasoned.length - 1 - at) / halfLife);
    sum += weight * value;
    weights += weight;
  }
  const recent = deseasoned.slice(-MONTHS_A_YEAR).filter((value) => value !== null);
  const middle = recent.length === 0 ? sum / weights : median(recent);
  const level = MEDIAN_SHARE * middle + (1 - MEDIAN_SHARE) * (sum / weights);
  return {
    level,
    index,
    spread: toSpread(
      deseasoned.filter((value) => value !== null),
      level,
    ),
  };
}

function toCap(values: readonly number[]): number {
  const middle = median(values);
  if (middle <= 0) return Infinity;
  const deviation = median(values.map((value) => Math.abs(value - middle)));
  return middle + MOST_DEVIATIONS * Math.max(deviation, LEAST_DEVIATION * middle);
}

/**
 * Returns a factor for each month of the year, with a mean of 1. The fewer years are known, the closer they are to 1.
 */
function monthIndex(values: readonly (number | null)[], first: number): readonly number[] {
  if (values.filter((value) => value !== null).length < MIN_SEASONAL_MONTHS) return evenIndex();
  const ratios: number[][] = Array.from({ length: MONTHS_A_YEAR }, () => []);
  for (const [at, value] of values.entries()) {
    const around = values.slice(Math.max(0, at - 6), at + 7).filter((each) => each !== null);
    const usual = mean(around);
    if (value === null || usual <= 0) continue;
    ratios[(first + at) % MONTHS_A_YEAR]?.push(Math.min(FACTOR.most, Math.max(FACTOR.least, value / usual)));
  }
  const factors = ratios.map((ofMonth) => {
    const sum = ofMonth.reduce((all, ratio) => all + ratio, 0);
    return (sum + SEASON_PRIOR) / (ofMonth.length + SEASON_PRIOR);
  });
  const middle = mean(factors);
  return factors.map((each) => each / middle);
}

function toSpread(values: readonly number[], level: number): number {
  const deviation = deviationAround(level, values);
  const count = values.length;
  return (count * deviation + SPREAD_PRIOR * USUAL_SPREAD * level) / (count + SPREAD_PRIOR);
}

function evenIndex(): readonly number[] {
  return Array.from({ length: MONTHS_A_YEAR }, () => 1);
}

/** Returns the mean; 0 for an empty list. */
export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
