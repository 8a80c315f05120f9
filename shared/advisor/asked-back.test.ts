import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { vocabularyOf } from './testing/questions.ts';
import type { Previous, Vocabulary } from './types.ts';

const english = vocabularyOf('en');
const spanish = vocabularyOf('es');

it('asks back where the words are of questions that mean something else, and offers both', () => {
  const read = readQuestion('what are my fixed monthly costs', english);
  expect(read).toMatchObject({
    kind: 'unsure',
    options: [{ intent: 'recurring.list' }, { intent: 'recurring.total' }, {}],
  });
});

it.each([
  ['what is left out', 'how much did I spend without the rent', 'cuánto gasté sin contar el alquiler'],
  ['what is left out', 'total spending apart from food in May', 'gastos de mayo excluyendo comida'],
  ['what did not happen', 'how much did I not spend on food', 'cuánto no gasté en comida'],
  ['one side of a period', 'what did I spend before May', 'cuánto gasté antes de mayo'],
  ['a part of a month', 'how much did I spend in late May', 'cuánto gasté a mediados de mayo'],
  ['a weekend of a month', 'spending on the first weekend of May', 'gasto del último lunes de mayo'],
  ['where it was', 'how much did I spend abroad', 'cuánto gasté fuera del país'],
  ['what followed an income', 'how much have I spent since payday', 'cuánto he gastado después de cobrar'],
  ['a way to pay', 'how much did I spend with my card', 'cuánto gasté en efectivo'],
  ['a share of each', 'how much did I spend per person on Saturday', 'cuánto gasté por persona el sábado'],
  ['weekends in a row', 'spending over the last two weekends', 'gasto de los últimos dos fines de semana'],
])('asks back rather than add up what is not meant: %s', (_, inEnglish, inSpanish) => {
  expect(readQuestion(inEnglish, english).kind).toBe('unsure');
  expect(readQuestion(inSpanish, spanish).kind).toBe('unsure');
  const last: Previous = { intent: 'spend.total', slots: { category: 'transport' } };
  expect(readQuestion('and without the rent?', english, last).kind).toBe('unsure');
  expect(readQuestion('and before May?', english, last).kind).toBe('unsure');
});

it.each([
  ['en', 'how much can I spend this month if I have 500 in the bank'],
  ['es', 'cuánto puedo gastar este mes si tengo 500 en el banco'],
] as const)('%s %s: is asked back, as what is in the bank is not counted there', (lang, question) => {
  expect(readQuestion(question, vocabularyOf(lang)).kind).toBe('unsure');
});

it('asks back rather than add up what has not begun', () => {
  expect(readQuestion('how much is the rent next week', english).kind).toBe('unsure');
  expect(readQuestion('how much was the rent last week', english)).toMatchObject({ intent: 'spend.total' });
});

it('offers at most three readings, and no refusal', () => {
  const read = readQuestion('compare food and transport', english);
  expect(read).toMatchObject({ kind: 'unsure' });
  if (read.kind !== 'unsure') return;
  expect(read.options.length).toBeLessThanOrEqual(3);
  expect(read.options.length).toBeGreaterThan(0);
  expect(read.options.every(({ intent }) => !intent.startsWith('refuse'))).toBe(true);
});

it.each([
  ['en', 'which day did I spend the most in October'],
  ['en', 'what day did I spend the most last month'],
  ['es', 'qué día gasté más en octubre'],
  ['es', '¿cuál fue el día que más gasté en mayo?'],
  ['es', 'cuánto pagué de luz en el bimestre'],
  ['en', 'how much should I spend on food'],
] as const)('%s %s: is asked back, as no intent says it', (lang, question) => {
  expect(readQuestion(question, vocabularyOf(lang)).kind).toBe('unsure');
});

