import { ALERT_LEVELS } from '../contract/budgets.ts';

/** Returns the alert levels, in percent of the budget, that the expenses of a month have reached. */
export function reachedLevels({
  spentMinor,
  availableMinor,
}: {
  spentMinor: number;
  /** The budget plus the amount carried over; may be negative. */
  availableMinor: number;
}): (typeof ALERT_LEVELS)[number][] {
  if (spentMinor <= 0) return [];
  // A hundred times a large amount is not exact as a number.
  const [spent, available] = [BigInt(spentMinor), BigInt(availableMinor)];
  return ALERT_LEVELS.filter((level) => spent * 100n >= available * BigInt(level));
}
