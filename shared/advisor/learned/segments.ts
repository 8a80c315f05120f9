import { toWords } from '../text.ts';

/** Marks that end a part of a question: 'my wife says so, how much was it?' */
const ENDS = /[,;:.!?…()¿¡"“”]+(?=\s|$)|[¿¡("“]|\s[-–—]\s/;
/** The most words between a token and its place in the question. */
const MOST_MOVED = 8;

/** The number of the part that each token of a question stands in, from 0. */
export function segmentsOf(question: string, tokens: readonly string[]): number[] {
  const parts = question
    .split(ENDS)
    .map((part) => toWords(part))
    .filter((part) => part !== '');
  const words = parts.flatMap((part, segment) => part.split(' ').map((word) => ({ word, segment })));
  let at = 0;
  return tokens.map((token) => {
    const ahead = words.slice(at, at + MOST_MOVED).findIndex(({ word }) => word === token);
    if (ahead >= 0) at += ahead + 1;
    return words[Math.max(0, at - 1)]?.segment ?? 0;
  });
}
