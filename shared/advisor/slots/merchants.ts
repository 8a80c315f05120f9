import { BETWEEN_WORDS } from '../../transaction-search.ts';
import { maskOwnKinds } from './categories.ts';
import { NAMES_BY_JOINED, hasSeveralWords, spellingsOfName } from '../lexicon/shops.ts';
import { findNarrowed } from './narrowed.ts';
import {
  countLinks,
  isNarrowing,
  findOwnPhrase,
  findOwnWord,
  findOwnWordStart,
  setOfWords,
} from './own-words.ts';
import { replacePhrases } from '../lexicon/phrases.ts';
import { toWords } from './text.ts';
import { findThingByName, THING_PHRASES, findThingByWord } from './things.ts';
import type { Language, Vocabulary } from '../types.ts';

export type FoundMerchant = {
  word: string;
  /** All words by which descriptions may name it. */
  words: string[];
  isConcept?: true;
  /** Whether it only narrows its neighbour, such as 'Christmas'. */
  isNarrowing?: true;
  /** The words of the question that name it. */
  phrase?: string;
};

type Options = {
  /** Whether a word has another meaning. */
  isOther: (word: string) => boolean;
  /** Merchants that are masked in the text already. */
  before?: readonly FoundMerchant[];
  /** See `commaPairs`. */
  commas?: ReadonlySet<string>;
};

/** Masks merchants and the things of `things.ts` as `M` and their index in the returned list. */
export function maskMerchants(
  text: string,
  { words }: Vocabulary,
  language: Language,
  { isOther, before = [], commas = new Set() }: Options,
): { text: string; found: FoundMerchant[] } {
  const found: FoundMerchant[] = [...before];
  const ownWords = setOfWords(words);
  const put = (merchant: FoundMerchant) => `M${found.push(merchant) - 1}`;
  const putOwn = (word: string, phrase?: string) => {
    const thing = findThingByWord(word);
    return thing
      ? put({ word: thing.words[0] ?? word, words: thing.words, isConcept: true, phrase: phrase ?? word })
      : put({ word, words: findMerchantWords(word), ...(phrase !== undefined && { phrase }) });
  };
  const withThings = replacePhrases(text, THING_PHRASES[language], ({ words: all }, { phrase }) => {
    const [word = ''] = all;
    const knownIndex = found.findIndex((each) => each.word === word);
    return knownIndex < 0 ? put({ word, words: all, isConcept: true, phrase }) : `M${knownIndex}`;
  });
  const rest = maskOwnKinds(withThings, words, language, putOwn)
    .split(' ')
    .map((word) => {
      const name = NAMES_BY_JOINED.get(word);
      if (name !== undefined) return put({ word: name, words: findMerchantWords(name) });
      if (/^[A-Z]|^[^a-z]+$/.test(word) || word.length < 2 || isOther(word)) return word;
      const ownWord = findOwnWord(word, ownWords);
      const wordOrStart = ownWord ?? findOwnWordStart(word, words);
      return wordOrStart === undefined ? word : putOwn(wordOrStart, ownWord && word);
    });
  return { text: joinNeighbours(rest, found, ownWords, commas), found };
}

/** The words before and after each comma of a question. They are two merchants: 'rent, electricity and water'. */
export const commaPairs = (question: string): ReadonlySet<string> =>
  new Set(
    Array.from(question.matchAll(COMMA), ([, before = '', after = '']) => toWords(`${before} ${after}`)),
  );
const COMMA = /([^\s,]+),\s*(?=([^\s,]+))/g;

/**
 * Joins neighbours to one merchant: 'regalos de Navidad'. Words of the user's descriptions win over things: 'board game
 * café'. Two things stay separate.
 */
