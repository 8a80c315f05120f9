import type { Point } from '../recognition/points.ts';
import type { PastExpenses } from './past-expenses.ts';
import type { MinorNotice } from './types.ts';

const MAX_DAYS_APART = 3;
/** If a larger share of a payee's purchases come in pairs, pairs are usual there. */
const MAX_SHARE = 0.08;
const MIN_SHARE_OF_MONTH = 0.004;

/** Finds two expenses with the same amount at one payee within three days, if such pairs are rare there. */
export function findTwice(past: PastExpenses): MinorNotice[] {
  const { since, usualMonthMinor } = past;
  return [...recentPayees(past).values()].flatMap((list) => {
    const pairs = findPairs(list);
    const isRecent = ([, second]: Pair) => second.transaction.date >= since;
    const older = pairs.filter((pair) => !isRecent(pair)).length;
    if (older >= MAX_SHARE * list.length) return [];
    return pairs
      .filter((pair) => isRecent(pair) && pair[1].amountMinor > MIN_SHARE_OF_MONTH * usualMonthMinor)
      .map(toNotice);
  });
}

/** Returns all expenses of the payees who were paid in the days that notices are about. */
function recentPayees({ expenses, recentFrom }: PastExpenses): Map<string, Point[]> {
  const lists = new Map<string, Point[]>(
    expenses
      .slice(recentFrom)
      .filter(({ payee }) => payee.folded !== '')
      .map(({ payee }) => [payee.folded, []]),
  );
  for (const point of expenses) lists.get(point.payee.folded)?.push(point);
  return lists;
}

function toNotice([first, second]: Pair): MinorNotice {
  const transactionIds = [first.id, second.id];
  const { date, description, category } = second.transaction;
  return {
    kind: 'twice',
    key: `twice ${first.id} ${second.id}`,
    subject: second.payee.folded,
    day: date,
    name: description,
    category,
    type: 'expense',
    comparedWith: null,
    amountMinor: second.amountMinor,
    usualMinor: null,
    count: transactionIds.length,
    transactionIds,
  };
}

type Pair = [Point, Point];

/** Finds pairs, so that each expense is in at most one. */
function findPairs(list: readonly Point[]): Pair[] {
  const pairs: Pair[] = [];
  const open: Point[] = [];
  for (const each of list) {
    while (open[0] !== undefined && open[0].day < each.day - MAX_DAYS_APART) open.shift();
    const at = open.findIndex((other) => other.amountMinor === each.amountMinor && !isSplit(other, each));
    const [first] = at === -1 ? [] : open.splice(at, 1);
    if (first === undefined) open.push(each);
    else pairs.push([first, each]);
  }
  return pairs;
}

/** Whether both are parts of one purchase. */
function isSplit({ transaction: { groupId = null } }: Point, { transaction: other }: Point): boolean {
  return groupId !== null && groupId === other.groupId;
}
