/** The functions that walk through an array. */
const WALKING = [
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
  'values',
] as const;

type Walked = { items: number; by: string };

/**
 * Counts, until `stop` is called, the items of the longest array that code of this thread walks through at once, and
 * says which line did.
 */
export function countItems() {
  let most: Walked = { items: 0, by: '' };
  const note = (items: number) => {
    if (items > most.items)
      most = { items, by: new Error('walked').stack?.split('\n').slice(3, 7).join('\n') ?? '' };
  };
  const restore = WALKING.map((name) => {
    const original = Array.prototype[name] as (...given: unknown[]) => unknown;
    const counted = function (this: unknown[], ...given: unknown[]) {
      note(this.length);
      return original.apply(this, given);
    };
    Object.defineProperty(Array.prototype, name, { value: counted, configurable: true, writable: true });
    return () =>
      Object.defineProperty(Array.prototype, name, { value: original, configurable: true, writable: true });
  });
  const { [Symbol.iterator]: iterate } = Array.prototype;
  Array.prototype[Symbol.iterator] = function (this: unknown[]) {
    note(this.length);
    return iterate.call(this);
  } as typeof iterate;
  return {
    /** The longest since the last call. */
    take: (): Walked => {
      const taken = most;
      most = { items: 0, by: '' };
      return taken;
    },
    stop: () => {
      Array.prototype[Symbol.iterator] = iterate;
      for (const each of restore) each();
    },
  };
}
