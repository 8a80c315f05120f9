import { takeOwnKinds } from './categories.ts';
import { NAMES_BY_JOINED, isOfSeveral, namesOfSeveral } from '../lexicon/shops.ts';
import { narrowedBy } from './narrowed.ts';
import { countLinks, isNarrowing, ownWord, ownWordThatStarts, setOfWords } from './own-words.ts';
import { replacePhrases } from '../lexicon/phrases.ts';
import { thingNamed, THING_PHRASES, thingWith } from './things.ts';
import type { Language, Vocabulary } from '../types.ts';

export type FoundMerchant = {
  word: string;
  /** All words that descriptions may have for it. */
  words: string[];
  isConcept?: true;
  /** The words of the question that it was read from. */
  said?: string;
};

/**
 * Replaces merchants and the things of `things.ts` by `M` and their place in the returned list. `isOther` says whether
 * a word has another meaning. `before` are merchants that the text has as `M` already.
 */
export function takeMerchants(
  text: string,
  { words }: Vocabulary,
  language: Language,
  isOther: (word: string) => boolean,
  before: readonly FoundMerchant[] = [],
): { text: string; found: FoundMerchant[] } {
  const found: FoundMerchant[] = [...before];
  const own = setOfWords(words);
  const put = (merchant: FoundMerchant) => `M${found.push(merchant) - 1}`;
  const putOwn = (word: string, said?: string) => {
    const thing = thingWith(word);
    return thing
      ? put({ word: thing.words[0] ?? word, words: thing.words, isConcept: true, said: said ?? word })
      : put({ word, words: wordsOfMerchant(word), ...(said !== undefined && { said }) });
  };
  const withThings = replacePhrases(text, THING_PHRASES[language], ({ words: all }, { said }) => {
    const [word = ''] = all;
    const known = found.findIndex((each) => each.word === word);
    return known < 0 ? put({ word, words: all, isConcept: true, said }) : `M${known}`;
  });
  const rest = takeOwnKinds(withThings, words, language, putOwn)
    .split(' ')
    .map((word) => {
      const name = NAMES_BY_JOINED.get(word);
      if (name !== undefined) return put({ word: name, words: wordsOfMerchant(name) });
      if (/^[A-Z]|^\d/.test(word) || word.length < 2 || isOther(word)) return word;
      const whole = ownWord(word, own);
      const started = whole ?? ownWordThatStarts(word, words);
      return started === undefined ? word : putOwn(started, whole && word);
    });
  return { text: joinNeighbours(rest, found, own), found };
}

/** Joins neighbours to one merchant: 'regalos de Navidad'. Own words win over general ones: 'board game café'. */
function joinNeighbours(words: readonly string[], found: FoundMerchant[], own: ReadonlySet<string>): string {
  const at = (place: number): FoundMerchant | undefined => {
    const word = words[place] ?? '';
    if (isNarrowing(word, own)) return { word, words: [word], said: word };
    return /^M\d+$/.test(word) ? found[Number(word.slice(1))] : undefined;
  };
  const rest: string[] = [];
  let from = 0;
  for (const [place, word] of words.entries()) {
    if (place < from) continue;
    const places = placesFrom(place, words, at);
    const all = places.flatMap((each) => at(each) ?? []);
    const isMerchant = places.some((each) => words[each]?.startsWith('M') === true);
    const isJoined = places.length > 1 && isMerchant;
    from = isJoined ? (places.at(-1) ?? place) + 1 : place + 1;
    rest.push(isJoined ? `M${found.push(joined(all, words.slice(place, from), found)) - 1}` : word);
  }
  return rest.join(' ');
}

/** The places of neighbouring merchants. Two words of the user's descriptions may have 'de' between them. */
function placesFrom(
  from: number,
  words: readonly string[],
  at: (place: number) => FoundMerchant | undefined,
): number[] {
  const places: number[] = [];
  for (let next = from; at(next) !== undefined;) {
    places.push(next);
    const links = countLinks(words.slice(next + 1));
    const isLinked = [at(next), at(next + 1 + links)].every((each) => each !== undefined && !each.isConcept);
    next += 1 + (isLinked ? links : 0);
  }
  return places;
}

function joined(
  all: readonly FoundMerchant[],
  words: readonly string[],
  found: readonly FoundMerchant[],
): FoundMerchant {
  const own = all.filter(({ isConcept }) => !isConcept);
  const meant = own.length > 0 ? own : all;
  const [first, ...others] = meant;
  if (first !== undefined && others.every(({ word }) => word === first.word)) return first;
  const word = [...new Set(meant.map((each) => each.word))].join(' ');
  const typed = words.map((each) => (/^M\d+$/.test(each) ? found[Number(each.slice(1))]?.said : each));
  const said = own.length === all.length ? typed : own.map((each) => each.said);
  return { word, words: wordsOfMerchant(word), said: said.join(' ') };
}

/** The words by which descriptions may name a merchant of the slots, its own first: 'alquiler', 'rent'. */
export function wordsOfMerchant(merchant: string): string[] {
  const thing = narrowedBy(merchant) ?? thingNamed(merchant);
  if (thing !== undefined) return thing.words;
  if (isOfSeveral(merchant)) return namesOfSeveral(merchant);
  const words = merchant.split(' ');
  return words.length === 1 ? words : BETWEEN.map((link) => words.join(link));
}
/** Links that descriptions may have between two own words. */
const BETWEEN = [' ', ' de ', ' del ', ' para ', ' of ', ' for '];

/** Whether some description of the user may have the words. */
export function isOwn(merchant: string, words: readonly string[]): boolean {
  return merchant.split(' ').every((word) => words.some((own) => own.startsWith(word)));
}
