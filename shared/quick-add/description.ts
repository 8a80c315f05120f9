import { toLine } from '../import/match/text-line.ts';
import { LINKS } from './candidates.ts';
import type { Part } from './types.ts';
import { isOneOf, type Token } from './tokens.ts';

/** Characters that join words. They are removed if a word next to them was removed. */
const DANGLING_END = /(?:[\s,;:=|·–—~≈→-]|\.(?=\s*$))+$/u;
const DANGLING_START = /^[\s,;:=|·–—.-]+(?!\d)/u;

/**
 * Returns the text without removed tokens and the separators around them. Also marks a link at its beginning as removed.
 */
export function toDescription(text: string, tokens: readonly Token[]): string {
  dropFirstLink(tokens);
  const pieces: string[] = [];
  let start = 0;
  for (const token of tokens) {
    if (!isRemoved(token)) continue;
    pieces.push(text.slice(start, token.start));
    start = token.end;
  }
  pieces.push(text.slice(start));
  const cleaned = pieces.map((piece, index) => {
    const withoutEnd = index < pieces.length - 1 ? piece.replace(DANGLING_END, '') : piece;
    return index > 0 ? withoutEnd.replace(DANGLING_START, '') : withoutEnd;
  });
  const joined = cleaned
    .filter((piece) => !/^[\s!?.]*$/.test(piece))
    .reduce((all, piece) => all + (/^[!?)\]»”/]/.test(piece) || all === '' ? '' : ' ') + piece, '');
  return toLine(joined.replace(/\(\s*\)|\[\s*\]|"\s*"|«\s*»/g, ' '), joined.length);
}

/** Marks 'for' or 'de' at the beginning of the description as removed if it follows a removed part other than a day. */
function dropFirstLink(tokens: readonly Token[]): void {
  const first = tokens.findIndex((token) => !isRemoved(token) && /[\p{L}\p{N}]/u.test(token.text));
  const before = tokens[first - 1]?.meaning;
  const token = tokens[first];
  if (
    token &&
    before !== undefined &&
    isRemoved(tokens[first - 1]) &&
    before !== 'day' &&
    isOneOf(token, LINKS)
  )
    token.meaning = before;
}

function isRemoved(token: Token | undefined): boolean {
  return token?.meaning !== undefined && token.isKept !== true;
}

/** Returns the parts of the line that were understood. Neighbours with the same meaning form one part. */
export function toParts(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let previous: Token | undefined;
  for (const token of tokens) {
    const { start, end, meaning: what } = token;
    const last = parts.at(-1);
    if (what !== undefined && last && previous?.meaning === what && what !== 'tag') last.end = end;
    else if (what !== undefined) parts.push({ start, end, what });
    previous = token;
  }
  return parts;
}
