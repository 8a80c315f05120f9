import { smallestOf } from '../lists.ts';

/** The most days between an entered payment and the expected one that it replaces. */
const MOST_REACH = 45;

/**
 * Returns the expected days without those for which a payment is entered already. Each entered day removes the nearest
 * expected one within half a period. Days are day numbers, `period` is in days.
 */
export function withoutEntered(
  days: readonly number[],
  entered: readonly number[],
  period: number,
): readonly number[] {
  const reach = Math.min(MOST_REACH, period / 2);
  let open = days;
  for (const day of entered) {
    const gaps = open.map((each) => Math.abs(each - day));
    const least = smallestOf(gaps);
    const nearest = gaps.indexOf(least);
    if (least <= reach) open = open.filter((_, at) => at !== nearest);
  }
  return open;
}
