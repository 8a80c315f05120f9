import { RULES } from '../recognition/cadences.ts';
import { byDay, type Group, type Point } from '../recognition/points.ts';
import { itemOf, type Item } from './item.ts';
import { DAYS_A_YEAR } from './level.ts';

/** As a share of what comes in in a month: less is not worth a guess of its own. */
const LARGE = 0.15;
/** What comes more often in a year is pay. */
const MOST_A_YEAR = { ofPayer: 4, inAll: 6 };
/** Days after which more of a monthly pay would have come. */
const KNOWN_AFTER = { first: 200, last: 45 };
/** Days from one to the next, a year later. */
const APART = { least: 325, most: 405 };
const DAYS_A_MONTH = 30.44;
/** How likely what a payer has sent more than once comes again a year later, before a year is over. */
const AGAIN = 0.5;

/**
 * The large and rare incomes that are not `taken`, such as grants, bonuses and refunds, without which the level of the
 * others is lower. Each is expected a year later as likely as those of its payer came again. Where many are rare, as
 * with a new client each month, they are the level.
 */
export function yearlyIncomes(groups: readonly Group[], taken: ReadonlySet<Point>, today: number): Item[] {
  const incomes = groups.filter(({ type }) => type === 'income').map(({ points }) => points);
  const least = LARGE * meanMonth(incomes.flat());
  const rare = incomes
    .filter((points) => isKnown(points, today) && isAtMost(MOST_A_YEAR.ofPayer, points))
    .map((points) => points.filter((point) => point.amountMinor >= least && !taken.has(point)));
  if (!isAtMost(MOST_A_YEAR.inAll, rare.flat().toSorted(byDay))) return [];
  return rare.flatMap((points) => {
    const again = againOf(points);
    return chainsOf(points).flatMap((chain) =>
      itemOf(chain, RULES.annual).map((item) => ({ ...item, again, leastCount: 1 })),
    );
  });
}

/** Minor units that come in in a month. */
function meanMonth(points: readonly Point[]): number {
  let [first, last, sum] = [Infinity, -Infinity, 0];
  for (const { day, amountMinor } of points) {
    first = Math.min(first, day);
    last = Math.max(last, day);
    sum += amountMinor;
  }
  return sum / Math.max(1, (last - first) / DAYS_A_MONTH);
}

/** Whether a payer would have paid more often by now: the first ones may be the beginning of a monthly pay. */
function isKnown(points: readonly Point[], today: number): boolean {
  const [first, last] = [points[0]?.day ?? today, points.at(-1)?.day ?? today];
  return today - first > KNOWN_AFTER.first || today - last > KNOWN_AFTER.last;
}

/** Whether no more than so many came within a year; points are oldest first. */
function isAtMost(count: number, points: readonly Point[]): boolean {
  return points.every(({ day }, at) => (points[at + count]?.day ?? Infinity) - day >= DAYS_A_YEAR);
}

/** How likely one comes again a year later, as known at the end of a day. What came only once is not expected. */
function againOf(points: readonly Point[]): (today: number) => number {
  return (today) => {
    const known = points.filter(({ day }) => day <= today);
    const hasCome = (point: Point) => known.some((other) => isYearAfter(other, point));
    const came = known.filter(hasCome).length;
    const missed = known.filter((point) => point.day + APART.most < today && !hasCome(point)).length;
    return (came + (known.length > 1 ? AGAIN : 0)) / (came + missed + 1);
  };
}

/** Those that lie about a year apart; points are oldest first. */
function chainsOf(points: readonly Point[]): Point[][] {
  const chains: Point[][] = [];
  for (const point of points) {
    const chain = chains.find((each) => isYearAfter(point, each.at(-1)));
    if (chain === undefined) chains.push([point]);
    else chain.push(point);
  }
  return chains;
}

function isYearAfter(point: Point, before: Point | undefined): boolean {
  const gap = point.day - (before?.day ?? -Infinity);
  return gap >= APART.least && gap <= APART.most;
}
