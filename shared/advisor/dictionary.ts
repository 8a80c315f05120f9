import { isNear } from '../recognition/distance.ts';
import { categoryWords } from './categories.ts';
import { conceptWords } from './concepts.ts';
import { COMMON_ENGLISH, NAMES } from './lexicon/common.en.ts';
import { COMMON_SPANISH } from './lexicon/common.es.ts';
import { ENGLISH } from './lexicon/features.en.ts';
import { SPANISH } from './lexicon/features.es.ts';
import { WORDS } from './lexicon/nouns.ts';
import { SHOPS } from './lexicon/shops.ts';
import { wordsOf } from './lexicon/pattern.ts';
import realWords from './lexicon/real-words.json' with { type: 'json' };
import { NAMES_BY_JOINED } from './names-of-several.ts';
import { TIME_NAMES } from './periods/names.ts';
import type { Language } from './types.ts';

/** What a language's words are known by. */
type Dictionary = {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
  /** What slips are mended to, by the number of letters. */
  byLength: ReadonlyMap<number, readonly string[]>;
  slotWords: ReadonlySet<string>;
};

const MIN_SLIP = 4;
const MIN_TWO_SLIPS = 8;
const MAX_WORD = 18;
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

const DICTIONARIES: Record<Language, Dictionary> = {
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

/** Letters that sound alike in Spanish at the beginning of a word. */
const ALIKE = /^(?:bv|vb|sc|cs|sz|zs|cz|zc|kc|ck|kq|qk|yl|ly|gj|jg)$/;

/** Slips seldom change the first letter: 'noche' is no 'coche'. */
function startsAlike(word: string, known: string): boolean {
  const [first = '', second] = word;
  const [start = '', next] = known;
  const isSwapped = first === next && second === start;
  const isSilent = (first === 'h' && second === start) || (start === 'h' && next === first);
  return first === start || isSwapped || isSilent || ALIKE.test(first + start);
}

/** How a Spanish word is spoken: 'beses' as 'veces', 'aorro' as 'ahorro'. */
const soundOf = (word: string): string =>
  word
    .replaceAll(/(?<!c)h/g, '')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replaceAll(/z|c(?=[ei])/g, 's')
    .replaceAll(/qu(?=[ei])|k/g, 'c')
    .replaceAll(/g(?=[ei])/g, 'j');
const WORD_BY_SOUND = new Map(
  [...DICTIONARIES.es.byLength.values()].flat().map((word) => [soundOf(word), word]),
);

/** The form of a verb is no slip of a thing: 'haciendo' is no 'hacienda'. */
const isGerund = (word: string): boolean => /(?:a|ie)ndo$/.test(word);

/** Words of a language that a slip of another would be taken for: 'meat' is no 'meal', 'gatos' are no 'gastos'. */
const REAL: Record<Language, ReadonlySet<string>> = {
  en: new Set(realWords.en.split(' ')),
  es: new Set(realWords.es.split(' ')),
};

/** Names of months and days may follow 'in' or 'el', too. */
const TIMES = new RegExp(`^(?:${TIME_NAMES.join('|')})$`);
/** A shop is often named after what it sells: 'mercadona' is no 'mercado'. */
const isLongerName = (word: string, known: string) =>
  word.startsWith(known) && word.length >= known.length + 2;

/** 'Fod' is food: a letter that was to be twice. */
function mendDouble(word: string, slotWords: ReadonlySet<string>): string | undefined {
  return Array.from(word, (letter, index) => `${word.slice(0, index)}${letter}${word.slice(index)}`).find(
    (each) => slotWords.has(each),
  );
}

/**
 * The word that an unknown one was to be; only one of the same language. `isFilter`: it may be a shop, so only words that
 * limit a question are likely, and long ones with one slip.
 */
export function mendSlip(word: string, language: Language, isFilter: boolean): string | undefined {
  const { byLength, slotWords } = DICTIONARIES[language];
  if (word.length === MIN_SLIP - 1) return isFilter ? mendDouble(word, slotWords) : undefined;
  if (word.length < MIN_SLIP || word.length > MAX_WORD) return undefined;
  const isReal = REAL[language].has(word);
  const spoken = language === 'es' && !isReal ? WORD_BY_SOUND.get(soundOf(word)) : undefined;
  if (spoken !== undefined) return spoken;
  const isLong = word.length >= MIN_TWO_SLIPS;
  const limits = isLong ? [1, 2] : [1];
  for (const limit of limits) {
    const near: string[] = [];
    for (let length = word.length + limit; length >= word.length - limit; length--)
      for (const known of byLength.get(length) ?? [])
        if (
          (!isFilter || slotWords.has(known) || TIMES.test(known) || (limit === 1 && isLong)) &&
          !(isFilter && isLongerName(word, known)) &&
          startsAlike(word, known) &&
          !(isReal && slotWords.has(known)) &&
          !(isGerund(word) && !isGerund(known)) &&
          isNear(word, known, limit)
        )
          near.push(known);
    const best =
      near.find((known) => slotWords.has(known)) ?? near.find((known) => known[0] === word[0]) ?? near[0];
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Whether a real word would be taken for a slip of one that limits a question, or of one that sounds alike. */
export function isMistakable(word: string, language: Language): boolean {
  if (isKnown(word, language) || isOfLanguage(word, language) || isName(word)) return false;
  const { slotWords } = DICTIONARIES[language];
  return [true, false].some((isFilter) => {
    const mended = mendSlip(word, language, isFilter);
    return mended !== undefined && (slotWords.has(mended) || soundOf(mended) === soundOf(word));
  });
}

/** The language whose words a text has more of; `other` on a tie. */
export function languageOf(words: string, original: string, other: Language): Language {
  let score = /[¿¡ñ]|[áéíóú]/i.test(original) ? 2 : 0;
  for (const word of words.split(' ')) {
    if (DICTIONARIES.es.words.has(word)) score += 1;
    if (DICTIONARIES.en.words.has(word)) score -= 1;
  }
  return score > 0 ? 'es' : score < 0 ? 'en' : other;
}
