/** The most values of any weight, since keys take memory, too. */
const MAX_VALUES = 500;

/**
 * Caches values up to a total weight, and drops the least recently used ones first. A value that exceeds the limit is
 * cached alone.
 */
export function createRecentlyUsed<Value>(maxWeight: number, toWeight: (value: Value) => number) {
  /** The value that was used last is at the end. */
  const cache = new Map<string, Value>();
  let weight = 0;

  function drop(key: string): void {
    const value = cache.get(key);
    if (value === undefined) return;
    cache.delete(key);
    weight -= toWeight(value);
  }

  return {
    get(key: string): Value | undefined {
      const value = cache.get(key);
      if (value === undefined) return undefined;
      cache.delete(key);
      cache.set(key, value);
      return value;
    },

    set(key: string, value: Value): void {
      drop(key);
      cache.set(key, value);
      weight += toWeight(value);
      for (const oldest of cache.keys()) {
        const fits = weight <= maxWeight && cache.size <= MAX_VALUES;
        if (fits || cache.size === 1) return;
        drop(oldest);
      }
    },
  };
}
