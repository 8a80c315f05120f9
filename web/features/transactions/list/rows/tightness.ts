import { largestOf } from '#shared/lists.ts';

/** The characters of a word and an amount that fit on one line of a phone of 360 px. */
const MAX_LENGTH_AT_360_PX = 23;
const MAX_LENGTH_AT_320_PX = 18;
/** An amount with more characters has its own line on phones. */
const MAX_AMOUNT_LENGTH = 16;

/**
 * How tight a row is on phones, so that CSS moves the amount below the description before a word breaks: 'little' only
 * at 320 px, 'some' also at 360 px, 'most' if the amount needs its own line.
 */
export function tightness(description: string, amount: string): 'little' | 'some' | 'most' | undefined {
  if (amount.length > MAX_AMOUNT_LENGTH) return 'most';
  const longestWord = largestOf(description.split(/\s/).map((word) => word.length));
  const length = longestWord + amount.length;
  if (length > MAX_LENGTH_AT_360_PX) return 'some';
  return length > MAX_LENGTH_AT_320_PX ? 'little' : undefined;
}
