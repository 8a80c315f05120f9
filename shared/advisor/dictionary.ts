import { categoryWords } from './categories.ts';
import { conceptWords } from './concepts.ts';
import { COMMON_ENGLISH, NAMES } from './lexicon/common.en.ts';
import { COMMON_SPANISH } from './lexicon/common.es.ts';
import { ENGLISH } from './lexicon/features.en.ts';
import { SPANISH } from './lexicon/features.es.ts';
import { WORDS } from './lexicon/nouns.ts';
import { SHOPS } from './lexicon/shops.ts';
import { wordsOf } from './lexicon/pattern.ts';
import { NAMES_BY_JOINED } from './names-of-several.ts';
import type { Language } from './types.ts';

/** What a language's words are known by. */
type Dictionary = {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
  /** What slips are mended to, by the number of letters. */
  byLength: ReadonlyMap<number, readonly string[]>;
  slotWords: ReadonlySet<string>;
};

/** Shorter words are nobody's slip. */
export const MIN_SLIP = 4;
const names = new Set(`${NAMES} ${SHOPS} ${[...NAMES_BY_JOINED.keys()].join(' ')}`.split(/\s+/));

function build(common: string, features: Record<string, string>, slots: string[]): Dictionary {
  const found = Object.values(features).map((source) => wordsOf(source));
  const slotFound = slots.map((source) => wordsOf(source));
  const slotWords = new Set(
    slotFound.flatMap(({ words }) => words).filter((word) => word.length >= MIN_SLIP),
  );
  const words = new Set([
    ...common.split(/\s+/),
    ...found.flatMap(({ words: all }) => all),
    ...slotFound.flatMap(({ words: all }) => all),
  ]);
  return {
    words,
    beginnings: [...found, ...slotFound].flatMap(({ beginnings }) => beginnings),
    byLength: byLengthOf(words),
    slotWords,
  };
}

function byLengthOf(words: ReadonlySet<string>): Map<number, string[]> {
  const long = [...words].filter((word) => word.length >= MIN_SLIP && !names.has(word));
  return Map.groupBy(long, ({ length }) => length);
}

export const DICTIONARIES: Record<Language, Dictionary> = {
  en: build(COMMON_ENGLISH, ENGLISH, [...categoryWords('en'), ...conceptWords('en')]),
  es: build(COMMON_SPANISH, SPANISH, [...categoryWords('es'), ...conceptWords('es')]),
};

export const TOPICS: ReadonlySet<string> = new Set([
  'scopeTopic',
  'scopeStrong',
  'adviceTopic',
  'help',
  'smalltalk',
  'write',
  'writeAnywhere',
]);
const MEANT = {
  en: build(
    COMMON_ENGLISH,
    Object.fromEntries(Object.entries(ENGLISH).filter(([name]) => !TOPICS.has(name))),
    categoryWords('en'),
  ),
  es: build(
    COMMON_SPANISH,
    Object.fromEntries(Object.entries(SPANISH).filter(([name]) => !TOPICS.has(name))),
    categoryWords('es'),
  ),
};

const COMMON: Record<Language, ReadonlySet<string>> = {
  en: new Set(COMMON_ENGLISH.split(/\s+/)),
  es: new Set(COMMON_SPANISH.split(/\s+/)),
};
/** Whether questions are full of a word that limits nothing. */
export const isCommon = (word: string, language: Language): boolean => COMMON[language].has(word);

/** Whether a word asks for something, so that it is no merchant even if a description has it. */
export function hasMeaning(word: string, language: Language): boolean {
  const { words, beginnings } = MEANT[language];
  return words.has(word) || beginnings.some((start) => word.startsWith(start));
}

/** Whether a word begins as one that asks for something: 'gastmos'. */
export const beginsAsMeant = (word: string, language: Language): boolean =>
  MEANT[language].beginnings.some((start) => word.startsWith(start));

/** Whether a word has a meaning of its own in a language. */
export function isKnown(word: string, language: Language): boolean {
  const { words, beginnings } = DICTIONARIES[language];
  return words.has(word) || beginnings.some((start) => word.startsWith(start));
}

const without = (words: string, common: string): ReadonlySet<string> => {
  const known = new Set(common.split(/\s+/));
  return new Set(words.split(/\s+/).filter((word) => !known.has(word)));
};
const OF_LANGUAGE: Record<Language, ReadonlySet<string>> = {
  en: without(WORDS.en, COMMON_ENGLISH),
  es: without(WORDS.es, COMMON_SPANISH),
};
/** Whether a language has the word itself, not only its beginning. */
export const isWordOf = (word: string, language: Language): boolean => DICTIONARIES[language].words.has(word);
/** Whether a word is one of the language, though it says nothing here. */
export const isOfLanguage = (word: string, language: Language): boolean => OF_LANGUAGE[language].has(word);

/** A shop or thing that many people know, which is nobody's slip. */
export const isName = (word: string): boolean => names.has(word);
