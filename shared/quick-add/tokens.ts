import { toSearchText } from '../search-text.ts';
import type { Part } from './types.ts';

export type Token = {
  text: string;
  /** For comparison: without case and accents. */
  word: string;
  start: number;
  end: number;
  /** No blank stands before it. */
  isGlued: boolean;
  isNumber: boolean;
  /** The meaning of the token; undefined keeps it for the description. */
  use?: Part['what'];
  /** It was understood, and stays in the description too. */
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

/** Makes a token a plain word of the description, which no list has. */
export function toPlain(token: Token): Token {
  return { ...token, text: PLAIN_LETTER, word: '', isNumber: false };
}

const PLAIN_LETTER = 'ω';

/** Marks the tokens from `from` up to `to`. */
export function use(tokens: readonly Token[], from: number, to: number, what: Part['what']): void {
  for (const token of tokens.slice(from, to)) token.use = what;
}

export function isWord(token: Token | undefined): boolean {
  return token !== undefined && !token.isNumber && /^\p{L}/u.test(token.text);
}

/** Whether a token is one of some words, or of some characters that stand alone. */
export function isOneOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token !== undefined && words.has(token.word);
}

export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
