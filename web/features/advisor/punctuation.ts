import type { Piece } from '#shared/contract/advisor.ts';

type PunctuatedPiece = Piece & { before: string; after: string };

const OPENING = /[([“«¿¡]+$/;
const CLOSING = /^[)\]”».,;:!?%]+/;

/** Attaches to each figure the punctuation around it, so that both stay on one line. */
export function attachPunctuation(pieces: readonly Piece[]): PunctuatedPiece[] {
  const result: PunctuatedPiece[] = pieces.map((piece) => ({ ...piece, before: '', after: '' }));
  for (const [index, piece] of result.entries()) {
    if (piece.factId === undefined) continue;
    const [before, after] = [result[index - 1], result[index + 1]];
    if (before && before.factId === undefined) piece.before = cutPunctuation(before, OPENING);
    if (after && after.factId === undefined) piece.after = cutPunctuation(after, CLOSING);
  }
  return result;
}

/** Removes the punctuation from a piece, and returns the punctuation. */
function cutPunctuation(piece: Piece, pattern: RegExp): string {
  const [punctuation = ''] = pattern.exec(piece.text) ?? [];
  piece.text = piece.text.replace(pattern, '');
  return punctuation;
}
