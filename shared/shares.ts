/** Returns the sum of the amounts above 0, from which shares are calculated. */
export function shareBase(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
}

/** Returns the share of an amount, from 0 to 1; null if it is 0 or less. `base` comes from `shareBase`. */
export function shareOf(amount: number, base: number): number | null {
  return amount > 0 ? amount / base : null;
}
