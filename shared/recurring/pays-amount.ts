/** The share of an estimate by which a payment may differ from it. */
const ESTIMATE_TOLERANCE = 0.1;

/**
 * Whether a payment settles a due amount: the amounts are equal, or the due amount is an estimate and they differ by at
 * most a tenth of it. Both have the same unit.
 */
export function paysAmount(paid: number, due: { amount: number; isEstimate: boolean }): boolean {
  const difference = Math.abs(paid - due.amount);
  return (
    difference === 0 || (due.isEstimate && difference <= ESTIMATE_TOLERANCE * due.amount + Number.EPSILON)
  );
}
