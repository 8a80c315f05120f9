import { toLine } from '../import/match/text-line.ts';
import { LINKS } from './candidates.ts';
import type { Part } from './types.ts';
import { isOneOf, type Token } from './tokens.ts';

/** Characters that join words, and join nothing where a neighbour was taken out. */
const DANGLING_END = /(?:[\s,;:=|·–—~≈→-]|\.(?=\s*$))+$/u;
const DANGLING_START = /^[\s,;:=|·–—.-]+(?!\d)/u;

/** The text of the tokens that stay, without the separators around those that went. */
export function toDescription(text: string, tokens: readonly Token[]): string {
  dropLinks(tokens);
  const pieces: string[] = [];
  let start = 0;
  for (const token of tokens) {
    if (!isTaken(token)) continue;
    pieces.push(text.slice(start, token.start));
    start = token.end;
  }
  pieces.push(text.slice(start));
  const cleaned = pieces.map((piece, index) => {
    const ended = index < pieces.length - 1 ? piece.replace(DANGLING_END, '') : piece;
    return index > 0 ? ended.replace(DANGLING_START, '') : ended;
  });
  const joined = cleaned
    .filter((piece) => !/^[\s!?.]*$/.test(piece))
    .reduce((all, piece) => all + (/^[!?)\]»”/]/.test(piece) || all === '' ? '' : ' ') + piece, '');
  return toLine(joined.replace(/\(\s*\)|\[\s*\]|"\s*"|«\s*»/g, ' '), joined.length);
}

/** 'for' and 'de' after what was taken out lead nowhere at the beginning. */
function dropLinks(tokens: readonly Token[]): void {
  const first = tokens.findIndex((token) => !isTaken(token) && /[\p{L}\p{N}]/u.test(token.text));
  const before = tokens[first - 1]?.use;
  const token = tokens[first];
  if (
    token &&
    before !== undefined &&
    isTaken(tokens[first - 1]) &&
    before !== 'day' &&
    isOneOf(token, LINKS)
  )
    token.use = before;
}

function isTaken(token: Token | undefined): boolean {
  return token?.use !== undefined && token.isKept !== true;
}

/** The spans of what was understood; neighbours of one kind are one. */
export function toParts(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let previous: Token | undefined;
  for (const token of tokens) {
    const { start, end, use: what } = token;
    const last = parts.at(-1);
    if (what !== undefined && last && previous?.use === what && what !== 'tag') last.end = end;
    else if (what !== undefined) parts.push({ start, end, what });
    previous = token;
  }
  return parts;
}
