import { RULES } from '../recognition/cadences.ts';
import { byDay, type Group, type Point } from '../recognition/points.ts';
import { toYearlyChains, countReturns, isAtMostYearly, isYearAfter, meanMonth } from './a-year-apart.ts';
import { makeItems, type Item } from './item.ts';

/** The least share of a month's income: a smaller income is not worth a forecast of its own. */
const LARGE = 0.15;
/** More payments a year are regular pay. */
const MOST_A_YEAR = { ofPayer: 4, inAll: 6 };
/** If it were a monthly pay, more of it would have come in these days after the first or the last payment. */
const KNOWN_AFTER = { first: 200, last: 45 };
/** The weight of the assumption that a payer with several payments pays again after a year. */
const PRIOR_RETURNS = 0.5;

/**
 * Returns items for large, rare incomes, such as grants and bonuses, without the points in `taken`, so that they do not
 * raise the level of the other incomes. Each is expected a year later with the probability with which payments of its
 * payer came again. If there are many, such as a new client each month, they stay in the level.
 */
export function yearlyIncomes(groups: readonly Group[], taken: ReadonlySet<Point>, today: number): Item[] {
  const incomes = groups.filter(({ type }) => type === 'income').map(({ points }) => points);
  const least = LARGE * meanMonth(incomes);
  const rare = incomes
    .filter((points) => isNotMonthly(points, today) && isAtMostYearly(MOST_A_YEAR.ofPayer, points))
    .map((points) => points.filter((point) => point.amountMinor >= least && !taken.has(point)));
  if (!isAtMostYearly(MOST_A_YEAR.inAll, rare.flat().toSorted(byDay))) return [];
  return rare.flatMap((points) => {
    const probability = returnProbability(points);
    return toYearlyChains(points, isYearAfter).flatMap((chain) =>
      makeItems(chain, RULES.annual).map((item) => ({ ...item, probability, leastCount: 1 })),
    );
  });
}

/** Whether the payments of a payer are rare, and not the beginning of a monthly pay, which would have come again. */
function isNotMonthly(points: readonly Point[], today: number): boolean {
  const [first, last] = [points[0]?.day ?? today, points.at(-1)?.day ?? today];
  return today - first > KNOWN_AFTER.first || today - last > KNOWN_AFTER.last;
}

/** Returns the probability, as known at the end of a day, that a payment comes again; 0 for a payer's only payment. */
function returnProbability(points: readonly Point[]): (today: number) => number {
  return (today) => {
    const { came, missed, known } = countReturns(points, isYearAfter, today);
    return (came + (known > 1 ? PRIOR_RETURNS : 0)) / (came + missed + 1);
  };
}
