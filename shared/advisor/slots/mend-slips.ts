import { isNear } from '../../recognition/distance.ts';
import { categoryWords } from './categories.ts';
import type { KnownWords } from './known-words.ts';
import { SELLERS_AND_GOODS } from '../lexicon/common.en.ts';
import realWords from '../lexicon/real-words.json' with { type: 'json' };
import { NAMES_BY_JOINED, SHOPS } from '../lexicon/shops.ts';
import { setOfWords, mendOwnSlip } from './own-words.ts';
import { TIME_NAMES } from '../periods/names.ts';
import { toWords } from './text.ts';
import { thingPhrases } from './things.ts';
import type { Language, Vocabulary } from '../types.ts';

/** The fewest letters of a word to which a misspelling ('slip') is corrected. */
const MIN_SLIP = 4;
const MIN_TWO_SLIPS = 9;
const MAX_WORD = 18;

const SHOP_NAMES: ReadonlySet<string> = new Set(
  `${SELLERS_AND_GOODS} ${SHOPS} ${[...NAMES_BY_JOINED.keys()].join(' ')}`.split(/\s+/),
);
/** Whether a word is a well-known shop or thing, and therefore not a slip. */
export const isShopName = (word: string): boolean => SHOP_NAMES.has(word);

const OFTEN_SLIPPED: Record<Language, readonly string[]> = {
  en: ['much'],
  es: ['queda', 'quedan', 'falta', 'faltan', 'cobro', 'cobrar', 'categoria'],
};
/** Times of four letters that are often misspelled. */
const SHORT_TIMES = ['year', 'week', 'june', 'july', 'ayer', 'mayo'];
/** The words to which slips are corrected: categories, things, times, and others that are often misspelled. */
const SLOT_WORDS: Record<Language, ReadonlySet<string>> = { en: slotWords('en'), es: slotWords('es') };
function slotWords(language: Language): Set<string> {
  const thingWords = thingPhrases(language).flatMap((phrase) => phrase.split(' '));
  const words = [
    ...categoryWords(language),
    ...thingWords,
    ...TIME_NAMES,
    ...SHORT_TIMES,
    ...OFTEN_SLIPPED[language],
  ];
  return new Set(words.filter((word) => word.length >= MIN_SLIP && !isShopName(word)));
}
const SLOT_WORDS_BY_LENGTH = {
  en: Map.groupBy(SLOT_WORDS.en, ({ length }) => length),
  es: Map.groupBy(SLOT_WORDS.es, ({ length }) => length),
};

/** Real words that look like slips of others: 'meat' is not a slip of 'meal', nor 'gatos' of 'gastos'. */
const REAL_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(realWords.en.split(' ')),
  es: new Set(realWords.es.split(' ')),
};

/** Corrects slips in single words, never to a word of another language. */
export function mendSlips(
  words: string,
  language: Language,
  vocabulary: Vocabulary,
  known: KnownWords,
): string {
  const ownWords = setOfWords(vocabulary.words);
  const named = new Set(vocabulary.categories.flatMap(({ name }) => toWords(name).split(' ')));
  const isMeant = (word: string) =>
    ownWords.has(word) || named.has(word) || known.en.has(word) || known.es.has(word) || isShopName(word);
  return words
    .split(' ')
    .map((word) => {
      if (!/^[a-z]+$/.test(word) || isMeant(word) || SLOT_WORDS[language].has(word)) return word;
      if (word.length >= MIN_SLIP && startsOwnWord(word, vocabulary.words, ownWords)) return word;
      return (
        mendSlip(word, language) ??
        mendOwnSlip(word, vocabulary.words) ??
        findNearKnownWord(word, language, known) ??
        word
      );
    })
    .join(' ');
}

/**
 * The number of known words to which slips are corrected, the most frequent ones: rarer ones are near too many words.
 */
const FREQUENT_KNOWN = 400;
const knownByLength = new WeakMap<ReadonlySet<string>, ReadonlyMap<number, string[]>>();

/** Whether two words end alike. Another ending is another form of a word: 'gano' is not a slip of 'gane'. */
const endsAlike = (word: string, known: string): boolean => word.slice(-2) === known.slice(-2);

