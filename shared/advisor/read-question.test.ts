import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { vocabularyOf } from './testing/questions.ts';
import type { Previous, Vocabulary } from './types.ts';

const english = vocabularyOf('en');
const spanish = vocabularyOf('es');
const slotsOf = (question: string, vocabulary: Vocabulary = english, previous?: Previous) => {
  const read = readQuestion(question, vocabulary, previous);
  return read.kind === 'understood' ? { intent: read.intent, ...read.slots } : read.kind;
};

describe('a word that nobody knows', () => {
  it('stays a filter after a word such as at or en', () => {
    expect(readQuestion('How much did I spend at Starbucks last week?', english)).toMatchObject({
      intent: 'spend.total',
      slots: { merchant: 'starbucks', period: { from: '2026-11-09', to: '2026-11-15' } },
      unknownFilter: 'starbucks',
    });
    expect(readQuestion('cuánto gasté en tornillos este mes', spanish)).toMatchObject({
      slots: { merchant: 'tornillos' },
      unknownFilter: 'tornillos',
    });
  });

  it('stays a filter where it is a topic that the advisor does not speak of', () => {
    expect(slotsOf('how much did I spend on tennis in october')).toMatchObject({ merchant: 'tennis' });
    expect(slotsOf('cuánto gasté en el partido', spanish)).toMatchObject({ merchant: 'partido' });
  });

  it.each([
    ['how much did I spend on fees in october', 'en', 'fees'],
    ['what did I pay for orders in october', 'en', 'orders'],
    ['how much did I spend at o2 in october', 'en', 'o2'],
    ['¿cuánto gasté en tarifas en octubre?', 'es', 'tarifas'],
    ['¿cuánto pagué de pedidos en octubre?', 'es', 'pedidos'],
  ] as const)(
    '%s (%s): stays a filter where it has another meaning elsewhere',
    (question, language, merchant) => {
      expect(slotsOf(question, vocabularyOf(language))).toMatchObject({ intent: 'spend.total', merchant });
    },
  );

  it('is not dropped where nothing is summed', () => {
    const words = english.words.filter((word) => word !== 'netflix');
    for (const question of ['did netflix go up', 'when is netflix due', 'when does netflix renew'])
      expect(readQuestion(question, { ...english, words })).toMatchObject({
        kind: 'unsure',
        options: [{ slots: { merchant: 'netflix' } }, {}, {}],
      });
  });

  it('stays a filter when a question goes on', () => {
    const previous: Previous = { intent: 'spend.total', slots: { category: 'food' } };
    expect(readQuestion('and at starbucks?', english, previous)).toMatchObject({
      slots: { merchant: 'starbucks' },
      unknownFilter: 'starbucks',
    });
    expect(
      readQuestion('and in May?', english, { intent: 'spend.total', slots: { merchant: 'starbucks' } }),
    ).toMatchObject({ slots: { merchant: 'starbucks' }, unknownFilter: 'starbucks' });
  });

  it('is asked about where it may mean anything', () => {
    expect(readQuestion('asdf qwer zxcv', english).kind).toBe('unsure');
    expect(readQuestion('spending flurb gronk october', english).kind).toBe('unsure');
  });

  it('is not mended to a word of the other language or to a common word', () => {
    expect(slotsOf('how much did I spend at zara in october')).toMatchObject({ merchant: 'zara' });
    expect(slotsOf('cuánto dinero he metido en Netflix', spanish)).toEqual({
      intent: 'spend.total',
      merchant: 'netflix',
    });
  });
});

describe('what a question limits itself to', () => {
  it('is an own category before all else', () => {
    const vocabulary: Vocabulary = {
      ...english,
      categories: [...english.categories, { id: 'own', type: 'expense', name: 'Groceries', isOwn: true }],
    };
    expect(slotsOf('how much on groceries in october', vocabulary)).toMatchObject({ category: 'own' });
    expect(slotsOf('how much on restaurants in october', vocabulary)).toMatchObject({ category: 'food' });
  });

  it('says which word a category was read from', () => {
    expect(readQuestion('how much did I spend on groceries', english)).toMatchObject({
      categoryWord: 'groceries',
    });
    expect(readQuestion('how much did I spend on food', english)).not.toHaveProperty('categoryWord');
  });

  it('is searched for in both languages', () => {
    expect(readQuestion('how much did I pay for rent in 2025', english)).toMatchObject({
      slots: { merchant: 'alquiler' },
      merchantWords: ['alquiler', 'rent', 'renta', 'arriendo'],
    });
  });

  it('is a word to search for where the category is of the other type', () => {
    expect(slotsOf('how much did I spend on gifts in december')).toMatchObject({ merchant: 'gifts' });
  });

  it('is asked about when two are named', () => {
    expect(readQuestion('how much did I spend on food and transport', english).kind).toBe('unsure');
    expect(readQuestion('cuánto gasté en Netflix y Spotify', spanish).kind).toBe('unsure');
  });

  it('is not dropped when a time or number is not understood', () => {
    expect(readQuestion('what did I spend during my holiday', english).kind).toBe('unsure');
    expect(readQuestion('cuánto gasté en enero y en marzo', spanish).kind).toBe('unsure');
  });
});

