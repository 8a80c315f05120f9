import { smallestOf } from '../lists.ts';

/** Days by which what is entered may be away from the day on which it was expected. */
const MOST_REACH = 45;

/**
 * The expected days (day numbers) for which none is entered: each entered one stands for the nearest one within half a
 * period, which is in days.
 */
export function withoutEntered(
  days: readonly number[],
  entered: readonly number[],
  period: number,
): readonly number[] {
  const reach = Math.min(MOST_REACH, period / 2);
  let left = days;
  for (const day of entered) {
    const gaps = left.map((each) => Math.abs(each - day));
    const least = smallestOf(gaps);
    const at = gaps.indexOf(least);
    if (least <= reach) left = left.filter((_, index) => index !== at);
  }
  return left;
}
