import { addDays } from '../calendar.ts';
import type { Past, Spent } from './past.ts';
import type { MinorNotice } from './types.ts';

const MAX_DAYS_APART = 3;
/** Where more of a payee's purchases come in pairs, that is how one buys there. */
const MAX_SHARE = 0.08;
const MIN_SHARE_OF_MONTH = 0.004;

/** Two expenses of one payee with one amount, within three days, where that is rare. */
export function findTwice({ byPayee, since, usualMonthMinor }: Past): MinorNotice[] {
  return [...byPayee].flatMap(([payee, list]) => {
    const pairs = pairsOf(list);
    const older = pairs.filter(([, second]) => second.date < since).length;
    return pairs.flatMap(([first, second]) => {
      const isRare = older < MAX_SHARE * list.length;
      const isSmall = second.amountMinor <= MIN_SHARE_OF_MONTH * usualMonthMinor;
      if (second.date < since || payee === '' || !isRare || isSmall) return [];
      return toNotice(first, second);
    });
  });
}

function toNotice(first: Spent, second: Spent): MinorNotice {
  const transactionIds = [first.id, second.id];
  return {
    kind: 'twice',
    key: `twice ${first.id} ${second.id}`,
    subject: second.payee,
    day: second.date,
    name: second.description,
    category: second.category,
    type: 'expense',
    comparedWith: null,
    amountMinor: second.amountMinor,
    usualMinor: null,
    count: transactionIds.length,
    transactionIds,
  };
}

/** Each belongs to one pair at most. */
function pairsOf(list: readonly Spent[]): [Spent, Spent][] {
  const pairs: [Spent, Spent][] = [];
  const open: Spent[] = [];
  for (const each of list) {
    const from = addDays(each.date, -MAX_DAYS_APART);
    while (open[0] !== undefined && open[0].date < from) open.shift();
    const at = open.findIndex((other) => other.amountMinor === each.amountMinor && !isSplit(other, each));
    const [first] = at === -1 ? [] : open.splice(at, 1);
    if (first === undefined) open.push(each);
    else pairs.push([first, each]);
  }
  return pairs;
}

/** Whether both are parts of one purchase. */
function isSplit(one: Spent, other: Spent): boolean {
  return one.groupId !== null && one.groupId === other.groupId;
}