it.each([
  ['can I afford a trip of two thousand five hundred euros', 'en', 2500],
  ['puedo permitirme un viaje de mil doscientos euros', 'es', 1200],
  ['puedo permitirme un viaje de tres mil euros', 'es', 3000],
  ['me alcanza para una campera de 80 mil pesos en diciembre', 'es', 80_000],
  ['is a bike for fifteen hundred dollars doable in February', 'en', 1500],
] as const)('%s: reads the amount', (question, language, amount) => {
  expect(slotsOf(question, vocabularyOf(language))).toMatchObject({ intent: 'afford', amount });
});

it.each([
  [
    'suscripcioens',
    'cuánto se me va al año en suscripcioens',
    'es',
    { intent: 'recurring.total', per: 'year' },
  ],
  ['duplicat', 'duplicat payments', 'en', { intent: 'duplicates' }],
] as const)('mends the slip %s', (_, question, language, expected) => {
  expect(slotsOf(question, vocabularyOf(language))).toEqual(expected);
});

it('mends no word of the language to another one', () => {
  const vocabulary = { ...english, words: [...english.words, 'starbucks'] };
  expect(slotsOf('did I stay within my food budget', vocabulary)).toEqual({
    intent: 'budget.status',
    category: 'food',
  });
  expect(slotsOf('puedo gastar trescientos pavos en un concierto', spanish)).toMatchObject({ amount: 300 });
});

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const DECEMBER = { from: '2026-12-01', to: '2026-12-31' };

it.each([
  ['es', '¿llego a fin de mes?', NOVEMBER],
  ['es', 'llego a fin de mes con lo que tengo', NOVEMBER],
  ['es', '¿llegamos bien a fin de mes?', NOVEMBER],
  ['es', 'me alcanza para llegar a fin de mes', NOVEMBER],
  ['es', '¿me llega el dinero hasta fin de mes?', NOVEMBER],
  ['es', '¿me da para terminar el mes?', undefined],
  ['es', '¿me quedaré sin dinero en diciembre?', DECEMBER],
  ['es', 'saldo a final de año', DECEMBER],
  ['en', 'can I make it to the end of the month', NOVEMBER],
  ['en', 'will I run out of money in December?', DECEMBER],
  ['en', 'balance at the end of the year', DECEMBER],
  ['en', 'will my money last until payday', undefined],
] as const)('%s %s: is a forecast of the balance, whatever was asked before', (lang, question, period) => {
  const last: Previous = { intent: 'spend.total', slots: { category: 'food' } };
  const expected = { intent: 'forecast', of: 'balance', ...(period && { period }) };
  expect(slotsOf(question, vocabularyOf(lang))).toMatchObject(expected);
  expect(slotsOf(question, vocabularyOf(lang), last)).toEqual(slotsOf(question, vocabularyOf(lang)));
});

it('has no word of what is owned', () => {
  expect(slotsOf('what is my net worth?')).toEqual({ intent: 'refuse.scope' });
  expect(slotsOf('¿cuál es mi patrimonio?', spanish)).toEqual({ intent: 'refuse.scope' });
});

const since = (from: string) => ({ from, to: '2026-11-18' });
it.each([
  ['en', 'do I spend more on weekends?', { intent: 'weekday.pattern' }],
  ['es', '¿cuánto puedo gastar en comida?', { intent: 'budget.status', category: 'food' }],
  ['en', 'May?', { intent: 'summary', period: { from: '2026-05-01', to: '2026-05-31' } }],
  ['es', '¿los últimos 30 días?', { intent: 'summary', period: since('2026-10-20') }],
  ['en', 'how much tax did I pay', { intent: 'spend.total', merchant: 'impuesto' }],
  ['es', '¿Cuánto pago de alquiler al año?', { intent: 'spend.average', merchant: 'alquiler', per: 'year' }],
  [
    'es',
    'enséñame todo lo que pase de 200 euros desde junio',
    { intent: 'records.list', min: 200, period: since('2026-06-01') },
  ],
  [
    'en',
    'how much more did I earn than I spent between March and May?',
    { intent: 'balance.total', period: { from: '2026-03-01', to: '2026-05-31' } },
  ],
  ['es', '¿quién me ha pagado más?', { intent: 'income.breakdown' }],
  ['en', 'who has paid me the most', { intent: 'income.breakdown' }],
  ['es', '¿me han ingresado ya la nómina?', { intent: 'recurring.missed', category: 'salary' }],
  ['en', 'how much do I have left until payday', { intent: 'safeToSpend' }],
  [
    'es',
    '¿cuánto gasté en mayo, junio y julio?',
    { intent: 'spend.total', period: { from: '2026-05-01', to: '2026-07-31' } },
  ],
  [
    'en',
    'how mcuh did i spned on fod lst month',
    { intent: 'spend.total', category: 'food', period: { from: '2026-10-01', to: '2026-10-31' } },
  ],
] as const)('%s %s: is read as it is meant', (lang, question, expected) => {
  expect(slotsOf(question, vocabularyOf(lang))).toEqual(expected);
});

it.each([
  ['en', 'compare the first quarter with the second', 'spend.compare', '01-01', '06-30'],
  ['es', 'compara el primer trimestre con el segundo', 'spend.compare', '01-01', '06-30'],
  ['es', 'compara mis gastos del primer semestre con los del segundo', 'spend.compare', '01-01', '12-31'],
  ['en', 'did I earn more in the first half than in the second', 'income.compare', '01-01', '12-31'],
] as const)('%s %s: takes the unit of the first for the second', (lang, question, intent, from, to) => {
  const read = readQuestion(question, vocabularyOf(lang));
  expect(read).toMatchObject({
    intent,
    slots: { period: { from: `2026-${from}` }, compareTo: { to: `2026-${to}` } },
  });
});
