import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { vocabularyOf } from './testing/questions.ts';
import type { Previous, Vocabulary } from './types.ts';

const english = vocabularyOf('en');
const slotsOf = (question: string, vocabulary: Vocabulary, previous: Previous) => {
  const read = readQuestion(question, vocabulary, previous);
  return read.kind === 'understood' ? { intent: read.intent, ...read.slots } : read.kind;
};

describe('a question that goes on', () => {
  const food: Previous = {
    intent: 'spend.total',
    slots: { category: 'food', period: { from: '2026-10-01', to: '2026-10-31' } },
  };
  it.each([
    ['why?', { intent: 'spend.why', ...food.slots }],
    ['and how many times?', { intent: 'records.count', ...food.slots }],
    ['how many times is that?', { intent: 'records.count', ...food.slots }],
    ['and on average per month?', { intent: 'spend.average', per: 'month', ...food.slots }],
    ['and on average?', { intent: 'spend.average', ...food.slots }],
    ['and the next one?', { ...slots('food'), period: { from: '2026-11-01', to: '2026-11-30' } }],
    ['¿y el que viene?', { ...slots('food'), period: { from: '2026-11-01', to: '2026-11-30' } }],
    ['¿y de media?', { intent: 'spend.average', ...food.slots }],
    ['and what did I earn?', { intent: 'income.total', period: food.slots.period }],
    [
      'and compared to last year?',
      { intent: 'spend.compare', ...food.slots, compareTo: { from: '2025-10-01', to: '2025-10-31' } },
    ],
    ['and the month before?', { ...slots('food'), period: { from: '2026-09-01', to: '2026-09-30' } }],
    ['what about transport?', { ...slots('transport'), period: food.slots.period }],
  ])('%s keeps what it does not name', (question, expected) => {
    expect(slotsOf(question, english, food)).toEqual(expected);
  });

  it('compares with another period after a comparison, never with one that is much longer', () => {
    const compared: Previous = {
      intent: 'spend.compare',
      slots: {
        period: { from: '2026-10-01', to: '2026-10-31' },
        compareTo: { from: '2026-09-01', to: '2026-09-30' },
      },
    };
    const lastOctober = { from: '2025-10-01', to: '2025-10-31' };
    expect(slotsOf('¿y con el año anterior?', english, compared)).toMatchObject({ compareTo: lastOctober });
    expect(slotsOf('and with last year?', english, compared)).toMatchObject({ compareTo: lastOctober });
    expect(readQuestion('and last year?', english, compared).kind).toBe('unsure');
  });

  it('keeps nothing when it is a question of its own', () => {
    expect(slotsOf('How much did I earn in May?', english, food)).toEqual({
      intent: 'income.total',
      period: { from: '2026-05-01', to: '2026-05-31' },
    });
    expect(slotsOf('and what are my subscriptions?', english, food)).toEqual({ intent: 'recurring.list' });
  });

  function slots(category: string) {
    return { intent: 'spend.total', category };
  }
});
