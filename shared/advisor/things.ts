import { toWholeWord } from '../transaction-search.ts';
import { THINGS, type ListedThing } from './lexicon/thing-words.ts';
import { ownWord } from './own-words.ts';
import { phrasesOf, readList } from './phrases.ts';
import type { Language } from './types.ts';

/** A thing: its `words`, the first of which stands for it, and what each language calls it. */
export type Thing = { words: string[]; names: Record<Language, string> };

const wordsOf = (words: string) => words.split(/\s+/).map((word) => word.replaceAll('_', ' '));
const LISTED_AS = new Map<Thing, ListedThing>(
  THINGS.map((listed) => [{ words: wordsOf(listed.words), names: listed.names }, listed]),
);
export const ALL_THINGS: readonly Thing[] = [...LISTED_AS.keys()];

/** The phrases by which the questions of a language name things. */
export const thingPhrases = (language: Language): string[] =>
  THINGS.flatMap((listed) => readList(listed[language]));

const phrasesIn = (language: Language) =>
  phrasesOf([...LISTED_AS].map(([thing, listed]) => [thing, listed[language]] as const));
export const THING_PHRASES = { en: phrasesIn('en'), es: phrasesIn('es') };

const BY_FIRST = new Map(ALL_THINGS.map((thing) => [thing.words[0], thing]));
/** The thing that the slots name by its first word. */
export const thingNamed = (first: string | undefined): Thing | undefined => BY_FIRST.get(first);

/** The thing that has a word, in the slots or in descriptions. */
export const thingWith = (word: string): Thing | undefined =>
  ALL_THINGS.find(({ words }) => words.includes(word));

const BY_PHRASE = { en: byPhrase('en'), es: byPhrase('es') };
function byPhrase(language: Language): ReadonlyMap<string, Thing> {
  return new Map(
    [...LISTED_AS].flatMap(([thing, listed]) =>
      readList(listed[language]).map((phrase) => [phrase, thing] as const),
    ),
  );
}

/** The thing that words are, as the slots, descriptions or questions of either language call it. */
export const thingCalled = (words: string): Thing | undefined =>
  thingWith(words) ?? BY_PHRASE.en.get(words) ?? BY_PHRASE.es.get(words);

/** Whether a phrase names a thing that the user's descriptions have under any of its words. */
export function isOwnThing(phrase: string, language: Language, own: ReadonlySet<string>): boolean {
  const thing = BY_PHRASE[language].get(phrase);
  return thing?.words.some((word) => ownWord(word, own) !== undefined) === true;
}

/** The searches for the words of a thing, which the slots name by its first word; undefined for what is none. */
export function searchesOfThing(first: string): string[] | undefined {
  const thing = thingNamed(first);
  const listed = thing && LISTED_AS.get(thing);
  if (listed === undefined) return undefined;
  const { words, also = '', except = '' } = listed;
  const exceptions = wordsOf(except);
  const all = wordsOf(`${words} ${also}`.trim());
  const exceptionsOf = (word: string) => exceptions.filter((each) => each.split(' ').includes(word));
  return all.map((word) => toWholeWord(word, exceptionsOf(word)));
}
