/** A median distance times this is a standard deviation. */
const TO_STANDARD_DEVIATION = 1.4826;

/** Returns the median, or the mean of the two middle numbers. NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** Estimates the standard deviation of numbers from their median distance to a middle; outliers hardly change it. */
export function deviationAround(middle: number, numbers: readonly number[]): number {
  return TO_STANDARD_DEVIATION * median(numbers.map((number) => Math.abs(number - middle)));
}

/** Returns the number nearest to all others on a circle of length `around`: 30 among the days 29, 30 and 1. */
export function circularMedian(numbers: readonly number[], around: number): number {
  let best = numbers[0] ?? 0;
  let least = Infinity;
  for (const candidate of numbers) {
    let sum = 0;
    for (const number of numbers) {
      sum += circularGap(candidate, number, around);
      if (sum >= least) break;
    }
    if (sum < least) {
      least = sum;
      best = candidate;
    }
  }
  return best;
}

function circularGap(one: number, other: number, around: number): number {
  const gap = Math.abs(one - other) % around;
  return Math.min(gap, around - gap);
}
