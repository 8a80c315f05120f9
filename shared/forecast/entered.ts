import { smallestOf } from '../lists.ts';

/** The most days between an entered payment and the expected one that it replaces. */
const MAX_REACH = 45;

/**
 * Returns the expected days without those for which a payment is entered already. Each entered day removes the nearest
 * expected day that is at most half a period away. Days are day numbers, and `period` is in days.
 */
export function withoutEntered(
  expectedDays: readonly number[],
  enteredDays: readonly number[],
  period: number,
): readonly number[] {
  const reach = Math.min(MAX_REACH, period / 2);
  let remaining = expectedDays;
  for (const day of enteredDays) {
    const gaps = remaining.map((each) => Math.abs(each - day));
    const smallestGap = smallestOf(gaps);
    const nearest = gaps.indexOf(smallestGap);
    if (smallestGap <= reach) remaining = remaining.filter((_, at) => at !== nearest);
  }
  return remaining;
}
