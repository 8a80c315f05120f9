import { toSearchText } from './search-text.ts';

/** Both ends included, in minor units. */
export type AmountRange = { min: number; max: number };

/** What a typed search stands for. A transaction is found by its description, its note, a tag, its category or
 * its amount. */
export type SearchTerms = {
  /** By `toSearchText`; a part of the description, of the note or of a tag. */
  text: string;
  categories: readonly string[];
  amounts: readonly AmountRange[];
};

const MAX_WHOLE_DIGITS = 12;

/**
 * Reads a search: 'food' also stands for the category with a word that starts so, '42' for amounts from 42.00 to
 * 42.99, '42.18' for exactly that amount, and '1.234' for each of its readings.
 */
export function toSearchTerms(
  typed: string,
  { decimals, categoryNames }: { decimals: number; categoryNames: Record<string, string> },
): SearchTerms {
  const text = toSearchText(typed);
  const names = Object.entries(categoryNames);
  return {
    text,
    categories: names.filter(([, name]) => hasWord(toSearchText(name), text)).map(([category]) => category),
    amounts: readAmounts(typed, decimals),
  };
}

/** Whether a transaction, its amount in minor units, is found. The server's query answers the same. */
export function matchesTerms(
  { text, categories, amounts }: SearchTerms,
  transaction: {
    description: string;
    note: string;
    tags: readonly string[];
    category: string;
    amountMinor: number;
  },
): boolean {
  return (
    [transaction.description, transaction.note, ...transaction.tags].some((part) =>
      toSearchText(part).includes(text),
    ) ||
    categories.includes(transaction.category) ||
    amounts.some(({ min, max }) => transaction.amountMinor >= min && transaction.amountMinor <= max)
  );
}

/** What may stand between two words of a description, besides the blank. */
export const WORD_GAPS: readonly string[] = '\n\u001f*/-_.,:;#&+()[]"|@¿¡'.split('');

/** The characters between the words of a text by `toSearchText`. */
export const BETWEEN_WORDS = new RegExp(
  `[ ${WORD_GAPS.map((gap) => `\\u${gap.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]+`,
);

/** Shorter ones are found as whole words only, so that 'gas' does not find 'gastos'. */
const SHORTEST_START = 4;

/** A text by `toSearchText` as words with blanks around each. */
function toWords(text: string): string {
  const words = WORD_GAPS.reduce((rest, gap) => rest.replaceAll(gap, ' '), text);
  return ` ${words.trim()} `;
}

/** What the words of a text contain if one of them starts with this one, which may be several words. */
export function toWordStart(word: string): string {
  const words = toWords(word);
  return words.trim().length < SHORTEST_START ? words : words.trimEnd();
}

/** Whether a word of a text starts with this one, or is it if that is short; both by `toSearchText`. */
export function hasWordStart(text: string, word: string): boolean {
  return toWords(text).includes(toWordStart(word));
}

function hasWord(name: string, start: string): boolean {
  return ` ${name}`.includes(` ${start}`);
}

/** An ambiguous number has two readings; what is no number has none. */
function readAmounts(typed: string, decimals: number): AmountRange[] {
  const number = typed.replace(/[\s'’\p{Sc}+\-−]/gu, '');
  const grouped = /^\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/.test(number) ? [[number, '']] : [];
  const exact = /^(\d+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](\d*))?$/.exec(number);
  const readings = [...grouped, ...(exact ? [[exact[1], exact[2] ?? '']] : [])] as [string, string][];
  return readings.flatMap(([whole, fraction]) => toRange(whole.replace(/[.,]/g, ''), fraction, decimals));
}

function toRange(whole: string, fraction: string, decimals: number): AmountRange[] {
  if (whole.length > MAX_WHOLE_DIGITS || fraction.length > decimals) return [];
  const filled = (digit: string) => Number(whole + fraction.padEnd(decimals, digit));
  return [{ min: filled('0'), max: filled('9') }];
}
