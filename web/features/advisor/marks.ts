import type { Piece } from '#shared/contract/advisor.ts';

type PunctuatedPiece = Piece & { before: string; after: string };

const OPENING = /[([“«¿¡]+$/;
const CLOSING = /^[)\]”».,;:!?%]+/;

/** Attaches the punctuation around a figure to it, so that no line breaks between them. */
export function attachPunctuation(pieces: readonly Piece[]): PunctuatedPiece[] {
  const marked: PunctuatedPiece[] = pieces.map((piece) => ({ ...piece, before: '', after: '' }));
  for (const [index, piece] of marked.entries()) {
    if (piece.factId === undefined) continue;
    const [before, after] = [marked[index - 1], marked[index + 1]];
    if (before && before.factId === undefined) piece.before = cutPunctuation(before, OPENING);
    if (after && after.factId === undefined) piece.after = cutPunctuation(after, CLOSING);
  }
  return marked;
}

function cutPunctuation(from: Piece, marks: RegExp): string {
  const [punctuation = ''] = marks.exec(from.text) ?? [];
  from.text = from.text.replace(marks, '');
  return punctuation;
}
