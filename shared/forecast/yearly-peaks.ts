import { largestOf } from '../lists.ts';
import type { Fit } from '../recognition/fit.ts';
import type { PlacedPoint } from '../recognition/place-points.ts';
import { DAYS_A_YEAR } from '../recognition/day-number.ts';

/** A peak is more than this many times the highest pay of the five months before and after it. */
const PEAK = 1.25;
const AROUND_DAYS = 167;
const LEAST_AROUND = 3;

/**
 * Returns the minor units by which a monthly pay on a day (a day number) is expected to exceed the usual pay: as much
 * as a year before, if that pay stood out, such as one with a bonus. Returns 0 otherwise.
 */
export function yearlyPeak({ payments, rule }: Fit, day: number): number {
  if (rule.cadence !== 'monthly') return 0;
  const yearBefore = day - DAYS_A_YEAR;
  const peak = payments.find(({ point }) => Math.abs(point.day - yearBefore) <= rule.period / 2);
  if (peak === undefined) return 0;
  const isAround = (each: PlacedPoint) =>
    each !== peak && Math.abs(each.point.day - peak.point.day) <= AROUND_DAYS;
  const around = payments.filter(isAround).map(({ point }) => point.amountMinor);
  const highest = largestOf(around);
  const { amountMinor } = peak.point;
  return around.length >= LEAST_AROUND && amountMinor > PEAK * highest ? amountMinor - highest : 0;
}
