/** Counts by key; a key at zero takes no memory. */
export function createCounts() {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;

  return {
    of,
    add: (key: string): void => void counts.set(key, of(key) + 1),
    remove(key: string): void {
      const left = of(key) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}
