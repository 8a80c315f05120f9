import { randomFrom } from '#shared/random.ts';

/** Random draws that a seed repeats. */
export type Chance = {
  /** From 0 to below 1. */
  next: () => number;
  is: (probability: number) => boolean;
  between: (from: number, to: number) => number;
  /** A whole number, including both ends. */
  whole: (from: number, to: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Some of the items, each once, in random order. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
  normal: () => number;
  digits: (count: number) => string;
};

export function createChance(seed: number): Chance {
  // The factor tells the draws of consecutive seeds apart.
  const next = randomFrom(Math.imul(seed, 0x9e3779b1));
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new RangeError('The list is empty.');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number): Item[] =>
    items
      .map((item) => ({ item, order: next() }))
      .toSorted((one, other) => one.order - other.order)
      .slice(0, count)
      .map(({ item }) => item);
  return {
    next,
    is: (probability) => next() < probability,
    between: (from, to) => from + next() * (to - from),
    whole,
    pick,
    some,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  };
}
