import { toSearchText } from '../search-text.ts';
import type { Part } from './types.ts';

export type Token = {
  text: string;
  /** The text without case and accents, for comparisons. */
  word: string;
  start: number;
  end: number;
  /** Whether no blank stands before it. */
  isGlued: boolean;
  isNumber: boolean;
  /** The meaning of the token; without one it belongs to the description. */
  meaning?: Part['what'];
  /** Whether it stays in the description although it has a meaning. */
  isKept?: true;
};

/** Tags; codes such as EUR20; numbers, days and times with their separators; words; any other character. */
const TOKEN =
  /#[\p{L}\p{M}\p{N}_]+(?:-[\p{L}\p{M}\p{N}_]+)*|(?:usd|eur|gbp|cop|mxn|ars|clp|bs|rs)(?=\d)|x(?=\d)|(?:(?<![\p{L}\p{N}.,/])[.,])?\d+(?:[.,:/'’´`\u00a0\u202f-]\d+)*(?:(?:[.,][-–—]{1,2}|\/[-–—])(?![\p{L}\p{N}]))?|[\p{L}\p{M}][\p{L}\p{M}\p{N}_]*(?:['’&][\p{L}\p{M}\p{N}]+)*|\S/giu;

export function toTokens(text: string): Token[] {
  let end = -1;
  return Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => {
    const isGlued = index === end;
    end = index + found.length;
    const word = toSearchText(found).replaceAll('’', "'");
    return { text: found, word, start: index, end, isGlued, isNumber: /^[.,]?\d/.test(found) };
  });
}

/** Turns a token into a plain word, which is in no list of words, so that it stays in the description. */
export function toPlain(token: Token): Token {
  return { ...token, text: PLAIN_LETTER, word: '', isNumber: false };
}

const PLAIN_LETTER = 'ω';

/** Gives the tokens from `from` to before `to` a meaning. */
export function setMeaning(tokens: readonly Token[], from: number, to: number, what: Part['what']): void {
  for (const token of tokens.slice(from, to)) token.meaning = what;
}

export function isWord(token: Token | undefined): boolean {
  return token !== undefined && !token.isNumber && /^\p{L}/u.test(token.text);
}

export function isOneOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token !== undefined && words.has(token.word);
}

export function toWordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
