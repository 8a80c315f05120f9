import { toWords } from './text.ts';

/** Marks that end a part of a question: 'my wife says so, how much was it?' */
const ENDS = /[,;:.!?…()¿¡"“”]+(?=\s|$)|[¿¡("“]|\s[-–—]\s/g;
/** Words that begin a part without a mark before them: 'stuck on the bus again how much were taxis'. */
const STARTS = /(?<=\s)(?=(?:how\s+(?:much|many|often)|cu[aá]nt[oa]s?|dime|d[ií]game|mu[eé]strame)\s)/gi;
/** The fewest words before them that count as a part: 'and how much' stays one part. */
const MIN_WORDS_BEFORE = 3;

/** Splits a question into parts with at minWords one word each, as they were typed. */
export function splitParts(question: string): string[] {
  const parts: string[] = [];
  let from = 0;
  const ends = [
    ...Array.from(question.matchAll(ENDS), ({ index, 0: marks }) => ({
      at: index + marks.length,
      minWords: 1,
    })),
    ...Array.from(question.matchAll(STARTS), ({ index }) => ({ at: index, minWords: MIN_WORDS_BEFORE })),
    { at: question.length, minWords: 1 },
  ].toSorted((one, other) => one.at - other.at);
  for (const { at, minWords } of ends) {
    const part = question.slice(from, at);
    if (countWords(part) < minWords) continue;
    parts.push(part);
    from = at;
  }
  return parts;
}

const countWords = (text: string): number =>
  toWords(text)
    .split(' ')
    .filter((word) => word !== '').length;
