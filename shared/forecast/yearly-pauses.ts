import { leftOutSlots } from './left-out.ts';
import { YEAR } from './level.ts';
import type { Item } from './item.ts';

/** Months from one to the next; what comes more seldom has too few slots a year for a pause. */
const LONGEST = 4;

/**
 * Tells the slots that are likely to be left out, because those a year before were: school meals in summer, a grant
 * without its fourth quarter. One month alone may have been forgotten, unless it was left out twice. Undefined if there are
 * none.
 */
export function yearlyPauses(item: Item): ((slot: number) => boolean) | undefined {
  const { months } = item.fit.rule;
  if (months < 1 || months > LONGEST) return undefined;
  const year = YEAR / months;
  const leftOut = leftOutSlots(item);
  if (leftOut.size === 0) return undefined;
  const isPause = (slot: number) =>
    leftOut.has(slot) && (months > 1 || [slot - 1, slot + 1, slot - year].some((each) => leftOut.has(each)));
  const last = item.fit.kept.at(-1)?.slot ?? 0;
  const isPaused = (slot: number): boolean =>
    slot - year > last ? isPaused(slot - year) : isPause(slot - year);
  return isPaused;
}
