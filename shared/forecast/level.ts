import { median } from '../recognition/medians.ts';

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
export const YEAR = 12;
const MEDIAN_SHARE = 0.3;
const WINSOR = 3;
const LEAST_MAD = 0.12;
const MIN_SEASON = 19;
const SEASON_PRIOR = 8;
const CLAMP = { least: 0.35, most: 2.2 };
const MAD_TO_SD = 1.4826;
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
  if (known.length === 0) return { level: 0, index: flat(), spread: 0 };
  const cap = capOf(known);
  const capped = last.map((value) => (value === null ? null : Math.min(value, cap)));
  const index = monthIndex(capped, first);
  let sum = 0;
  let weights = 0;
  const even = capped.map((value, at) => (value === null ? null : value / (index[(first + at) % YEAR] ?? 1)));
  for (const [at, value] of even.entries()) {
    if (value === null) continue;
    const weight = 0.5 ** ((even.length - 1 - at) / halfLife);
    sum += weight * value;
    weights += weight;
  }
  const recent = even.slice(-YEAR).filter((value) => value !== null);
  const middle = recent.length === 0 ? sum / weights : median(recent);
  const level = MEDIAN_SHARE * middle + (1 - MEDIAN_SHARE) * (sum / weights);
  return {
    level,
    index,
    spread: spreadOf(
      even.filter((value) => value !== null),
      level,
    ),
  };
}

function capOf(values: readonly number[]): number {
  const middle = median(values);
  if (middle <= 0) return Infinity;
  const mad = median(values.map((value) => Math.abs(value - middle)));
  return middle + WINSOR * Math.max(mad, LEAST_MAD * middle);
}

/**
 * Returns a factor for each month of the year, with a mean of 1. The fewer years are known, the closer they are to 1.
 */
function monthIndex(values: readonly (number | null)[], first: number): readonly number[] {
  if (values.filter((value) => value !== null).length < MIN_SEASON) return flat();
  const ratios: number[][] = Array.from({ length: YEAR }, () => []);
  for (const [at, value] of values.entries()) {
    const around = values.slice(Math.max(0, at - 6), at + 7).filter((each) => each !== null);
    const usual = mean(around);
    if (value === null || usual <= 0) continue;
    ratios[(first + at) % YEAR]?.push(Math.min(CLAMP.most, Math.max(CLAMP.least, value / usual)));
  }
  const factors = ratios.map((own) => {
    const sum = own.reduce((all, ratio) => all + ratio, 0);
    return (sum + SEASON_PRIOR) / (own.length + SEASON_PRIOR);
  });
  const middle = mean(factors);
  return factors.map((each) => each / middle);
}

function spreadOf(values: readonly number[], level: number): number {
  const sd = MAD_TO_SD * median(values.map((value) => Math.abs(value - level)));
  const count = values.length;
  return (count * sd + SPREAD_PRIOR * USUAL_SPREAD * level) / (count + SPREAD_PRIOR);
}

function flat(): readonly number[] {
  return Array.from({ length: YEAR }, () => 1);
}

/** Returns the mean; 0 for an empty list. */
export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
