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

const MAY = { from: '2026-05-01', to: '2026-05-31' };

it.each([
  [
    'en',
    ['how much at Mercadona in May', 'and income?', 'what was the largest?'],
    'records.largest',
    { type: 'income', merchant: 'mercadona', period: MAY },
  ],
  [
    'en',
    ['how much at Mercadona in May', 'which was the biggest?'],
    'records.largest',
    { type: 'expense', merchant: 'mercadona', period: MAY },
  ],
  [
    'en',
    ['how much on food in May', 'and the smallest one?'],
    'records.smallest',
    { type: 'expense', category: 'food', period: MAY },
  ],
  ['en', ['how much on food in May', 'how many times?'], 'records.count', { category: 'food', period: MAY }],
  [
    'en',
    ['how much on food in May', 'when was the last one?'],
    'records.last',
    { category: 'food', period: MAY },
  ],
  [
    'es',
    ['cuánto en Mercadona en mayo', '¿cuál fue el mayor?'],
    'records.largest',
    { type: 'expense', merchant: 'mercadona', period: MAY },
  ],
  [
    'es',
    ['cuánto gané en mayo', '¿cuál fue el más grande?'],
    'records.largest',
    { type: 'income', period: MAY },
  ],
  ['es', ['cuánto en comida en mayo', '¿cuántas veces?'], 'records.count', { category: 'food', period: MAY }],
  [
    'es',
    ['cuánto en comida en mayo', '¿cuál fue la más barata?'],
    'records.smallest',
    { type: 'expense', category: 'food', period: MAY },
  ],
  [
    'en',
    ['how much on food in May', 'how does that compare to last year'],
    'spend.compare',
    { category: 'food', period: MAY, compareTo: { from: '2025-05-01', to: '2025-05-31' } },
  ],
  [
    'en',
    ['how much on food in May', 'is that more than the month before?'],
    'spend.compare',
    { category: 'food', period: MAY, compareTo: { from: '2026-04-01', to: '2026-04-30' } },
  ],
  [
    'es',
    ['cuánto en comida en mayo', 'compáralo con el mes anterior'],
    'spend.compare',
    { category: 'food', period: MAY, compareTo: { from: '2026-04-01', to: '2026-04-30' } },
  ],
  [
    'es',
    ['cuánto en comida en mayo', '¿más que en abril?'],
    'spend.compare',
    { category: 'food', period: MAY, compareTo: { from: '2026-04-01', to: '2026-04-30' } },
  ],
  [
    'es',
    ['cuánto en comida en mayo', 'cuántas veces fui'],
    'records.count',
    { category: 'food', period: MAY },
  ],
  [
    'en',
    ['how much at Mercadona in May', 'how many purchases?'],
    'records.count',
    { type: 'expense', merchant: 'mercadona', period: MAY },
  ],
  ['es', ['cuánto gasté en mayo', '¿y en qué lo gasté?'], 'spend.breakdown', { period: MAY }],
  [
    'es',
    ['cuántas compras de comida en mayo', '¿y los ingresos?'],
    'records.count',
    { type: 'income', period: MAY },
  ],
] as const)('%s %j: keeps what the questions before it named', (lang, questions, intent, slots) => {
  let previous: Previous | undefined;
  for (const question of questions) {
    const read = readQuestion(question, vocabularyOf(lang), previous);
    expect(read.kind).toBe('understood');
    if (read.kind === 'understood') previous = { intent: read.intent, slots: read.slots };
  }
  expect(previous).toEqual({ intent, slots });
});

it.each([
  ['en', 'what was my largest expense?'],
  ['es', '¿cuál fue mi mayor gasto?'],
] as const)('%s %s: asks for itself', (lang, question) => {
  const previous: Previous = { intent: 'spend.total', slots: { merchant: 'mercadona', period: MAY } };
  expect(readQuestion(question, vocabularyOf(lang), previous)).toMatchObject({ slots: { type: 'expense' } });
  expect(readQuestion(question, vocabularyOf(lang), previous)).not.toHaveProperty('slots.merchant');
});
