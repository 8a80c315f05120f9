import type { Fit } from '../recognition/fit.ts';
import type { ExpectedPayment, Item } from './item.ts';
import { knownOn, expectedPayments } from './recurring.ts';

/** An item as it was known at the end of a day, and its expected payments; undefined if it was unknown by then. */
type ItemOnDay = { item: Item | undefined; coming: readonly ExpectedPayment[] };

type CachedItem = { item: Item; results: Map<number, ItemOnDay> };

/** A fit is the same object as long as no transaction of its payee changes. */
const cache = new WeakMap<Fit, CachedItem>();
/** Twice the number of days on which one forecast looks at an item. */
const MAX_DAYS = 60;
const LONGEST_SPAN = 1_000;

/**
 * Returns an item as it was known at the end of `day`, with its expected payments up to `end`; both are day numbers.
 * The results are cached, because a forecast looks at each item on many days, and most items stay the same after a
 * change.
 */
export function itemOnDay(item: Item, day: number, end: number): ItemOnDay {
  if (!isCacheable(item)) return calculate(item, day, end);
  const { results } = findOrAddCached(item);
  const key = day * LONGEST_SPAN + (end - day);
  const known = results.get(key);
  if (known !== undefined) return known;
  if (results.size >= MAX_DAYS) results.clear();
  const result = calculate(item, day, end);
  results.set(key, result);
  return result;
}

function calculate(item: Item, day: number, end: number): ItemOnDay {
  const known = knownOn(item, day);
  return { item: known, coming: known === undefined ? [] : expectedPayments(known, day, end) };
}

/** Whether all parts of an item can be compared, and none depends on known payments. */
function isCacheable({ probability, isPlanned, enteredDays = [] }: Item): boolean {
  return probability === undefined && isPlanned !== true && enteredDays.length === 0;
}

function findOrAddCached(item: Item): CachedItem {
  const cached = cache.get(item.fit);
  if (cached !== undefined && isSame(cached.item, item)) return cached;
  const added = { item, results: new Map<number, ItemOnDay>() };
  cache.set(item.fit, added);
  return added;
}

function isSame(one: Item, other: Item): boolean {
  return (['type', 'category', 'leastCount', 'succeededOn', 'isRecorded'] as const).every(
    (name) => one[name] === other[name],
  );
}
