/** An amount without decimals, as the narrow cells show all; less than half a unit stays, because it is not nothing. */
export function inWholeUnits(amount: number): number {
  return amount < 0.5 || amount >= 1_000 ? amount : Math.round(amount);
}
