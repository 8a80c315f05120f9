/** The base of shares: the sum of the amounts above 0. Amounts are in minor units. */
export function shareBase(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
}

/** The share of one of these amounts, from 0 to 1; null of one at or below 0. `base` is in the same unit. */
export function shareOf(amount: number, base: number): number | null {
  return amount > 0 ? amount / base : null;
}
