/** Returns the median, rounded to a whole number; 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted.at(sorted.length % 2 === 0 ? middle - 1 : middle) ?? 0, sorted.at(middle) ?? 0];
  return Math.round(low + (high - low) / 2);
}
