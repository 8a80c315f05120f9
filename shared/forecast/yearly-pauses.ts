import { leftOutSlots } from './left-out.ts';
import { MONTHS_A_YEAR } from '../recognition/day-number.ts';
import type { Item } from './item.ts';

/** With more months between two payments, a year has too few slots for a pause. */
const MAX_MONTHS = 4;

/**
 * Returns a test whether a slot will probably stay empty because it was empty a year before: nobody pays school meals in
 * summer. Returns undefined if there is no pause. A single month counts only if it was empty in two years, since the user
 * may have forgotten a payment.
 */
export function yearlyPauses(item: Item): ((slot: number) => boolean) | undefined {
  const { months } = item.fit.rule;
  if (months < 1 || months > MAX_MONTHS) return undefined;
  const year = MONTHS_A_YEAR / months;
  const leftOut = leftOutSlots(item);
  if (leftOut.size === 0) return undefined;
  const isPause = (slot: number) =>
    leftOut.has(slot) && (months > 1 || [slot - 1, slot + 1, slot - year].some((each) => leftOut.has(each)));
  const last = item.fit.payments.at(-1)?.slot ?? 0;
  const isPaused = (slot: number): boolean =>
    slot - year > last ? isPaused(slot - year) : isPause(slot - year);
  return isPaused;
}
