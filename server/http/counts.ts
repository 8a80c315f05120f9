/** Counts by key; a key at zero takes no memory. */
export function createCounts() {
  const counts = new Map<string, number>();
  const get = (key: string): number => counts.get(key) ?? 0;

  return {
    get,
    add: (key: string): void => void counts.set(key, get(key) + 1),
    remove(key: string): void {
      const count = get(key) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
