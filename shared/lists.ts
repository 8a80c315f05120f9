// A spread passes each item as an argument, and some hundred thousand arguments overflow the stack.

/** Adds items to the end of a list, however many they are. */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** The largest of any number of values, and at least `floor`. */
export function largestOf(values: Iterable<number>, floor = -Infinity): number {
  let found = floor;
  for (const value of values) found = Math.max(found, value);
  return found;
}

/** The smallest of any number of values, and at most `ceiling`. */
export function smallestOf(values: Iterable<number>, ceiling = Infinity): number {
  let found = ceiling;
  for (const value of values) found = Math.min(found, value);
  return found;
}
