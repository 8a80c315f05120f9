// A spread passes each item as an argument, and some hundred thousand arguments overflow the stack.

/** Adds items to the end of a list, however many they are. */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** The largest of any number of values, and -Infinity of none. */
export function largestOf(values: Iterable<number>): number {
  let found = -Infinity;
  for (const value of values) found = Math.max(found, value);
  return found;
}

/** The smallest of any number of values, and Infinity of none. */
export function smallestOf(values: Iterable<number>): number {
  let found = Infinity;
  for (const value of values) found = Math.min(found, value);
  return found;
}
