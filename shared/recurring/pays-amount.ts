/** How far an amount may be from an estimate that it pays, as a share of that. */
const ESTIMATE_APART = 0.1;

/** Whether an amount pays one that is due: the same one, or within a tenth of an estimate. Both are in one unit. */
export function paysAmount(paid: number, due: { amount: number; isEstimate: boolean }): boolean {
  const apart = Math.abs(paid - due.amount);
  return apart === 0 || (due.isEstimate && apart <= ESTIMATE_APART * due.amount + Number.EPSILON);
}