/** Finds the known word that is one slip away from a word. */
function findNearKnownWord(word: string, language: Language, known: KnownWords): string | undefined {
  if (word.length < MIN_SLIP || word.length > MAX_WORD || REAL_WORDS[language].has(word)) return undefined;
  const words = known[language];
  const byLength =
    knownByLength.get(words) ?? Map.groupBy([...words].slice(0, FREQUENT_KNOWN), ({ length }) => length);
  knownByLength.set(words, byLength);
  for (const length of [word.length, word.length - 1, word.length + 1]) {
    const near = byLength
      .get(length)
      ?.find(
        (each) =>
          each.length >= MIN_SLIP &&
          startsAlike(word, each) &&
          endsAlike(word, each) &&
          isNear(word, each, 1),
      );
    if (near !== undefined) return near;
  }
  return undefined;
}

function startsOwnWord(word: string, words: readonly string[], ownWords: ReadonlySet<string>): boolean {
  return ownWords.has(word.replace(/s$/, '')) || words.some((each) => each.startsWith(word));
}

/** Finds the slot word that a misspelled word stands for. */
export function mendSlip(word: string, language: Language): string | undefined {
  const words = SLOT_WORDS[language];
  if (REAL_WORDS[language].has(word) || words.has(word)) return undefined;
  if (word.length === MIN_SLIP - 1) return mendDouble(word, words);
  if (word.length < MIN_SLIP || word.length > MAX_WORD) return undefined;
  const spoken = language === 'es' ? WORD_BY_SOUND.get(toSound(word)) : undefined;
  if (spoken !== undefined) return spoken;
  for (const limit of word.length >= MIN_TWO_SLIPS ? [1, 2] : [1])
    for (let length = word.length + limit; length >= word.length - limit; length--) {
      const near = SLOT_WORDS_BY_LENGTH[language]
        .get(length)
        ?.find(
          (each) =>
            startsAlike(word, each) &&
            !isLongerName(word, each) &&
            isGerund(word) === isGerund(each) &&
            isNear(word, each, limit),
        );
      if (near !== undefined) return near;
    }
  return undefined;
}

/** Letters that sound alike in Spanish at the beginning of a word. */
const ALIKE_IN_SOUND = /^(?:bv|vb|sc|cs|sz|zs|cz|zc|kc|ck|kq|qk|yl|ly|gj|jg)$/;

/** Whether two words start alike. Slips rarely change the first letter: 'noche' is not a slip of 'coche'. */
function startsAlike(word: string, known: string): boolean {
  const [first = '', second] = word;
  const [start = '', next] = known;
  const isSwapped = first === next && second === start;
  const isSilent = (first === 'h' && second === start) || (start === 'h' && next === first);
  return first === start || isSwapped || isSilent || ALIKE_IN_SOUND.test(first + start);
}

/** Reduces a Spanish word to its sound: 'beses' sounds like 'veces', 'aorro' like 'ahorro'. */
const toSound = (word: string): string =>
  word
    .replaceAll(/(?<!c)h/g, '')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replaceAll(/z|c(?=[ei])/g, 's')
    .replaceAll(/qu(?=[ei])|k/g, 'c')
    .replaceAll(/g(?=[ei])/g, 'j');
const WORD_BY_SOUND = new Map([...SLOT_WORDS.es].map((word) => [toSound(word), word]));

/** Whether a word is a gerund, which is not a slip of a thing: 'haciendo' is not 'hacienda'. */
const isGerund = (word: string): boolean => /(?:a|ie)ndo$/.test(word);

/** Whether a word is a longer name. Shops are often named after their goods: 'mercadona' is not a slip of 'mercado'. */
const isLongerName = (word: string, known: string) =>
  word.startsWith(known) && word.length >= known.length + 2;

/** Doubles a letter if that makes one of the words: 'fod' is 'food'. */
function mendDouble(word: string, words: ReadonlySet<string>): string | undefined {
  return Array.from(word, (letter, index) => `${word.slice(0, index)}${letter}${word.slice(index)}`).find(
    (each) => words.has(each),
  );
}
