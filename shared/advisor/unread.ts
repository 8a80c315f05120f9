import { beginsAsMeant, isCommon, TOPICS } from './dictionary.ts';
import { PATTERNS } from './signs.ts';
import type { Language } from './types.ts';

/** Two letters limit nothing; marks of what was found begin with a capital. */
const WORD = /(?<![^ ])\p{Ll}{3,}(?![^ ])/gu;

/** The words of a marked text that no sign about money has read: 'wife' of 'how much did my wife spend'. */
export function unreadWords(text: string, language: Language): string[] {
  const words = Array.from(text.matchAll(WORD)).filter(
    ([word]) => !isCommon(word, language) && !beginsAsMeant(word, language),
  );
  if (words.length === 0) return [];
  const read = PATTERNS[language].filter(
    ({ feature }) => !TOPICS.has(feature) && !feature.startsWith('advice'),
  );
  const spans = read.flatMap(({ pattern }) =>
    Array.from(text.matchAll(pattern), ({ index, 0: said }) => ({ from: index, to: index + said.length })),
  );
  return words
    .filter(({ index }) => !spans.some(({ from, to }) => from <= index && index < to))
    .map(([word]) => word);
}
