import { RULES } from '../recognition/cadences.ts';
import type { Group, Point } from '../recognition/points.ts';
import { chainsOf, countAgain, isAtMost, isYearAfter, meanMonth } from './a-year-apart.ts';
import { itemOf, type Item } from './item.ts';

/** As a share of what is spent in a month: less is not worth a guess of its own. */
const LARGE = 0.1;
/** What comes more often in a year is shopping. */
const MOST_A_YEAR = 4;
/** How many times the one of the year before one may be, and the other way round. */
const ALIKE = 2;

/**
 * The large and rare expenses that are not `taken` and came again a year later at another price, such as the rents of
 * terms, school fees and trips. Each is expected again as long as more of its payee came again than did not.
 */
export function yearlyExpenses(groups: readonly Group[], taken: ReadonlySet<Point>): Item[] {
  const expenses = groups.filter(({ type }) => type === 'expense').map(({ points }) => points);
  const least = LARGE * meanMonth(expenses);
  return expenses.flatMap((points) => {
    if (points.length < 2 || !isAtMost(MOST_A_YEAR, points)) return [];
    const large = points.filter((point) => point.amountMinor >= least && !taken.has(point));
    const again = (today: number) => {
      const { came, missed } = countAgain(large, comesAgain, today);
      return came > missed ? 1 : 0;
    };
    const chains = chainsOf(large, comesAgain).filter(({ length }) => length > 1);
    return chains
      .flatMap((chain) => itemOf(chain, RULES.annual))
      .map((item) => ({ ...item, fit: { ...item.fit, isFixed: false }, again, leastCount: 2 }));
  });
}

function comesAgain(point: Point, before: Point): boolean {
  return (
    isYearAfter(point, before) &&
    point.amountMinor <= ALIKE * before.amountMinor &&
    before.amountMinor <= ALIKE * point.amountMinor
  );
}
