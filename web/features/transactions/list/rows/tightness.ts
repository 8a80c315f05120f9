import { largestOf } from '#shared/lists.ts';

/** How many letters and digits of a word and an amount fit beside each other on a phone of 360 px. */
const ROOM = 23;
/** On a phone of 320 px. */
const LEAST_ROOM = 18;
/** A longer amount has a line of its own on phones. */
const LONGEST = 16;

/** Whether the amount of a row stands below the description on phones, so that neither is broken. */
export function tightness(description: string, amount: string): 'little' | 'some' | 'most' | undefined {
  if (amount.length > LONGEST) return 'most';
  const longestWord = largestOf(description.split(/\s/).map((word) => word.length));
  const length = longestWord + amount.length;
  if (length > ROOM) return 'some';
  return length > LEAST_ROOM ? 'little' : undefined;
}
