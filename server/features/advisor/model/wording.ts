import type { Answer, Piece } from '#shared/contract/advisor.ts';

const MAX_LENGTH = 600;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/** A figure could also be written out. */
const NUMBER_WORDS =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|half|halves|twice|double|triple|third|quarters?|percent|cero|un[oa]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?s?|\w+cient[oa]s|mil|miles|millon(?:es)?|docenas?|mitad|tercio|cuarto|doble|triple)\b/;

/** The sentence of an answer with names in the place of its figures and of the person's words, and what they stand for. */
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
 * The pieces of what a model wrote around hidden figures. A sentence with a number of its own, in digits or in words,
 * or with an unknown name is dropped; undefined if none is left.
 */
export function showFigures(written: string, hidden: ReadonlyMap<string, Piece>): Piece[] | undefined {
  const line = written.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  if (line.length > MAX_LENGTH) return undefined;
  const kept = line.split(/(?<=[.!?])\s+/).filter((sentence) => isHonest(sentence, hidden));
  const text = kept.join(' ');
  if (![...text.matchAll(PLACEHOLDER)].some(([, name = '']) => hidden.get(name)?.factId !== undefined))
    return undefined;
  return text.split(/(\{\{\w+\}\})/).flatMap((part): Piece[] => {
    const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
    if (name === undefined) return part === '' ? [] : [{ text: part }];
    const piece = hidden.get(name);
    return piece === undefined ? [] : [piece];
  });
}

function isHonest(sentence: string, hidden: ReadonlyMap<string, Piece>): boolean {
  const names = [...sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const own = sentence.replaceAll(PLACEHOLDER, ' ');
  const plain = own.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return names.every((name) => hidden.has(name)) && !/[\p{N}{}%]/u.test(own) && !NUMBER_WORDS.test(plain);
}
