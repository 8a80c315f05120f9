import { isNear } from '../../recognition/distance.ts';

const MIN_SLIP_LETTERS = 5;
/** Slips are compared with only this many of the most frequent words, because each comparison takes time. */
const MAX_COMPARED_WORDS = 2_000;
/** The fewest letters that may abbreviate a longer word. */
const MIN_PREFIX_LETTERS = 4;

const setsByList = new WeakMap<readonly string[], ReadonlySet<string>>();

/**
 * Returns the words as a set, cached for each list: a user may have 20,000 words, and each question needs the set
 * twice.
 */
export function setOfWords(words: readonly string[]): ReadonlySet<string> {
  const set = setsByList.get(words) ?? new Set(words);
  setsByList.set(words, set);
  return set;
}

/**
 * Finds a word in any form among the user's descriptions; the singular first, because a search for it finds both forms.
 */
export function findOwnWord(word: string, ownWords: ReadonlySet<string>): string | undefined {
  const singular = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  const forms = [...singular.filter(({ length }) => length > 1), word, `${word}s`, `${word}es`];
  return forms.find((each) => ownWords.has(each));
}

/** Finds the first word of the user's descriptions that starts with a word. */
export const findOwnWordStart = (word: string, words: readonly string[]): string | undefined =>
  word.length < MIN_PREFIX_LETTERS ? undefined : words.find((each) => each.startsWith(word));

/** Finds the words of the user's descriptions for all words of a phrase; undefined if one of them is missing. */
export function findOwnPhrase(phrase: string, ownWords: ReadonlySet<string>): string | undefined {
  const words = phrase.split(' ').filter((word) => !LINKS.has(word) && !ARTICLES.has(word));
  const found = words.flatMap((word) => findOwnWord(word, ownWords) ?? []);
  return found.length > 0 && found.length === words.length ? found.join(' ') : undefined;
}

const LINKS = new Set('de del para of for'.split(' '));
const ARTICLES = new Set('el la los las mi mis the my'.split(' '));

/** Counts the words that link a word to the one before: 1 in 'de navidad', 2 in 'de la boda', else 0. */
export function countLinks([first = '', second = '']: readonly string[]): number {
  if (!LINKS.has(first)) return 0;
  return ARTICLES.has(second) ? 2 : 1;
}

/** Words that only narrow their neighbour: 'paga extra', 'regalos de navidad'. */
const NARROWING = new Set(
  `extra extras navidad navidades reyes cumple cumpleanos boda bodas bautizo comunion aniversario christmas xmas birthday
  birthdays wedding weddings easter anniversary`.split(/\s+/),
);

/** Whether a word of the user's descriptions narrows its neighbour. */
export const isNarrowing = (word: string, ownWords: ReadonlySet<string>): boolean =>
  NARROWING.has(word) && findOwnWord(word, ownWords) !== undefined;

/** Finds the word that a slip stands for, among the most frequent ones of the user's descriptions. */
export function mendOwnSlip(word: string, words: readonly string[]): string | undefined {
  if (word.length < MIN_SLIP_LETTERS) return undefined;
  const limit = word.length >= 8 ? 2 : 1;
  return words
    .slice(0, MAX_COMPARED_WORDS)
    .find((each) => each.length >= MIN_SLIP_LETTERS && each[0] === word[0] && isNear(word, each, limit));
}
