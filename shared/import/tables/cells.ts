/**
 * The text of a cell on one line, with plain spaces and without single quotes around it or the marks by which Excel is
 * told that it is text.
 */
export function cleanCell(cell: string): string {
  if (!/[\s="'\u200b-\u206f\ufeff]/.test(cell)) return cell;
  const inner = /^\s*(?:="([^"]*)"|'([^']*)')\s*$/.exec(cell);
  return (inner?.[1] ?? inner?.[2] ?? cell)
    .replace(/[\s\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]+/g, ' ')
    .trim();
}

/** Cells that only say that there is nothing. */
export function isBlankCell(text: string): boolean {
  return /^(?:[$€£]?[-–—.*_\s]*|n\/a|null|none)$/i.test(text);
}

const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', œ: 'oe', æ: 'ae', đ: 'd', ı: 'i' };

/** Longer texts are no known words, and an expression overflows the stack on a run of millions of characters. */
const FOLDED_LENGTH = 10_000;

/** The start of a text for comparison with known words: lower case, no accents, camelCase apart, single spaces. */
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

/** Whether a folded text has one of the words, or begins with it. Words may be several. */
export function hasWord(folded: string, words: readonly string[]): boolean {
  const padded = ` ${folded} `;
  return words.some((word) => padded.includes(` ${word} `));
}
