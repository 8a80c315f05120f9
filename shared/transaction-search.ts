import { MAX_DESCRIPTION_LENGTH, MAX_TOTAL_MINOR_UNITS } from './limits.ts';
import { toSearchText } from './search-text.ts';
import { readDigits, readTypedSearch, toExactSearch, type AmountLimits } from './typed-search.ts';

/** Both ends included, in minor units. */
export type AmountRange = { min: number; max: number };

/**
 * The conditions of a typed search. A transaction is found if a text, a tag, the category, the account or the amount
 * matches.
 * Amounts are compared without the sign of a refund.
 */
export type SearchTerms = {
  /** A part of a text or a tag, folded by `toSearchText`. Empty if only an amount was typed. */
  text: string;
  categories: readonly string[];
  accounts: readonly string[];
  amounts: readonly AmountRange[];
  /** If set, every found transaction has an amount in this range, as for '>100'. */
  within: AmountRange | undefined;
};

/** The decimals of the user's currency, and the names of the user's categories and accounts by id. */
export type SearchReading = { decimals: number } & Record<
  'categoryNames' | 'accountNames',
  Record<string, string>
>;

/**
 * Reads a typed search. 'food' also means categories and accounts with a word that starts with it, '42' amounts from 42.00 to 42.99,
 * '42.18' exactly that amount, and '1.234' each of its readings. '"42"' finds only text, and '=42' only an amount.
 */
export function toSearchTerms(
  search: string,
  { decimals, categoryNames, accountNames }: SearchReading,
): SearchTerms {
  const { words, limits, isExact } = readTypedSearch(search, decimals);
  const text = toSearchText(words);
  const within = limits && toAmountRange(limits);
  if (isExact || words === '') return { text, categories: [], accounts: [], amounts: [], within };
  const findNamed = (names: Record<string, string>) =>
    Object.keys(names).filter((id) => hasWord(toSearchText(names[id] ?? ''), text));
  return {
    text,
    categories: findNamed(categoryNames),
    accounts: findNamed(accountNames),
    amounts: readDigits(words).flatMap((digits) => toRange(digits, decimals)),
    within,
  };
}

/** Writes the search that finds a description as text, even if it reads like an amount. A very long one is cut. */
export function toTextSearch(description: string): string {
  const words = description.slice(0, MAX_DESCRIPTION_LENGTH - '""'.length).replace(/[\uD800-\uDBFF]$/, '');
  return toExactSearch({ words, amountText: '' });
}

function toAmountRange({ low, high }: AmountLimits): AmountRange {
  const min = low === undefined ? 0 : low.minor + (low.isOpen ? 1 : 0);
  const max = high === undefined ? MAX_TOTAL_MINOR_UNITS : high.minor - (high.isOpen ? 1 : 0);
  return { min, max };
}

/** Whether a search finds a transaction with these texts and tags. The server's query finds the same. */
export function matchesTerms(
  { text, categories, accounts, amounts, within }: SearchTerms,
  transaction: {
    texts: readonly string[];
    category: string;
    account?: string | undefined;
    amountMinor: number;
  },
): boolean {
  const size = Math.abs(transaction.amountMinor);
  const isIn = ({ min, max }: AmountRange) => size >= min && size <= max;
  if (within !== undefined && !isIn(within)) return false;
  return (
    transaction.texts.some((part) => toSearchText(part).includes(text)) ||
    categories.includes(transaction.category) ||
    accounts.includes(transaction.account ?? '') ||
    amounts.some(isIn)
  );
}

/** Characters other than the blank that may stand between two words of a description. */
export const WORD_GAPS: readonly string[] = '\n\u001f*/-_.,:;#&+()[]"|@¿¡'.split('');

/** Splits a text of `toSearchText` into words. */
export const BETWEEN_WORDS = new RegExp(
  `[ ${WORD_GAPS.map((gap) => `\\u${gap.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]+`,
);

/** Comparisons of words ignore apostrophes: "McDonald's" and 'McDonalds' are one name. */
export const APOSTROPHES: readonly string[] = ["'", '’'];

export function withoutApostrophes(text: string): string {
  return APOSTROPHES.reduce((rest, each) => rest.replaceAll(each, ''), text);
}

/** A shorter search finds whole words only, so that 'gas' does not find 'gastos'. */
const SHORTEST_START = 4;

/** Separates the words of a text of `toSearchText` by single blanks, with one at each end. */
function toWords(text: string): string {
  const words = WORD_GAPS.reduce((rest, gap) => rest.replaceAll(gap, ' '), withoutApostrophes(text));
  return ` ${words.trim().replaceAll(/ +/g, ' ')} `;
}

/** Returns the text that a result of `toWords` contains if one of its words starts with `word`, also of several words. */
function toWordStart(word: string): string {
  const words = toWords(word);
  return words.trim().length < SHORTEST_START ? words : words.trimEnd();
}

/** A search for a whole word, except in phrases where it means something else: `"rent" -"rent a car"`. */
const WHOLE_WORD = /^"([^"]+)"((?: -"[^"]+")*)$/;

/**
 * Writes the search for a word or its plural, except within a phrase of `except`. The filter `anyOf` of the history
 * accepts it.
 */
export function toWholeWord(word: string, except: readonly string[] = []): string {
  return [word, ...except].map((each) => `"${each.replaceAll('"', ' ').trim()}"`).join(' -');
}

/** Returns the word of a search that `toWholeWord` wrote, without quotes and exceptions. */
export function toSearchedWord(search: string): string {
  return WHOLE_WORD.exec(search)?.[1] ?? search;
}

/** A search for a word, folded by `toSearchText`. A text matches if it has one of `some` and none of `none`. */
export type WordSearch = {
  /** The beginning of each entry of `some`, so every matching text has it, without apostrophes. */
  start: string;
  some: readonly string[];
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
