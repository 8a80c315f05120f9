/**
 * Keeps values up to a total weight, and forgets those first that were used longest ago. A value that is heavier than
 * that is kept alone.
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
        if (weight <= maxWeight || kept.size === 1) return;
        forget(oldest);
      }
    },
  };
}
