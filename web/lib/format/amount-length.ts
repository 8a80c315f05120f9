/** The length of an amount, so that long ones get smaller type instead of a line break. */
export function lengthOf(amount: string): 'short' | 'long' | 'longest' {
  if (amount.length <= 11) return 'short';
  return amount.length <= 15 ? 'long' : 'longest';
}
