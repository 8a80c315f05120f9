import { readQuestion } from '../read-question.ts';
import type { Previous, Understanding } from '../types.ts';
import { toText, vocabularyOf, type Question } from './questions.ts';

const kept = new Map<Question, Understanding>();

/** How a question of a list is read as it stands. Each is read once, whichever tests ask. */
export function readingOf(question: Question): Understanding {
  const found = kept.get(question) ?? read(question);
  kept.set(question, found);
  return found;
}

/** The intent and the slots of a question as text, also in other words or after another question. */
export function describeReading(
  question: Question,
  changes?: { text?: string; previous?: Previous },
): string {
  const reading =
    changes === undefined ? readingOf(question) : read({ ...question, ...changes }, changes.text);
  return reading.kind === 'unsure' ? 'unsure' : `${reading.intent} ${toText(reading.slots)}`;
}

function read({ question, lang, words, previous }: Question, text = question): Understanding {
  return readQuestion(text, vocabularyOf(lang, words), previous);
}
