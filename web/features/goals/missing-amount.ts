import type { Goal } from '#shared/contract/goals.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';

/** The amount still to put aside, in major units, exact to the cent; 0 once the goal is reached. */
export function missingAmount({ saved, target }: Pick<Goal, 'saved' | 'target'>, decimals: number): number {
  const missing = totalToMinorUnits(target, decimals) - totalToMinorUnits(saved, decimals);
  return toMajorUnits(Math.max(0, missing), decimals);
}
