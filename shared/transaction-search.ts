import { MAX_DESCRIPTION_LENGTH, MAX_TOTAL_MINOR_UNITS } from './limits.ts';
import { toSearchText } from './search-text.ts';
import { readDigits, readTypedSearch, toExactSearch, type AmountLimits } from './typed-search.ts';

/** Both ends included, in minor units. */
export type AmountRange = { min: number; max: number };

/** What a typed search stands for. A transaction is found by its description, its note, a tag, its category or
 * its amount. Amounts are compared by their size, without the sign of a refund. */
export type SearchTerms = {
  /** By `toSearchText`; a part of the description, of the note or of a tag. Empty where only an amount was typed. */
  text: string;
  categories: readonly string[];
  amounts: readonly AmountRange[];
  /** The amounts that all found transactions have, as in '>100'. */
  within: AmountRange | undefined;
};

/**
 * Reads a search by `readTypedSearch`. 'food' also stands for the category with a word that starts so, '42' for amounts
 * from 42.00 to 42.99, '42.18' for exactly that amount, and '1.234' for each of its readings. In quotes they are only
 * text, so '"42"' finds no amount and '=42' no text.
 */
export function toSearchTerms(
  typed: string,
  { decimals, categoryNames }: { decimals: number; categoryNames: Record<string, string> },
): SearchTerms {
  const { words, limits, isExact } = readTypedSearch(typed, decimals);
  const text = toSearchText(words);
  const within = limits && toAmountRange(limits);
  if (isExact || words === '') return { text, categories: [], amounts: [], within };
  const names = Object.entries(categoryNames);
  return {
    text,
    categories: names.filter(([, name]) => hasWord(toSearchText(name), text)).map(([category]) => category),
    amounts: readDigits(words).flatMap((digits) => toRange(digits, decimals)),
    within,
  };
}

/** The typed search for a description as text, even if it reads like an amount. A very long one is cut. */
export function toTextSearch(description: string): string {
  const words = description.slice(0, MAX_DESCRIPTION_LENGTH - '""'.length).replace(/[\uD800-\uDBFF]$/, '');
  return toExactSearch({ words, amountText: '' });
}

function toAmountRange({ low, high }: AmountLimits): AmountRange {
  const min = low === undefined ? 0 : low.minor + (low.isOpen ? 1 : 0);
  const max = high === undefined ? MAX_TOTAL_MINOR_UNITS : high.minor - (high.isOpen ? 1 : 0);
  return { min, max };
}

/** Whether a transaction, its amount in minor units, is found. The server's query finds the same. */
export function matchesTerms(
  { text, categories, amounts, within }: SearchTerms,
  transaction: {
    description: string;
    note: string;
    tags: readonly string[];
    category: string;
    amountMinor: number;
  },
): boolean {
  const size = Math.abs(transaction.amountMinor);
  const isIn = ({ min, max }: AmountRange) => size >= min && size <= max;
  if (within !== undefined && !isIn(within)) return false;
  return (
    [transaction.description, transaction.note, ...transaction.tags].some((part) =>
      toSearchText(part).includes(text),
    ) ||
    categories.includes(transaction.category) ||
    amounts.some(isIn)
  );
}

/** Characters that may stand between two words of a description, besides the blank. */
export const WORD_GAPS: readonly string[] = '\n\u001f*/-_.,:;#&+()[]"|@¿¡'.split('');

/** The characters between the words of a text by `toSearchText`. */
export const BETWEEN_WORDS = new RegExp(
  `[ ${WORD_GAPS.map((gap) => `\\u${gap.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]+`,
);

/** Words are compared without them: "McDonald's" and 'McDonalds' are one name. */
export const APOSTROPHES: readonly string[] = ["'", '’'];

export function withoutApostrophes(text: string): string {
  return APOSTROPHES.reduce((rest, each) => rest.replaceAll(each, ''), text);
}

/** Shorter ones are found as whole words only, so that 'gas' does not find 'gastos'. */
const SHORTEST_START = 4;

/** A text by `toSearchText` as words with one blank around each. */
function toWords(text: string): string {
  const words = WORD_GAPS.reduce((rest, gap) => rest.replaceAll(gap, ' '), withoutApostrophes(text));
  return ` ${words.trim().replaceAll(/ +/g, ' ')} `;
}

/** The text of a word's start, as the words of a text contain it. The start may be several words. */
function toWordStart(word: string): string {
  const words = toWords(word);
  return words.trim().length < SHORTEST_START ? words : words.trimEnd();
}

/** A search for a whole word, without phrases in which it means something else: `"rent" -"rent a car"`. */
const WHOLE_WORD = /^"([^"]+)"((?: -"[^"]+")*)$/;

/**
 * Writes the search for a word or its plural, but not within a phrase of `except`. The result is one search for a word,
 * as `anyOf` takes them.
 */
export function toWholeWord(word: string, except: readonly string[] = []): string {
  return [word, ...except].map((each) => `"${each.replaceAll('"', ' ').trim()}"`).join(' -');
}

/** The word of a search for a word, without quotes and exceptions. */
export function wordOfSearch(search: string): string {
  return WHOLE_WORD.exec(search)?.[1] ?? search;
}

/** The parts of a search for a word, folded by `toSearchText`. */
export type WordSearch = {
  /** The first word of the entries of `some`. A text that matches has it, once its apostrophes are gone. */
  start: string;
  /** A text that matches has one of these. */
  some: readonly string[];
  /** A text that matches has none of these. */
  none: readonly string[];
};

export function toWordSearch(search: string): WordSearch {
  const [, whole = '', except = ''] = WHOLE_WORD.exec(search) ?? [];
  const words = toWords(whole).trim();
  if (words === '') {
    const start = toWordStart(search);
    return { start: start.trim().split(' ')[0] ?? '', some: [start], none: [] };
  }
  const stem = words.replace(/(?<=[^aeiou])y$/, '');
  const plurals = stem === words ? [`${words}s`, `${words}es`] : [`${stem}ies`];
  return {
    start: stem.split(' ')[0] ?? '',
    some: [words, ...plurals].map(toWords),
    none: [...except.matchAll(/"([^"]+)"/g)].map(([, each = '']) => toWords(each).trimEnd()),
  };
}

/**
 * Whether a text matches a search for a word: one of its words starts with it, or equals it if it is short or in
 * quotes. Both are folded by `toSearchText`.
 */
export function hasWordStart(text: string, search: string): boolean {
  const { some, none } = toWordSearch(search);
  const words = toWords(text);
  return some.some((each) => words.includes(each)) && !none.some((each) => words.includes(each));
}

function hasWord(name: string, start: string): boolean {
  return ` ${name}`.includes(` ${start}`);
}

function toRange({ whole, fraction }: { whole: string; fraction: string }, decimals: number): AmountRange[] {
  if (fraction.length > decimals) return [];
  const filled = (digit: string) => Number(whole + fraction.padEnd(decimals, digit));
  return [{ min: filled('0'), max: filled('9') }];
}
