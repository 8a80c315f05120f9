import type { Piece } from '#shared/contract/advisor.ts';

type Marked = Piece & { before: string; after: string };

const OPENING = /[([“«¿¡]+$/;
const CLOSING = /^[)\]”».,;:!?%]+/;

/** Moves the brackets and stops around a figure to it, so that no line breaks between them. */
export function withTheirMarks(pieces: readonly Piece[]): Marked[] {
  const marked: Marked[] = pieces.map((piece) => ({ ...piece, before: '', after: '' }));
  for (const [index, piece] of marked.entries()) {
    if (piece.factId === undefined) continue;
    const [before, after] = [marked[index - 1], marked[index + 1]];
    if (before && before.factId === undefined) piece.before = take(before, OPENING);
    if (after && after.factId === undefined) piece.after = take(after, CLOSING);
  }
  return marked;
}

function take(from: Piece, marks: RegExp): string {
  const [taken = ''] = marks.exec(from.text) ?? [];
  from.text = from.text.replace(marks, '');
  return taken;
}
