import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../lists/vocabulary.ts';
import { readQuestion } from '../read-question.ts';
import type { Language, Previous } from '../types.ts';

const readAs = (language: Language, question: string) => readQuestion(question, vocabularyOf(language));

describe('a question with an aside', () => {
  it.each([
    ['en', 'The porridge boiled over. Which subscriptions do I have?', 'Which subscriptions do I have?'],
    ['en', 'my plumber said twenty minutes ago, total for taxis in May', 'total for taxis in May'],
    ['es', '¿Cuánto pagué de luz en mayo? El cartero silba fatal', '¿Cuánto pagué de luz en mayo?'],
    [
      'es',
      '¿Cuánto gasté en comida este mes? Es que mi gato no se calla',
      '¿Cuánto gasté en comida este mes?',
    ],
  ] as const)('is read without the aside: %s %s', (language, question, asked) => {
    const { intent, slots } = readAs(language, asked) as unknown as Previous;
    expect(readAs(language, question)).toMatchObject({ kind: 'understood', intent, slots });
  });

  it('is asked back with both readings if the aside may be part of the question', () => {
    const taxi = { merchant: 'taxi', period: { from: '2026-05-01', to: '2026-05-31' } };
    expect(readAs('en', 'stuck on the bus again, how much did I spend on taxis in May?')).toMatchObject({
      kind: 'unsure',
      options: [{ slots: taxi }, { slots: { ...taxi, category: 'transport' } }],
    });
  });

  it.each([
    ['en', 'how much did I spend on food, but not at restaurants'],
    ['en', 'total spent in October, only with my visa'],
    ['es', 'cuánto gasté en comida, excepto en fiestas'],
    ['en', 'how much on the gym and flurbing this year'],
  ] as const)('is asked back if the part may limit it: %s %s', (language, question) => {
    expect(readAs(language, question).kind).toBe('unsure');
  });
});
