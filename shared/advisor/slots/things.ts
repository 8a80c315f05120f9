import { toWholeWord } from '../../transaction-search.ts';
import { BILLS } from '../lexicon/bill-words.ts';
import { THINGS, type ListedThing } from '../lexicon/thing-words.ts';
import { findOwnWord } from './own-words.ts';
import { toPhraseLookup, readList } from '../lexicon/phrases.ts';
import type { Language } from '../types.ts';

const LISTED: readonly ListedThing[] = [...BILLS, ...THINGS];

/** A thing that people pay for. The first of `words` stands for it; `names` has its name in each language. */
export type Thing = { words: string[]; names: Record<Language, string> };

const toPhraseList = (words: string) => words.split(/\s+/).map((word) => word.replaceAll('_', ' '));
const LISTED_AS = new Map<Thing, ListedThing>(
  LISTED.map((listed) => [{ words: toPhraseList(listed.words), names: listed.names }, listed]),
);
export const ALL_THINGS: readonly Thing[] = [...LISTED_AS.keys()];

/** Phrases that name things in questions of a language. */
export const thingPhrases = (language: Language): string[] =>
  LISTED.flatMap((listed) => readList(listed[language]));

const phrasesIn = (language: Language) =>
  toPhraseLookup([...LISTED_AS].map(([thing, listed]) => [thing, listed[language]] as const));
export const THING_PHRASES = { en: phrasesIn('en'), es: phrasesIn('es') };

const BY_FIRST = new Map(ALL_THINGS.map((thing) => [thing.words[0], thing]));
/** Finds a thing by its first word, which the slots hold. */
export const findThingByFirstWord = (first: string | undefined): Thing | undefined => BY_FIRST.get(first);

export const findThingByWord = (word: string): Thing | undefined =>
  ALL_THINGS.find(({ words }) => words.includes(word));

const BY_PHRASE = { en: byPhrase('en'), es: byPhrase('es') };
function byPhrase(language: Language): ReadonlyMap<string, Thing> {
  return new Map(
    [...LISTED_AS].flatMap(([thing, listed]) =>
      readList(listed[language]).map((phrase) => [phrase, thing] as const),
    ),
  );
}

/** Finds the thing that is named by one of its `words` or by a phrase of either language. */
export const findThingByName = (words: string): Thing | undefined =>
  findThingByWord(words) ?? BY_PHRASE.en.get(words) ?? BY_PHRASE.es.get(words);

/** Whether a phrase names a thing that the user's descriptions contain. */
export function isOwnThing(phrase: string, language: Language, ownWords: ReadonlySet<string>): boolean {
  const thing = BY_PHRASE[language].get(phrase);
  return thing?.words.some((word) => findOwnWord(word, ownWords) !== undefined) === true;
}

/** Returns the searches for a thing, one for each of its words; undefined if the name is not a thing. */
export function searchesOfThing(name: string, language?: Language): string[] | undefined {
  const { words, also = '', otherwise } = findListing(name) ?? {};
  if (words === undefined) return undefined;
  const weak = new Set(toPhraseList((language && otherwise?.[language]) ?? ''));
  return searchesFor(
    name,
    toPhraseList(`${words} ${also}`.trim()).filter((word) => !weak.has(word)),
  );
}

/** Returns further searches by ambiguous words, for use if `searchesOfThing` finds no description. */
export function otherSearchesOfThing(name: string, language: Language): string[] | undefined {
  const words = findListing(name)?.otherwise?.[language];
  return words === undefined ? undefined : searchesFor(name, toPhraseList(words));
}

function findListing(name: string): ListedThing | undefined {
  const thing = findThingByName(name);
  return thing && LISTED_AS.get(thing);
}

function searchesFor(name: string, words: readonly string[]): string[] {
  const exceptions = toPhraseList(findListing(name)?.except ?? '');
  const findExceptions = (word: string) => exceptions.filter((each) => each.split(' ').includes(word));
  return words.map((word) => toWholeWord(word, findExceptions(word)));
}
