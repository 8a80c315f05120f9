import { expect, it } from 'vitest';
import { advisorWords as englishWords } from '../i18n/en/advisor-words.ts';
import { ask as english } from '../i18n/en/ask.ts';
import { advisorWords as spanishWords } from '../i18n/es/advisor-words.ts';
import { ask as spanish } from '../i18n/es/ask.ts';
import { readQuestion } from './read-question.ts';
import { vocabularyOf } from './testing/questions.ts';
import type { Previous } from './types.ts';

const previous: Previous = { intent: 'spend.total', slots: { category: 'food' } };

it.each([
  { language: 'en', examples: english.examples, followUps: englishWords.followUps },
  { language: 'es', examples: spanish.examples, followUps: spanishWords.followUps },
] as const)('reads every question that it suggests itself in $language', ({ language, ...suggested }) => {
  const read = (question: string, last?: Previous) =>
    readQuestion(question, vocabularyOf(language), last).kind;
  const { title: _, ...examples } = suggested.examples;
  const alone = Object.values(examples).filter((question) => read(question) === 'unsure');
  const goingOn = Object.values(suggested.followUps).filter(
    (question) => read(question, previous) === 'unsure',
  );
  expect([...alone, ...goingOn]).toEqual([]);
});
