import type { Answer, Piece } from '#shared/contract/advisor.ts';

const MAX_LENGTH = 600;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/** Numbers in words, since a model could write a figure out. */
const NUMBER_WORDS =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|half|halves|twice|double|triple|third|quarters?|percent|cero|un[oa]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?s?|\w+cient[oa]s|mil|miles|millon(?:es)?|docenas?|mitad|tercio|cuarto|doble|triple)\b/;

/** Replaces an answer's figures and the person's words with placeholders. Returns the text and the hidden pieces. */
export function hideFigures({ sentence }: Pick<Answer, 'sentence'>): {
  text: string;
  hidden: Map<string, Piece>;
} {
  const hidden = new Map<string, Piece>();
  const text = sentence
    .map((piece, at) => {
      if (piece.factId === undefined && piece.isQuoted === undefined) return piece.text;
      const name = piece.factId ?? `w${at}`;
      hidden.set(name, piece);
      return `{{${name}}}`;
    })
    .join('');
  return { text, hidden };
}

/**
 * Puts the hidden pieces back into the text that a model wrote. Drops sentences with an unknown placeholder, or with
 * a number in digits or words; returns undefined if no figure is left.
 */
export function showFigures(written: string, hidden: ReadonlyMap<string, Piece>): Piece[] | undefined {
  const line = written.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  if (line.length > MAX_LENGTH) return undefined;
  const allowed = line.split(/(?<=[.!?])\s+/).filter((sentence) => isAllowed(sentence, hidden));
  const text = allowed.join(' ');
  if (![...text.matchAll(PLACEHOLDER)].some(([, name = '']) => hidden.get(name)?.factId !== undefined))
    return undefined;
  return text.split(/(\{\{\w+\}\})/).flatMap((part): Piece[] => {
    const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
    if (name === undefined) return part === '' ? [] : [{ text: part }];
    const piece = hidden.get(name);
    return piece === undefined ? [] : [piece];
  });
}

function isAllowed(sentence: string, hidden: ReadonlyMap<string, Piece>): boolean {
  const names = [...sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const words = sentence.replaceAll(PLACEHOLDER, ' ');
  const plain = words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return names.every((name) => hidden.has(name)) && !/[\p{N}{}%]/u.test(words) && !NUMBER_WORDS.test(plain);
}
