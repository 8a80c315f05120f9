import { RULES } from '../recognition/cadences.ts';
import type { Group, Point } from '../recognition/points.ts';
import { toYearlyChains, countReturns, isAtMostYearly, isYearAfter, meanMonth } from './a-year-apart.ts';
import { makeItems, type Item } from './item.ts';

/** The least share of a month's expenses: a smaller expense is not worth a forecast of its own. */
const LARGE = 0.1;
/** More expenses a year at one payee are shopping. */
const MOST_A_YEAR = 4;
/** The larger of two expenses a year apart is at most this many times the smaller one. */
const ALIKE = 2;

/**
 * Returns items for large, rare expenses that came again a year later at another price, such as school fees and trips,
 * without the points in `taken`. They are expected as long as most expenses at their payee came again after a year.
 */
export function yearlyExpenses(groups: readonly Group[], taken: ReadonlySet<Point>): Item[] {
  const expenses = groups.filter(({ type }) => type === 'expense').map(({ points }) => points);
  const least = LARGE * meanMonth(expenses);
  return expenses.flatMap((points) => {
    if (points.length < 2 || !isAtMostYearly(MOST_A_YEAR, points)) return [];
    const large = points.filter((point) => point.amountMinor >= least && !taken.has(point));
    const probability = (today: number) => {
      const { came, missed } = countReturns(large, comesAgain, today);
      return came > missed ? 1 : 0;
    };
    const chains = toYearlyChains(large, comesAgain).filter(({ length }) => length > 1);
    return chains
      .flatMap((chain) => makeItems(chain, RULES.annual))
      .map((item) => ({ ...item, fit: { ...item.fit, isFixed: false }, probability, leastCount: 2 }));
  });
}

function comesAgain(point: Point, before: Point): boolean {
  return (
    isYearAfter(point, before) &&
    point.amountMinor <= ALIKE * before.amountMinor &&
    before.amountMinor <= ALIKE * point.amountMinor
  );
}
