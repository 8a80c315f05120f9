import type { Goal } from '#shared/contract/goals.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';

/** What is still to be put aside, exact to the cent. */
export function missingOf({ saved, target }: Pick<Goal, 'saved' | 'target'>, decimals: number): number {
  const missing = totalToMinorUnits(target, decimals) - totalToMinorUnits(saved, decimals);
  return toMajorUnits(Math.max(0, missing), decimals);
}
