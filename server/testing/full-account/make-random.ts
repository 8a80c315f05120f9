export type Random = ReturnType<typeof makeRandom>;

const WORDS = 30_000;

/** Creates a generator of random numbers and texts, which are the same in each run. */
export function makeRandom(seed: number) {
  let state = seed;
  const below = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The lower bits repeat after a few numbers.
    return Math.floor((state / 2 ** 32) * end);
  };
  const letters = () => Array.from({ length: 5 + below(8) }, () => String.fromCodePoint(97 + below(26)));
  const words = Array.from({ length: WORDS }, () => letters().join(''));
  const word = () => words[below(WORDS)] ?? '';
  return {
    below,
    /** Returns random words with the given number of characters in total. */
    text: (length: number) => {
      let text = word();
      while (text.length < length) text += ` ${word()}`;
      return `${text.slice(0, length - 1)}x`;
    },
    /** Returns a valid id, always the same for a kind and a number. */
    id: (kind: number, number: number) =>
      `01970000-${kind.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`,
  };
}
