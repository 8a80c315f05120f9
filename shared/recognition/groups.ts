import { joinRelated } from './join-related.ts';
import { joinSlips } from './join-slips.ts';
import type { FitFinder } from './memory.ts';
import type { Payee } from './payee-reader.ts';
import { withoutPlaces } from './place-words.ts';
import { byDay, type Group, type Point } from './points.ts';

/** A payee with the groups of its transactions, by type. */
type Grouping = { payee: Payee } & { [type in Group['type']]?: Group };

/** Groups points by payee. The order of the input has no effect. */
export function groupPoints(all: readonly Point[], findFit: FitFinder): Group[] {
  const { groupings, payees } = toGroupings(all);
  const texts = shortenTexts(payees);
  const groups = { expense: new Map<string, Group>(), income: new Map<string, Group>() };
  // The input is usually newest first, and the points of a group are oldest first.
  for (let at = all.length - 1; at >= 0; at--) {
    const [point, grouping] = [all[at], groupings[at]];
    if (point === undefined || grouping === undefined) continue;
    const { type } = point.transaction;
    const known = grouping[type];
    if (known !== undefined) {
      known.points.push(point);
      continue;
    }
    const { payee } = grouping;
    const text = texts.get(payee.folded) ?? payee.folded;
    if (text === '') continue;
    const group = (grouping[type] = findOrAddGroup(groups[type], { type, text, payee }));
    group.points.push(point);
  }
  const joined = joinSlips([...groups.expense.values(), ...groups.income.values()]);
  for (const { points } of joined) points.sort(byDay);
  return joinRelated(joined, findFit);
}

/** Returns the grouping of each point. Points with the same description share one. */
function toGroupings(points: readonly Point[]): { groupings: Grouping[]; payees: Payee[] } {
  const byPayee = new Map<Payee, Grouping>();
  const groupings = points.map(({ payee }) => {
    const known = byPayee.get(payee);
    if (known !== undefined) return known;
    const grouping = { payee };
    byPayee.set(payee, grouping);
    return grouping;
  });
  return { groupings, payees: [...byPayee.keys()] };
}

/** Removes places from folded descriptions of banks, which are written in capitals. Returns the shorter texts. */
function shortenTexts(payees: readonly Payee[]): Map<string, string> {
  return withoutPlaces(new Set(payees.filter(({ isBankText }) => isBankText).map(({ folded }) => folded)));
}

function findOrAddGroup(
  groups: Map<string, Group>,
  { type, text, payee }: Pick<Group, 'type' | 'text'> & { payee: Payee },
): Group {
  const group = groups.get(text) ?? { type, text, points: [], otherTexts: new Set() };
  group.otherTexts.add(payee.folded);
  groups.set(text, group);
  return group;
}
