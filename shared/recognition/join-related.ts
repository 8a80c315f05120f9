import type { Fit } from './fit.ts';
import { median } from './medians.ts';
import type { FitFinder } from './memory.ts';
import { byDay, type Group } from './points.ts';

/** Larger groups are not bills, and take long to fit. */
const MAX_POINTS = 170;
/** The most groups that are tried to join with one, because each takes a fit. */
const MAX_TRIED = 20;
/** The largest share by which the median amounts may differ. */
const MAX_APART = 0.4;
const MIN_LETTERS = 3;

/**
 * Joins two groups if one description is the beginning of the other, such as 'Luz' and 'Luz Endesa', if they are more
 * regular together than apart, and if no transaction of the smaller group is left over.
 */
export function joinRelated(groups: readonly Group[], findFit: FitFinder): Group[] {
  const joined = new Set<Group>();
  const result = new Map<Group, Group>();
  for (const alike of Map.groupBy(groups.filter(isTried), firstLetters).values()) {
    if (alike.length < 2) continue;
    const bySize = alike.toSorted((one, other) => other.points.length - one.points.length);
    for (const large of bySize) {
      if (joined.has(large)) continue;
      const smaller = bySize.slice(bySize.indexOf(large) + 1).filter((each) => !joined.has(each));
      const together = withSmaller(large, smaller, { joined, findFit });
      if (together !== large) result.set(large, together);
    }
  }
  return groups.filter((group) => !joined.has(group)).map((group) => result.get(group) ?? group);
}

function withSmaller(
  large: Group,
  smaller: readonly Group[],
  { joined, findFit }: { joined: Set<Group>; findFit: FitFinder },
): Group {
  let together = large;
  let fit: Fit | undefined;
  const tried = smaller.filter((small) => isRelated(large.text, small.text) && isLikeAmount(large, small));
  for (const small of tried.slice(0, MAX_TRIED)) {
    fit ??= findFit(together.points);
    const points = [...together.points, ...small.points].toSorted(byDay);
    const both = findFit(points);
    if (both === undefined || !isBetter(both, [fit, findFit(small.points)])) continue;
    const fitting = new Set(both.payments.map(({ point }) => point));
    if (!small.points.every((point) => fitting.has(point))) continue;
    together = { ...together, points, otherTexts: new Set([...together.otherTexts, ...small.otherTexts]) };
    fit = both;
    joined.add(small);
  }
  return together;
}

function isBetter({ score }: Fit, apart: readonly (Fit | undefined)[]): boolean {
  return score > apart.reduce((sum, each) => sum + Math.max(0, each?.score ?? 0), 0);
}

function isTried({ points }: Group): boolean {
  return points.length <= MAX_POINTS;
}

function firstLetters({ type, text }: Group): string {
  return `${type}:${text.slice(0, MIN_LETTERS)}`;
}

function isRelated(one: string, other: string): boolean {
  return (
    Math.min(one.length, other.length) >= MIN_LETTERS && (one.startsWith(other) || other.startsWith(one))
  );
}

function isLikeAmount(one: Group, other: Group): boolean {
  const [first, second] = [one, other].map(({ points }) =>
    median(points.map(({ amountMinor }) => amountMinor)),
  );
  if (first === undefined || second === undefined) return false;
  return Math.abs(first - second) <= MAX_APART * Math.max(first, second);
}
