import { beginsAsMeant, isCommon, isKnown, TOPICS } from './dictionary.ts';
import { ENGLISH } from './lexicon/features.en.ts';
import { SPANISH } from './lexicon/features.es.ts';
import { toPatternWithGaps } from './lexicon/pattern.ts';
import { FEATURES, type Feature } from './lexicon/types.ts';
import type { Language } from './types.ts';

/** Marks of what was found begin with a capital; what has a digit and is no mark was read by nothing: '4ever'. */
const WORD = /(?<![^ ])(?:\p{Ll}{2,}|(?![PANXCMB]\d)[^ ]*\d[^ ]*)(?![^ ])/gu;
const SHORT = 2;

/** The words of a marked text that no sign about money has read: 'wife' of 'how much did my wife spend'. */
export function unreadWords(text: string, language: Language): string[] {
  const words = Array.from(text.matchAll(WORD)).filter(
    ([word]) =>
      !isCommon(word, language) &&
      !beginsAsMeant(word, language) &&
      !(word.length <= SHORT && isKnown(word, language)),
  );
  if (words.length === 0) return [];
  const spans = spansRead(text, language);
  return words
    .filter(({ index }) => !spans.some(({ from, to }) => from <= index && index < to))
    .map(([word]) => word);
}

type Span = { from: number; to: number };

/** Where a text has the words of the patterns, without what stands between them. */
function spansRead(text: string, language: Language): Span[] {
  return READ[language].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ indices = [] }) => partsBetween(indices)).flat(),
  );
}

/** A match without its groups. */
function partsBetween([whole, ...groups]: readonly ([number, number] | undefined)[]): Span[] {
  if (!whole) return [];
  const gaps = groups.filter((gap) => gap !== undefined).toSorted(([one], [other]) => one - other);
  const edges = [whole[0], ...gaps.flat(), whole[1]];
  return Array.from({ length: edges.length / 2 }, (_, at) => ({
    from: edges[2 * at] ?? 0,
    to: edges[2 * at + 1] ?? 0,
  }));
}

const compile = (texts: Record<Feature, string>) =>
  FEATURES.filter((feature) => !TOPICS.has(feature) && !feature.startsWith('advice')).map((feature) =>
    toPatternWithGaps(texts[feature]),
  );
const READ: Record<Language, readonly RegExp[]> = { en: compile(ENGLISH), es: compile(SPANISH) };
