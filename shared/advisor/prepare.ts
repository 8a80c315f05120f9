import { languageOf } from './dictionary.ts';
import { mend } from './mend.ts';
import { joinNames } from './names-of-several.ts';
import { toWords, writeOut } from './text.ts';
import type { Language, Vocabulary } from './types.ts';

/** The language of a question and its words, written out and without slips. */
export function prepare(question: string, vocabulary: Vocabulary): { language: Language; words: string } {
  const raw = toWords(question);
  const language = languageOf(raw, question, vocabulary.language);
  return { language, words: mend(writeOut(joinNames(raw), language), language, vocabulary) };
}
