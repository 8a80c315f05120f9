import { append } from '../lists.ts';
import { isNear } from './distance.ts';
import type { Group } from './points.ts';

/** Only groups with at most this many points join another one. */
const FEW = 2;
const MIN_LENGTH = 5;
/** From this length on, a text may have two errors. */
const LONG = 11;
/** Longer texts would have too many variants. */
const MAX_LENGTH = 60;

/** Joins a small group, whose description may have a typing error, with the largest group of nearly the same text. */
export function joinSlips(groups: readonly Group[]): Group[] {
  const large = groups.filter(({ points }) => points.length > FEW).toSorted(byLargest);
  const index = new Map<string, Group>();
  for (const group of large) {
    for (const variant of toVariants(group)) if (!index.has(variant)) index.set(variant, group);
  }
  const rest = groups.filter((group) => {
    if (group.points.length > FEW) return false;
    const near = findNearest(group, index);
    append(near?.points ?? [], group.points);
    near?.otherTexts.add(group.text);
    return near === undefined;
  });
  return [...large, ...rest].toSorted(byText);
}

/** Returns the text, and each text that lacks one letter after the first. Texts one error apart share a variant. */
function toVariants({ type, text }: Group): string[] {
  const variants = [`${type}:${text}`];
  if (text.length > MAX_LENGTH) return variants;
  for (let at = 1; at < text.length; at++) variants.push(`${type}:${text.slice(0, at)}${text.slice(at + 1)}`);
  return variants;
}

function findNearest(group: Group, index: ReadonlyMap<string, Group>): Group | undefined {
  for (const variant of toVariants(group)) {
    const found = index.get(variant);
    if (found !== undefined && isSlip(group.text, found.text)) return found;
  }
  return undefined;
}

function isSlip(few: string, many: string): boolean {
  const length = Math.max(few.length, many.length);
  return length >= MIN_LENGTH && isNear(few, many, length >= LONG ? 2 : 1);
}

function byLargest(one: Group, other: Group): number {
  return other.points.length - one.points.length || (one.text < other.text ? -1 : 1);
}

function byText(one: Group, other: Group): number {
  if (one.type !== other.type) return one.type < other.type ? -1 : 1;
  return one.text < other.text ? -1 : 1;
}
