import { isNear } from '../recognition/distance.ts';
import { COMPILED } from './concepts.ts';
import { toPattern } from './lexicon/pattern.ts';
import { narrowedBy } from './narrowed.ts';
import { NAMES_BY_JOINED, namesOfSeveral } from './names-of-several.ts';
import { setOfWords } from './set-of-words.ts';
import type { Vocabulary } from './types.ts';

export type FoundMerchant = {
  word: string;
  /** All words that descriptions may have for it. */
  words: string[];
  isConcept?: true;
  /** The words of the question that it was read from. */
  said?: string;
};

const OF_SEVERAL = toPattern([...NAMES_BY_JOINED.keys()].join('|'), 'g');
const PREFIX = 4;
const SLIP_FROM = 5;
/** A slip is of a word that somebody often writes; each comparison takes time. */
const FREQUENT_WORDS = 2_000;

/**
 * Replaces merchants and the things of `concepts.ts` by `M` and their place in the list that is returned. `isOther`
 * says of a word that it has a meaning of its own; `before` are those that the text has as `M` already.
 */
export function takeMerchants(
  text: string,
  { words }: Vocabulary,
  language: 'en' | 'es',
  isOther: (word: string) => boolean,
  before: readonly FoundMerchant[] = [],
): { text: string; found: FoundMerchant[] } {
  const found: FoundMerchant[] = [...before];
  let rest = text.replace(OF_SEVERAL, (joined) => {
    const name = NAMES_BY_JOINED.get(joined) ?? joined;
    return `M${found.push({ word: name, words: wordsOfMerchant(name) }) - 1}`;
  });
  for (const concept of COMPILED)
    rest = rest.replace(concept[language], (said: string) => {
      const known = found.findIndex(({ words: [word] }) => word === concept.words[0]);
      if (known >= 0) return `M${known}`;
      const { words: all } = concept;
      return `M${found.push({ word: all[0] ?? '', words: all, isConcept: true, said }) - 1}`;
    });
  const known = setOfWords(words);
  rest = rest
    .split(' ')
    .map((word) => {
      if (/^[A-Z]|^\d/.test(word) || word.length < 2 || (isOther(word) && word.length > 0)) return word;
      const own = ownWord(word, words, known);
      if (own === undefined) return word;
      const concept = COMPILED.find((each) => each.words.includes(own));
      const merchant: FoundMerchant = concept
        ? { word: concept.words[0] ?? own, words: concept.words, isConcept: true, said: word }
        : { word: own, words: [own] };
      return `M${found.push(merchant) - 1}`;
    })
    .join(' ');
  return joinNeighbours(rest, found);
}

/** The word of the user's descriptions that a word of the question means. */
function ownWord(word: string, words: readonly string[], known: ReadonlySet<string>): string | undefined {
  if (known.has(word)) return word;
  const singular = word.replace(/e?s$/, '');
  if (singular !== word && known.has(singular)) return singular;
  if (word.length < PREFIX) return undefined;
  if (known.has(word.replace(/s$/, ''))) return word.replace(/s$/, '');
  return words.find((own) => own.startsWith(word));
}

/** The word that a word was to be, of the most frequent ones of the user's descriptions. */
export function slipOfOwn(word: string, words: readonly string[]): string | undefined {
  if (word.length < SLIP_FROM) return undefined;
  const limit = word.length >= 8 ? 2 : 1;
  return words
    .slice(0, FREQUENT_WORDS)
    .find((own) => own.length >= SLIP_FROM && own[0] === word[0] && isNear(word, own, limit));
}

/** 'board game café' is one merchant: its own words without the general one. */
function joinNeighbours(text: string, found: FoundMerchant[]): { text: string; found: FoundMerchant[] } {
  const rest = text.replace(/\bM\d+(?: M\d+)+\b/g, (said) => {
    const all = said.split(' ').flatMap((marker) => found[Number(marker.slice(1))] ?? []);
    const own = all.filter(({ isConcept }) => !isConcept);
    const words = (own.length > 0 ? own : all).map(({ word }) => word);
    const distinct = [...new Set(words)];
    const [only] = own.length > 0 ? own : all;
    const merchant =
      distinct.length === 1 && only ? only : { word: distinct.join(' '), words: [distinct.join(' ')] };
    return `M${found.push(merchant) - 1}`;
  });
  return { text: rest, found };
}

/** The words that descriptions may have for a merchant of the slots. */
export function wordsOfMerchant(merchant: string): string[] {
  const concept = narrowedBy(merchant) ?? COMPILED.find(({ words: [first] }) => first === merchant);
  if (concept) return concept.words;
  return namesOfSeveral(merchant);
}

/** Whether some description of the user may have the words. */
export function isOwn(merchant: string, words: readonly string[]): boolean {
  return merchant.split(' ').every((word) => words.some((own) => own.startsWith(word)));
}
