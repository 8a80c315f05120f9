import type { Part } from './types.ts';
import { toPlain, type Token } from './tokens.ts';

/** Makes ignored parts plain words. A plus sign is removed instead, so that its number stays an amount. */
export function withoutParts(tokens: readonly Token[], ignored: readonly Part[]): Token[] {
  const isIgnored = ({ start, end }: Token) => ignored.some((part) => part.start <= start && end <= part.end);
  const left = tokens.filter((token) => token.text !== '+' || !isIgnored(token));
  return left.map((token, index) => {
    if (isIgnored(token)) return toPlain(token);
    const isGlued = token.isGlued && left[index - 1]?.end === token.start;
    return { ...token, isGlued };
  });
}
