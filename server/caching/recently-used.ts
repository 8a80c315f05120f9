/** The most values, however light they are: keys take memory too. */
const MAX_VALUES = 500;

/**
 * Keeps values up to a total weight. Drops the least recently used values first. Keeps one value over the limit, alone.
 */
export function createRecentlyUsed<Value>(maxWeight: number, weigh: (value: Value) => number) {
  /** The one that was used last is at the end. */
  const kept = new Map<string, Value>();
  let weight = 0;

  function forget(key: string): void {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    weight -= weigh(value);
  }

  return {
    get(key: string): Value | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },

    set(key: string, value: Value): void {
      forget(key);
      kept.set(key, value);
      weight += weigh(value);
      for (const oldest of kept.keys()) {
        const fits = weight <= maxWeight && kept.size <= MAX_VALUES;
        if (fits || kept.size === 1) return;
        forget(oldest);
      }
    },
  };
}