function joinNeighbours(
  words: readonly string[],
  found: FoundMerchant[],
  ownWords: ReadonlySet<string>,
  commas: ReadonlySet<string>,
): string {
  const merchantAt = (place: number): FoundMerchant | undefined => {
    const word = words[place] ?? '';
    if (isNarrowing(word, ownWords)) return { word, words: [word], phrase: word, isNarrowing: true };
    return /^M\d+$/.test(word) ? found[Number(word.slice(1))] : undefined;
  };
  const rest: string[] = [];
  let from = 0;
  for (const [place, word] of words.entries()) {
    if (place < from) continue;
    const places = placesFrom(place, words, merchantAt, commas);
    const all = places.flatMap((each) => merchantAt(each) ?? []);
    const isMerchant = places.some((each) => words[each]?.startsWith('M') === true);
    const areThings =
      all.every(({ isConcept }) => isConcept) && new Set(all.map((each) => each.word)).size > 1;
    const isJoined = places.length > 1 && isMerchant && !areThings;
    from = isJoined ? (places.at(-1) ?? place) + 1 : place + 1;
    rest.push(
      isJoined ? `M${found.push(joinMerchants(all, words.slice(place, from), found, ownWords)) - 1}` : word,
    );
  }
  return rest.join(' ');
}

/** The places of neighbouring merchants. Two words of the user's descriptions may have 'de' between them. */
function placesFrom(
  from: number,
  words: readonly string[],
  merchantAt: (place: number) => FoundMerchant | undefined,
  commas: ReadonlySet<string>,
): number[] {
  const places: number[] = [];
  const phraseWords = (merchant: FoundMerchant | undefined) =>
    (merchant?.phrase ?? merchant?.word ?? '').split(' ');
  for (let next = from; merchantAt(next) !== undefined;) {
    places.push(next);
    if (
      commas.has(
        `${phraseWords(merchantAt(next)).at(-1) ?? ''} ${phraseWords(merchantAt(next + 1))[0] ?? ''}`,
      )
    )
      break;
    const links = countLinks(words.slice(next + 1));
    const both = [merchantAt(next), merchantAt(next + 1 + links)];
    const isLinked =
      both.every((each) => each !== undefined) &&
      (both.every((each) => !each?.isConcept) || both[1]?.isNarrowing === true);
    next += 1 + (isLinked ? links : 0);
  }
  return places;
}

function joinMerchants(
  all: readonly FoundMerchant[],
  words: readonly string[],
  found: readonly FoundMerchant[],
  ownWords: ReadonlySet<string>,
): FoundMerchant {
  const isNarrowed = all.some((each) => each.isNarrowing);
  const ofUser = all.filter(({ isConcept }) => !isConcept);
  const joined = ofUser.length > 0 && !isNarrowed ? ofUser : all;
  const [first, ...others] = joined;
  if (first !== undefined && others.every(({ word }) => word === first.word)) return first;
  const toOwnPhrase = ({ word, isConcept, phrase = '' }: FoundMerchant) =>
    (isConcept && findOwnPhrase(phrase, ownWords)) || word;
  const word = [...new Set(joined.map((each) => toOwnPhrase(each)))].join(' ');
  const wordsAsTyped = words.map((each) =>
    /^M\d+$/.test(each) ? found[Number(each.slice(1))]?.phrase : each,
  );
  const phrases = joined.length === all.length ? wordsAsTyped : joined.map((each) => each.phrase);
  return { word, words: findMerchantWords(word), phrase: phrases.join(' ') };
}

/** Returns the words by which descriptions may name a slot's merchant, its main word first: 'alquiler', 'rent'. */
export function findMerchantWords(merchant: string): string[] {
  const thing = findNarrowed(merchant) ?? findThingByName(merchant);
  if (thing !== undefined) return thing.words;
  if (hasSeveralWords(merchant)) return spellingsOfName(merchant);
  const [first = '', ...others] = merchant.split(' ');
  if (others.length === 0) return [first];
  // A search finds the plural of the last word only.
  const other = first.endsWith('s') ? first.slice(0, -1) : `${first}s`;
  return [first, other].flatMap((each) => BETWEEN.map((link) => [each, ...others].join(link)));
}
/** Links that descriptions may have between two words of a merchant. */
const BETWEEN = [' ', ' de ', ' del ', ' para ', ' of ', ' for '];

/** Whether a description of the user may contain the words. A single letter does not match the beginning of a word. */
export function isInOwnWords(merchant: string, words: readonly string[]): boolean {
  return merchant
    .split(BETWEEN_WORDS)
    .every((word) => words.some((each) => (word.length === 1 ? each === word : each.startsWith(word))));
}
