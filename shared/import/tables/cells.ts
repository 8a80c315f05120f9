/**
 * Writes the text of a cell on one line, with plain spaces, and without single quotes around it or the `="…"` with
 * which files keep Excel from changing it.
 */
export function cleanCell(cell: string): string {
  if (!/[\s="'\u061c\u200b-\u206f\ufeff\u0660-\u066c\u06f0-\u06f9\uff0b-\uff19]/.test(cell)) return cell;
  const inner = /^\s*(?:="([^"]*)"|'([^']*)')\s*$/.exec(cell);
  const line = (inner?.[1] ?? inner?.[2] ?? cell)
    .replace(/[\s\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g, ' ')
    .trim();
  return WORD.test(line) ? line : withPlainDigits(line);
}

/** Digits in a text stay as the bank wrote them. */
const WORD = /\p{L}{3}/u;

/** Replaces the digits and marks of Arabic, Persian and wide Japanese numbers by those of ASCII. */
function withPlainDigits(line: string): string {
  return line
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x6_60))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6_f0))
    .replace(/[\uff0b-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');
}

/** Whether a cell is empty or only has a sign or word for nothing. */
export function isBlankCell(text: string): boolean {
  return /^(?:[$€£]?[-–—.*_\s]*|n\/a|null|none)$/i.test(text);
}

const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', œ: 'oe', æ: 'ae', đ: 'd', ı: 'i' };

/** No known words are longer, and a regular expression overflows the stack on millions of characters. */
const FOLDED_LENGTH = 10_000;

/** Prepares a text for comparison with known words: lower case, no accents, camelCase split, single spaces. */
export function foldText(text: string): string {
  return text
    .slice(0, FOLDED_LENGTH)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßłøœæđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The first letter of the scripts that are searched without regard to spaces: Korean, Chinese and Japanese. */
export const UNSPACED = '\u1100';

/** Whether a folded text contains one of the folded words or phrases. */
export function hasWord(folded: string, words: readonly string[]): boolean {
  const padded = ` ${folded} `;
  return words.some((word) => padded.includes(word < UNSPACED ? ` ${word} ` : word));
}

/** Splits a list at its commas and folds each phrase. */
export function foldedList(list: string): string[] {
  return list.split(',').map((phrase) => foldText(phrase));
}
