import type { Fit } from '../recognition/fit.ts';
import type { Coming, Item } from './item.ts';
import { asOf, comingOf } from './recurring.ts';

/** An item as it was known at the end of a day, if it was seen by then, and what was to come of it. */
export type Seen = { item: Item | undefined; coming: readonly Coming[] };

type OfFit = { item: Item; seen: Map<number, Seen> };

/** The same fit stays for as long as nothing of its payee changes. */
const known = new WeakMap<Fit, OfFit>();
/** Twice as many days as one forecast looks back from. */
const MAX_DAYS = 60;
const LONGEST_SPAN = 1_000;

/**
 * The days of an item after the end of a day, up to another one, as day numbers. Most items are the same after a
 * change, and a forecast looks at each as it was known on many days, so this is remembered. It changes no result.
 */
export function seenAt(item: Item, day: number, end: number): Seen {
  if (!isOfFitAlone(item)) return see(item, day, end);
  const { seen } = ofFit(item);
  const key = day * LONGEST_SPAN + (end - day);
  const before = seen.get(key);
  if (before !== undefined) return before;
  if (seen.size >= MAX_DAYS) seen.clear();
  const made = see(item, day, end);
  seen.set(key, made);
  return made;
}

function see(item: Item, day: number, end: number): Seen {
  const then = asOf(item, day);
  return { item: then, coming: then === undefined ? [] : comingOf(then, day, end) };
}

/** Whether it has nothing that cannot be compared, and does not depend on what is given. */
function isOfFitAlone({ again, isPlanned, enteredDays = [] }: Item): boolean {
  return again === undefined && isPlanned !== true && enteredDays.length === 0;
}

function ofFit(item: Item): OfFit {
  const before = known.get(item.fit);
  if (before !== undefined && isSame(before.item, item)) return before;
  const made = { item, seen: new Map<number, Seen>() };
  known.set(item.fit, made);
  return made;
}

function isSame(one: Item, other: Item): boolean {
  return (['type', 'category', 'leastCount', 'succeededOn', 'isRecorded'] as const).every(
    (name) => one[name] === other[name],
  );
}
