/** How many letters and digits of a word and an amount fit beside each other on a phone of 360 px. */
const ROOM = 23;
/** A longer amount has a line of its own on phones. */
const LONGEST = 16;

/** Whether the amount of a row stands below the description on phones, so that neither is broken. */
export function tightness(description: string, amount: string): 'some' | 'most' | undefined {
  if (amount.length > LONGEST) return 'most';
  const longestWord = Math.max(...description.split(/\s/).map((word) => word.length));
  return longestWord + amount.length > ROOM ? 'some' : undefined;
}
