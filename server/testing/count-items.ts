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
  Symbol.iterator,
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
  const arrays: object = Array.prototype;
  const restore = WALKING.map((name) => {
    const original = Reflect.get(arrays, name) as (...given: unknown[]) => unknown;
    function counted(this: unknown[], ...given: unknown[]) {
      note(this.length);
      return original.apply(this, given);
    }
    Reflect.set(arrays, name, counted);
    return () => Reflect.set(arrays, name, original);
  });
  return {
    /** The longest since the last call. */
    take: (): Walked => {
      const taken = most;
      most = { items: 0, by: '' };
      return taken;
    },
    stop: () => {
      for (const each of restore) each();
    },
  };
}
