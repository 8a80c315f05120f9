import type { Point } from '../recognition/points.ts';
import { DAYS_A_MONTH, DAYS_A_YEAR } from '../recognition/day-number.ts';

/** The days between two payments that count as a year apart. */
const APART = { least: 325, most: 405 };

/** Whether a point repeats another one, `before`, a year later. */
export type Follows = (point: Point, before: Point) => boolean;

export function isYearAfter(point: Point, before: Point): boolean {
  const gap = point.day - before.day;
  return gap >= APART.least && gap <= APART.most;
}

/** Splits points, oldest first, into chains in which each repeats the one before it a year later. */
export function toYearlyChains(points: readonly Point[], follows: Follows): Point[][] {
  const chains: Point[][] = [];
  for (const point of points) {
    const chain = chains.find((each) => {
      const last = each.at(-1);
      return last !== undefined && follows(point, last);
    });
    if (chain === undefined) chains.push([point]);
    else chain.push(point);
  }
  return chains;
}

/**
 * Counts, as known at the end of a day, the points that came again a year later, and those that did not in that time.
 */
export function countReturns(
  points: readonly Point[],
  follows: Follows,
  today: number,
): { came: number; missed: number; known: number } {
  const known = points.filter(({ day }) => day <= today);
  const cameAgain = (point: Point) => known.some((other) => follows(other, point));
  const came = known.filter(cameAgain).length;
  const missed = known.filter((point) => point.day + APART.most < today && !cameAgain(point)).length;
  return { came, missed, known: known.length };
}

/** Whether no year has more than `count` of these points, which are oldest first. */
export function isAtMostYearly(count: number, points: readonly Point[]): boolean {
  return points.every(({ day }, at) => (points[at + count]?.day ?? Infinity) - day >= DAYS_A_YEAR);
}

/** Returns the mean sum of a month, in minor units, of all payments to or from these payees. */
export function meanMonth(payees: readonly (readonly Point[])[]): number {
  let [first, last, sum] = [Infinity, -Infinity, 0];
  for (const points of payees) {
    for (const { day, amountMinor } of points) {
      first = Math.min(first, day);
      last = Math.max(last, day);
      sum += amountMinor;
    }
  }
  return sum / Math.max(1, (last - first) / DAYS_A_MONTH);
}
