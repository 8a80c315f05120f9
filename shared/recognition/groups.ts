import { joinRelated } from './join-related.ts';
import { joinSlips } from './join-slips.ts';
import type { Memory } from './memory.ts';
import type { Payee } from './payee-reader.ts';
import { withoutPlaces } from './place-words.ts';
import { byDay, type Group, type Point } from './points.ts';

/** A payee with the groups that its transactions are in, once there are any. */
type Grouping = { payee: Payee } & { [type in Group['type']]?: Group };

/** Puts the points of transactions together that have the same payee. The order of the input does not matter. */
export function groupPoints(all: readonly Point[], fitOf: Memory['fitOf']): Group[] {
  const { groupings, payees } = groupingsOf(all);
  const texts = textsOf(payees);
  const groups = { expense: new Map<string, Group>(), income: new Map<string, Group>() };
  // They are read newest first, and points are in order from the oldest on.
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
    const group = (grouping[type] = groupOf(groups[type], { type, text, payee }));
    group.points.push(point);
  }
  const joined = joinSlips([...groups.expense.values(), ...groups.income.values()]);
  for (const { points } of joined) points.sort(byDay);
  return joinRelated(joined, fitOf);
}

/** Of each point; those of one description share theirs. */
function groupingsOf(points: readonly Point[]): { groupings: Grouping[]; payees: Payee[] } {
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

/** The folded descriptions that are shortened: of those in capitals, as banks write them, the place is left out. */
function textsOf(payees: readonly Payee[]): Map<string, string> {
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