describe('what is asked back', () => {
  const optionsOf = (question: string, vocabulary: Vocabulary = english) => {
    const read = readQuestion(question, vocabulary);
    return read.kind === 'unsure' ? read.options : [];
  };

  it('offers each of two merchants, and nothing without them', () => {
    const options = optionsOf('how much did I spend on netflix and spotify last quarter');
    expect(options.map(({ slots }) => slots.merchant)).toEqual(['netflix', 'spotify', 'netflix']);
    const shops = optionsOf('cuánto gasté en Aldi y Lidl en mayo', spanish);
    expect(shops.map(({ slots }) => slots.merchant)).toEqual(['aldi', 'lidl', 'aldi']);
  });

  it('offers a category and what is joined to it each', () => {
    for (const options of [
      optionsOf('how much did I spend on food and rent'),
      optionsOf('cuánto gasté en comida y alquiler', spanish),
    ])
      expect(options.slice(0, 2).map(({ slots }) => slots)).toEqual([
        { merchant: 'alquiler' },
        { category: 'food' },
      ]);
  });

  it('cuts a word of a description that is longer than a question may be', () => {
    const compared: Previous = {
      intent: 'spend.compare',
      slots: {
        period: { from: '2026-11-01', to: '2026-11-30' },
        compareTo: { from: '2026-10-01', to: '2026-10-31' },
      },
    };
    const vocabulary = { ...spanish, words: ['n'.repeat(400)] };
    const read = readQuestion(`y ${'ñ'.repeat(280)} en 2025`, vocabulary, compared);
    const options = read.kind === 'unsure' ? read.options : [];
    expect(options[0]?.slots.merchant).toHaveLength(300);
  });

  it.each([
    ['how much did I pay for the bike rental', english],
    ['how much did I spend on the los angeles trip', english],
    ['cuánto gasté en los los dos', spanish],
    ['cuánto pagué por las de la furgoneta', spanish],
  ])('offers no article as a merchant: %s', (question, vocabulary) => {
    const merchants = optionsOf(question, vocabulary).map(({ slots }) => slots.merchant);
    expect(merchants.filter((each) => /^(?:the|los|las|de|el|la)$/.test(each ?? ''))).toEqual([]);
  });

  it('offers each of two categories', () => {
    const options = optionsOf('how much did I spend on food and transport');
    expect(options.slice(0, 2).map(({ slots }) => slots.category)).toEqual(['food', 'transport']);
  });

  it.each([
    ['how much did I spend on food and at Boots', undefined],
    ['and at Boots and on food?', { intent: 'spend.total', slots: { category: 'health' } }],
  ] as const)('offers a category and a shop each: %s', (question, previous) => {
    const read = readQuestion(question, english, previous);
    const options = read.kind === 'unsure' ? read.options.slice(0, 2) : [];
    expect(options.map(({ slots }) => slots)).toEqual([{ merchant: 'boots' }, { category: 'food' }]);
  });

  it.each([
    ['bonus last year', english, 'bonus'],
    ['propinas', spanish, 'propinas'],
  ])('offers sums and a list of a word that stands alone: %s', (question, vocabulary, merchant) => {
    const options = optionsOf(question, vocabulary);
    expect(options.map(({ intent }) => intent)).toEqual(['spend.total', 'income.total', 'records.list']);
    expect(options.every(({ slots }) => slots.merchant === merchant)).toBe(true);
  });

  it.each([
    ['how much money do I have?', english],
    ['what is in my account', english],
    ['how much have I got in the bank right now', english],
    ['cuánto dinero tengo', spanish],
    ['¿cuánto tengo en el banco?', spanish],
    ['qué hay en mi cuenta', spanish],
  ])('offers what is known where the bank is asked about: %s', (question, vocabulary) => {
    expect(optionsOf(question, vocabulary).map(({ intent }) => intent)).toEqual([
      'balance.total',
      'safeToSpend',
      'forecast',
    ]);
  });

  it('does not offer what is to be left out', () => {
    for (const options of [
      optionsOf('what did I spend without the rent'),
      optionsOf('cuánto gasté sin contar el alquiler', spanish),
    ]) {
      expect(options).toHaveLength(3);
      expect(options.every(({ slots }) => slots.merchant === undefined)).toBe(true);
    }
  });

  it('keeps a word that nobody knows in every option', () => {
    const options = optionsOf('flurb gronk at starbucks');
    expect(options.length).toBeGreaterThan(0);
    expect(options.every(({ slots }) => slots.merchant === 'starbucks')).toBe(true);
  });

  it.each([
    ['en', 'how much at ikea in 2026'],
    ['es', 'cuánto en ikea en 2026'],
  ] as const)('is not %s %s', (lang, question) => {
    expect(readQuestion(question, vocabularyOf(lang))).toMatchObject({
      intent: 'spend.total',
      unknownFilter: 'ikea',
      slots: { period: { from: '2026-01-01' } },
    });
  });
});
