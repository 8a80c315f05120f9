import { toWords } from './text.ts';

/** Marks that end a part of a question: 'my wife says so, how much was it?' */
const ENDS = /[,;:.!?…()¿¡"“”]+(?=\s|$)|[¿¡("“]|\s[-–—]\s/g;
/** Words that begin to ask, where no mark ends the part before: 'stuck on the bus how much were taxis'. */
const STARTS =
  /(?<=\S+\s+\S+\s+\S+\s+)(?=(?:how (?:much|many|often)|cu[aá]nt[oa]s?|dime|d[ií]game|mu[eé]strame)\s)/gi;

/** The parts of a question with at least one word each, as they were typed. */
export function partsOf(question: string): string[] {
  const parts: string[] = [];
  let from = 0;
  const ends = [...question.matchAll(ENDS), ...question.matchAll(STARTS)]
    .map(({ index, 0: marks }) => index + marks.length)
    .toSorted((one, other) => one - other);
  for (const end of [...ends, question.length]) {
    const part = question.slice(from, end);
    if (toWords(part) === '') continue;
    parts.push(part);
    from = end;
  }
  return parts;
}
