import type { Part } from './types.ts';
import { toPlain, type Token } from './tokens.ts';

/**
 * Turns ignored parts into plain words, and removes ignored plus signs. A number next to them can still be the amount:
 * the 30 of '30/month' and of '+30'.
 */
export function withoutParts(tokens: readonly Token[], ignored: readonly Part[]): Token[] {
  const partOf = (token: Token) => ignored.find((part) => isIn(token, part));
  const remaining = tokens.filter((token) => token.text !== '+' || !partOf(token));
  return remaining.map((token, index) => {
    const part = partOf(token);
    const isGlued = token.isGlued && remaining[index - 1]?.end === token.start && part?.start !== token.start;
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
