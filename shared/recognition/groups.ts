import { joinRelated } from './join-related.ts';
import { joinSlips } from './join-slips.ts';
import { payeeReader, type Payee } from './payee-reader.ts';
import { withoutPlaces } from './place-words.ts';
import { byDay, pointMaker, type Group } from './points.ts';
import type { PastTransaction } from './types.ts';

/** A payee with the groups that its transactions are in, once there are any. */
type Grouping = { payee: Payee } & { [type in Group['type']]?: Group };

/** Puts transactions together that have the same payee. The order of the input does not matter. */
export function groupTransactions(
  transactions: readonly PastTransaction[],
  payeeOf: (description: string) => Payee = payeeReader(),
): Group[] {
  const groupings = groupingsOf(transactions, payeeOf);
  const texts = textsOf(groupings);
  const toPoint = pointMaker();
  const groups = { expense: new Map<string, Group>(), income: new Map<string, Group>() };
  // They are read newest first, and points are in order from the oldest on.
  for (let at = transactions.length - 1; at >= 0; at--) {
    const [transaction, grouping] = [transactions[at], groupings[at]];
    if (transaction === undefined || grouping === undefined) continue;
    const { type } = transaction;
    const { payee } = grouping;
    const text = grouping[type]?.text ?? texts.get(payee.folded) ?? payee.folded;
    if (text === '') continue;
    const group = (grouping[type] ??= groupOf(groups[type], { type, text, payee }));
    group.points.push(toPoint(transaction, payee));
  }
  const joined = joinSlips([...groups.expense.values(), ...groups.income.values()]);
  for (const { points } of joined) points.sort(byDay);
  return joinRelated(joined);
}

/** Of each transaction; those of one description share theirs. */
function groupingsOf(
  transactions: readonly PastTransaction[],
  payeeOf: (description: string) => Payee,
): Grouping[] {
  const byPayee = new Map<Payee, Grouping>();
  return transactions.map(({ description }) => {
    const payee = payeeOf(description);
    const known = byPayee.get(payee);
    if (known !== undefined) return known;
    const grouping = { payee };
    byPayee.set(payee, grouping);
    return grouping;
  });
}

/** The folded descriptions that are shortened: of those in capitals, as banks write them, the place is left out. */
function textsOf(groupings: readonly Grouping[]): Map<string, string> {
  const payees = [...new Set(groupings)].map(({ payee }) => payee);
  return withoutPlaces(new Set(payees.filter(({ isOfBank }) => isOfBank).map(({ folded }) => folded)));
}

function groupOf(
  groups: Map<string, Group>,
  { type, text, payee }: Pick<Group, 'type' | 'text'> & { payee: Payee },
): Group {
  const group = groups.get(text) ?? { type, text, points: [], otherTexts: new Set() };
  group.otherTexts.add(payee.folded);
  groups.set(text, group);
  return group;
}
