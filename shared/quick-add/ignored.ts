import type { Part } from './types.ts';
import { toPlain, type Token } from './tokens.ts';

/**
 * Turns ignored parts into plain words. A number before one can still be the amount, as in '30/month', and so can a
 * number after an ignored plus sign, which is removed.
 */
export function withoutParts(tokens: readonly Token[], ignored: readonly Part[]): Token[] {
  const partOf = (token: Token) => ignored.find((part) => isIn(token, part));
  const left = tokens.filter((token) => token.text !== '+' || !partOf(token));
  return left.map((token, index) => {
    const part = partOf(token);
    const isGlued = token.isGlued && left[index - 1]?.end === token.start && part?.start !== token.start;
    return { ...(part ? toPlain(token) : token), isGlued };
  });
}

/** Turns the numbers of ignored days into numbers again, because the only number of a line is its amount. */
export function restoreNumbers(tokens: Token[], text: string, ignored: readonly Part[]): void {
  const days = ignored.filter(({ what }) => what === 'day');
  for (const token of tokens) {
    const written = text.slice(token.start, token.end);
    if (!/^\d+$/.test(written) || !days.some((part) => isIn(token, part))) continue;
    token.text = written;
    token.isNumber = true;
  }
}

function isIn({ start, end }: Token, part: Part): boolean {
  return part.start <= start && end <= part.end;
}
