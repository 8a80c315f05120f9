import { ALERT_LEVELS } from '../contract/budgets.ts';

/** The levels of alerts that the expenses of a month have reached. Amounts are in minor units; both may be large. */
export function reachedLevels({
  spentMinor,
  availableMinor,
}: {
  spentMinor: number;
  /** The budget with what was carried over; may be negative. */
  availableMinor: number;
}): (typeof ALERT_LEVELS)[number][] {
  if (spentMinor <= 0) return [];
  // Exact, where a hundred times an amount is not.
  const [spent, available] = [BigInt(spentMinor), BigInt(availableMinor)];
  return ALERT_LEVELS.filter((level) => spent * 100n >= available * BigInt(level));
}
