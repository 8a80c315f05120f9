import { isDayOfMonth } from './dates.ts';
import { isDayNameInSmallLetters, isNearDay, toMonthNumber, weekdayOfName } from './day-words.ts';
import { hasOtherNumber } from './month-days.ts';
import { isNumberWord } from './number-words.ts';
import { findPhrase, toPhrases } from './phrases.ts';
import { isOneOf, isWord, toWordSet, toPlain, type Token } from './tokens.ts';

/** Turns the words of names into plain words: 'Bar Hoy', 'Hotel Ayer', 'Bar Siete', 'menú del día', 'hoy por hoy'. */
export function protectNames(tokens: readonly Token[]): Token[] {
  const hasDigits = tokens.some(({ isNumber }) => isNumber);
  return tokens.map((token, at) => {
    const isMeant = isDayName(token.word) || (hasDigits && isNumberWord(token.word));
    const isNamed = (isMeant && isInName(tokens, at)) || isPerson(tokens, at) || isInPhrase(tokens, at);
    return isNamed || isOfDish(tokens, at) || isOfDish(tokens, at - 1) ? toPlain(token) : token;
  });
}

/**
 * Whether a word and one next to it begin with capitals. The first word of a line does not count, as phones begin a
 * line with a capital; words all in capitals do not count either.
 */
export function isInName(tokens: readonly Token[], at: number): boolean {
  if (!isCapital(tokens[at]) || !tokens.slice(0, at).some(isWord)) return false;
  return /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '') || isCapital(tokens[at + 1]);
}

function isCapital(token: Token | undefined): boolean {
  return /^\p{Lu}.*\p{Ll}/u.test(token?.text ?? '');
}

/** Whether a word is a day that has a capital only in names: 'Ayer' and 'Lunes', but not 'Friday' and 'March'. */
function isDayName(word: string): boolean {
  return isNearDay(word) || isDayNameInSmallLetters(word);
}

/** Whether a month names a person or place: 'with April', 'bizum a Julio', 'Mercado de Mayo', not '15 de Mayo'. */
function isPerson(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1]?.word ?? '', tokens[at]];
  if (token === undefined || !isCapital(token)) return false;
  if (/^(?:with|con)$/.test(before)) return toMonthNumber(token.word) > 0;
  return (
    /^(?:a|para|de)$/.test(before) && tokens[at - 2]?.isNumber !== true && isDayNameInSmallLetters(token.word)
  );
}

/** Phrases in which a word for a day is not a day, even in small letters. */
const NO_DAYS = toPhrases([[true, 'hoy por hoy|sunday roast|sunday roasts|menu de hoy|plato de hoy']]);
/** The number of words of the longest of these phrases. */
const LONGEST = 3;

function isInPhrase(tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - LONGEST + 1); from <= at; from += 1) {
    if ((findPhrase(NO_DAYS, tokens, from)?.end ?? 0) > at) return true;
  }
  return false;
}

/** Nouns before 'del día': 'menú del día', 'plato del día'. */
const DISHES = toWordSet(
  'menu plato sopa pescado carne postre crema arroz pasta tarta guiso ensalada vino tapa pan fruta oferta especial sugerencia',
);

/** Whether 'del día' begins here and belongs to the noun before it: 'menú del día ayer', 'plato del día 9'. */
function isOfDish(tokens: readonly Token[], at: number): boolean {
  const [noun, after] = [tokens[at - 1], tokens[at + 2]];
  const isPhrase = tokens[at]?.word === 'del' && tokens[at + 1]?.word === 'dia' && isWord(noun);
  if (!isPhrase) return false;
  if (isOneOf(noun, DISHES)) return true;
  if (/^(?:de|en)$/.test(after?.word ?? '')) return false;
  // In 'ticket del día 9' the 9 is the only amount, and in 'factura del día 9 40' it is a day.
  if (isDayOfMonth(after)) return !hasOtherNumber(tokens, at + 2);
  return weekdayOfName(after?.word ?? '', true) < 0;
}
