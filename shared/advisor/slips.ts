import { isNear } from '../recognition/distance.ts';
import { DICTIONARIES, isKnown, isName, isOfLanguage, MIN_SLIP } from './dictionary.ts';
import realWords from './lexicon/real-words.json' with { type: 'json' };
import { TIME_NAMES } from './periods/names.ts';
import type { Language } from './types.ts';

const MIN_TWO_SLIPS = 8;
const MAX_WORD = 18;

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

/** Real words that would be taken for slips of others: 'meat' is no 'meal', 'gatos' are no 'gastos'. */
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
