import { RULES } from '../recognition/cadences.ts';
import { byDay, type Group, type Point } from '../recognition/points.ts';
import { chainsOf, countAgain, isAtMost, isYearAfter, meanMonth } from './a-year-apart.ts';
import { itemOf, type Item } from './item.ts';

/** As a share of what comes in in a month: less is not worth a guess of its own. */
const LARGE = 0.15;
/** What comes more often in a year is pay. */
const MOST_A_YEAR = { ofPayer: 4, inAll: 6 };
/** Days after which more of a monthly pay would have come. */
const KNOWN_AFTER = { first: 200, last: 45 };
/** How likely what a payer has sent more than once comes again a year later, before a year is over. */
const AGAIN = 0.5;

/**
 * The large and rare incomes that are not `taken`, such as grants, bonuses and refunds, without which the level of the
 * others is lower. Each is expected a year later as likely as those of its payer came again. Where many are rare, as
 * with a new client each month, they are the level.
 */
export function yearlyIncomes(groups: readonly Group[], taken: ReadonlySet<Point>, today: number): Item[] {
  const incomes = groups.filter(({ type }) => type === 'income').map(({ points }) => points);
  const least = LARGE * meanMonth(incomes);
  const rare = incomes
    .filter((points) => isKnown(points, today) && isAtMost(MOST_A_YEAR.ofPayer, points))
    .map((points) => points.filter((point) => point.amountMinor >= least && !taken.has(point)));
  if (!isAtMost(MOST_A_YEAR.inAll, rare.flat().toSorted(byDay))) return [];
  return rare.flatMap((points) => {
    const again = againOf(points);
    return chainsOf(points, isYearAfter).flatMap((chain) =>
      itemOf(chain, RULES.annual).map((item) => ({ ...item, again, leastCount: 1 })),
    );
  });
}

/** Whether a payer would have paid more often by now: the first ones may be the beginning of a monthly pay. */
function isKnown(points: readonly Point[], today: number): boolean {
  const [first, last] = [points[0]?.day ?? today, points.at(-1)?.day ?? today];
  return today - first > KNOWN_AFTER.first || today - last > KNOWN_AFTER.last;
}

/** How likely one comes again a year later, as known at the end of a day. What came only once is not expected. */
function againOf(points: readonly Point[]): (today: number) => number {
  return (today) => {
    const { came, missed, known } = countAgain(points, isYearAfter, today);
    return (came + (known > 1 ? AGAIN : 0)) / (came + missed + 1);
  };
}
