const ITERATING_METHODS = [
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'some',
  'sort',
  'toSorted',
  Symbol.iterator,
] as const;

type LongestArray = { items: number; by: string };

/**
 * Finds the longest array over which code of this thread iterates, and the lines that do it, until `stop` is called.
 */
export function countItems() {
  let longest: LongestArray = { items: 0, by: '' };
  const note = (items: number) => {
    if (items > longest.items)
      longest = { items, by: new Error('iterated').stack?.split('\n').slice(3, 7).join('\n') ?? '' };
  };
  const arrays: object = Array.prototype;
  const restore = ITERATING_METHODS.map((name) => {
    const original = Reflect.get(arrays, name) as (...args: unknown[]) => unknown;
    function counted(this: unknown[], ...args: unknown[]) {
      note(this.length);
      return original.apply(this, args);
    }
    Reflect.set(arrays, name, counted);
    return () => Reflect.set(arrays, name, original);
  });
  return {
    /** Returns the longest array since the last call. */
    take: (): LongestArray => {
      const result = longest;
      longest = { items: 0, by: '' };
      return result;
    },
    stop: () => {
      for (const restoreOne of restore) restoreOne();
    },
  };
}
