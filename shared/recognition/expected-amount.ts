import { isSameAmount } from './evidence.ts';
import type { Fit } from './fit.ts';
import { median } from './medians.ts';
import type { PlacedPoint } from './place-points.ts';
import { DAYS_A_YEAR, toDay } from './day-number.ts';
import type { Series } from './types.ts';

/** A larger change of the last price counts only after it was seen twice. */
const LARGEST_STEP = 0.3;
/** The number of last payments from which a varying amount is expected. */
const RECENT = 6;
/** The same number for bills with a season, where older payments belong to another season. */
const RECENT_IN_SEASON = 3;
/** The periods, in days, of bills that may have a season. */
const SEASONAL = { from: 25, to: 95 };
/** Payments at most this many periods away from the day a year ago belong to the same season. */
const YEAR_AGO = 1.6;

/**
 * Returns the expected amount of the next payment: the last price, or the median of the last ones and of a year ago.
 */
export function expectedAmount({ payments, isFixed, rule }: Fit, nextDay: number): number {
  const steps = isFixed ? withoutOutliers(payments) : [];
  const last = steps.at(-1);
  if (last !== undefined) return last.point.amountMinor;
  const isSeasonal = rule.period >= SEASONAL.from && rule.period <= SEASONAL.to;
  const level = middleAmount(payments.slice(isSeasonal ? -RECENT_IN_SEASON : -RECENT));
  const isYearAgo = ({ point }: PlacedPoint) =>
    Math.abs(nextDay - DAYS_A_YEAR - point.day) <= rule.period * YEAR_AGO;
  const yearAgo = isSeasonal ? payments.filter(isYearAgo) : [];
  return Math.round(yearAgo.length === 0 ? level : (level + middleAmount(yearAgo)) / 2);
}

function middleAmount(placed: readonly PlacedPoint[]): number {
  return median(placed.map(({ point }) => point.amountMinor));
}

/** Returns the last change of a fixed price and its day; null if there is none. */
export function lastChange({ payments, isFixed }: Fit): Series['change'] {
  if (!isFixed) return null;
  const amounts = withoutOutliers(payments);
  for (let at = amounts.length - 1; at > 0; at--) {
    const before = amounts[at - 1];
    const after = amounts[at];
    if (before === undefined || after === undefined) break;
    const [fromMinor, toMinor] = [before.point.amountMinor, after.point.amountMinor];
    if (!isSameAmount(fromMinor, toMinor)) return { fromMinor, toMinor, day: toDay(after.point.day) };
  }
  return null;
}

/** Leaves out an amount that differs once between two equal ones, and a last amount that differs a lot. */
function withoutOutliers(payments: readonly PlacedPoint[]): PlacedPoint[] {
  return payments.filter(({ point }, at) => {
    const before = payments[at - 1]?.point.amountMinor;
    const after = payments[at + 1]?.point.amountMinor;
    const { amountMinor } = point;
    if (before === undefined || isSameAmount(before, amountMinor)) return true;
    if (after !== undefined) return !isSameAmount(before, after);
    return Math.abs(before - amountMinor) / Math.max(before, amountMinor) <= LARGEST_STEP;
  });
}
