import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advisorWords as englishWords } from '../i18n/en/advisor-words.ts';
import { ask as english } from '../i18n/en/ask.ts';
import { advisorWords as spanishWords } from '../i18n/es/advisor-words.ts';
import { ask as spanish } from '../i18n/es/ask.ts';
import { MAX_QUESTION_LENGTH } from '../limits.ts';
import { isDeep } from '../testing/scaled.ts';
import { toText } from './lists/judge.ts';
import { readTrained, type Question } from './lists/read-lists.ts';
import { vocabularyOf } from './lists/vocabulary.ts';
import { readQuestion } from './read-question.ts';
import { splitParts } from './slots/parts.ts';
import { INTENTS, type Language, type Previous, type Understanding, type Vocabulary } from './types.ts';

const ONE_IN = 23;
const ABOUT_RECORDS = /^(?:spend|income|balance|records)\./;
const sampledQuestions = readTrained().filter((_, index) => isDeep() || index % ONE_IN === 0);
const firstQuestions = sampledQuestions.filter(({ previous }) => previous === undefined);

const read = (
  { lang, words, question, previous }: Question,
  more: { text?: string; previous?: Previous | undefined } = {},
) => readQuestion(more.text ?? question, vocabularyOf(lang, words), more.previous ?? previous);
const describeReading = (reading: Understanding) =>
  reading.kind === 'unsure' ? 'unsure' : `${reading.intent} ${toText(reading.slots)}`;
const readAs = (language: Language, question: string, previous?: Previous) =>
  readQuestion(question, vocabularyOf(language), previous);
const extendQuestion = ({ question, lang }: Question, added: Record<Language, string>) =>
  question.replace(/[?!.\s]+$/, '') + added[lang];

describe('any text', () => {
  const LONG_WORD = { ...vocabularyOf('es'), words: ['n'.repeat(400), 'netflix'] };
  const words = fc.constantFrom(
    ...'how much did i spend on food last month cuánto gasté en comida el mes pasado and y 20% 500 € compared than que between entre 2025 october octubre netflix'.split(
      ' ',
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.oneof(words, fc.string({ maxLength: 5 })), { maxLength: 40 }).map((parts) => parts.join(' ')),
  );
  const previous = fc.option(
    fc.record({
      intent: fc.constantFrom(...INTENTS),
      slots: fc.constantFrom({}, { category: 'food' }, { n: 3 }, { min: 0 }),
    }),
    { nil: undefined },
  );

  it('is read or asked back, with periods in order and a merchant that fits into a question', () => {
    fc.assert(
      fc.property(
        text,
        previous,
        fc.constantFrom(vocabularyOf('en'), LONG_WORD),
        (question, last, vocabulary) => {
          const reading = readQuestion(question, vocabulary, last);
          for (const { slots } of reading.kind === 'understood' ? [reading] : reading.options) {
            for (const period of [slots.period, slots.compareTo])
              if (period) expect(period.from <= period.to).toBe(true);
            expect(slots.merchant?.length ?? 0).toBeLessThanOrEqual(MAX_QUESTION_LENGTH);
          }
        },
      ),
      {
        examples: [
          [`y ${'ñ'.repeat(280)} en 2025`, { intent: 'spend.total', slots: {} }, LONG_WORD],
          ['ñ'.repeat(300), { intent: 'income.total', slots: { min: 0 } }, LONG_WORD],
        ],
      },
    );
  });

  it('is cut if it is longer than a question may be', () => {
    const long = 'how much did i spend on food '.repeat(2_000);
    expect(readAs('en', long)).toEqual(readAs('en', long.slice(0, 400)));
  });
});

describe('a question of the lists', () => {
  /** Marks divide a question and capitals show names, so a few questions are read differently without them. */
  const FEW = sampledQuestions.length / 100;

  it.each<[string, number, (question: string, language: Language) => string]>([
    ['without accents', 0, (question) => question.normalize('NFD').replace(/\p{M}/gu, '')],
    ['without question marks', FEW, (question) => question.replace(/[?¿!¡]/g, '')],
    ['in capitals', FEW, (question) => question.toUpperCase()],
    ['with more blanks', 0, (question) => ` ${question.replaceAll(' ', '   ')} `],
    [
      'with a polite word',
      0,
      (question, language) => question + { en: ' please', es: ' por favor' }[language],
    ],
  ])('means the same %s', (_, maxChanged, change) => {
    const changed = sampledQuestions.filter((question) => {
      const text = change(question.question, question.lang);
      return describeReading(read(question, { text })) !== describeReading(read(question));
    });
    const texts = changed.map(({ question }) => question);
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(maxChanged);
  });

  it('means the same after an unrelated question', () => {
    const period = { from: '2024-02-01', to: '2024-02-29' };
    const unrelated: Previous[] = [
      { intent: 'spend.total', slots: { merchant: 'gasolina', period } },
      { intent: 'records.last', slots: { merchant: 'seguro' } },
      { intent: 'balance.total', slots: { period } },
      { intent: 'income.total', slots: { category: 'freelance' } },
      { intent: 'month.extreme', slots: { of: 'expense', dir: 'max' } },
      { intent: 'help', slots: {} },
    ];
    const changed = firstQuestions.filter((question, index) => {
      const after = read(question, { previous: unrelated[index % unrelated.length] });
      return describeReading(after) !== describeReading(read(question));
    });
    // A few fragments such as 'food?' continue any question.
    expect(changed.length, changed.map(({ question }) => question).join('\n')).toBeLessThan(
      firstQuestions.length / 50,
    );
  });

  it.each([
    ['a shop', { en: ' at blorptech', es: ' en blorptech' }, 'merchant'],
    ['a bound', { en: ' over 50 euros', es: ' de más de 50 euros' }, 'min'],
    ['a period', { en: ' since march', es: ' desde marzo' }, 'period'],
  ] as const)('is read with an added %s, or asked back', (_, added, slot) => {
    // Words added after an aside become part of it.
    const whole = firstQuestions.filter(({ question }) => splitParts(question).length === 1);
    const dropped = whole.flatMap((question) => {
      const [before, text] = [read(question), extendQuestion(question, added)];
      const after = read(question, { text });
      if (before.kind === 'unsure' || after.kind === 'unsure' || !ABOUT_RECORDS.test(before.intent))
        return [];
      // 'Last month since March' has no meaning.
      if (slot === 'period' && before.slots.period) return [];
      return JSON.stringify(after.slots[slot]) === JSON.stringify(before.slots[slot]) ? [text] : [];
    });
    expect(dropped).toEqual([]);
  });
});

it.each([
  ['en', 'how much did I spend this month without rent', { leftOut: 'rent' }],
  ['es', 'cuánto gasté en comida con blorptech', { words: ['blorptech'] }],
] as const)('says why it is asked back: %s %s', (language, question, because) => {
  expect(readAs(language, question)).toMatchObject({ kind: 'unsure', because });
});

describe('the offers of a question that is asked back', () => {
  const LIMIT = { en: ' on the trip to rome with my wife', es: ' en el viaje a roma con mi mujer' };
  const asked = firstQuestions.flatMap((question) => {
    const reading = read(question, { text: extendQuestion(question, LIMIT) });
    return reading.kind === 'unsure' ? [{ question, options: reading.options }] : [];
  });

  it('are one to three readings, but never small talk or a refusal', () => {
    expect(asked.length).toBeGreaterThan(firstQuestions.length / 2);
    for (const { options } of asked) {
      expect(options.length).toBeGreaterThan(0);
      expect(options.length).toBeLessThanOrEqual(3);
      for (const { intent } of options) expect(intent).not.toMatch(/^(?:refuse|smalltalk|help)/);
    }
  });

  it('begin with the intent of the question', () => {
    const answerable = asked.filter(({ question }) =>
      /^(?:spend\.total|records\.list)$/.test(question.intent),
    );
    const first = answerable.filter(({ question, options }) => options[0]?.intent === question.intent);
    expect(first.length).toBeGreaterThan(answerable.length * 0.8);
  });

  it.each([
    ['en', 'how much did I spend on netflix with my own card', ['netflix']],
    ['es', 'cuánto gasté en netflix en el viaje', ['netflix']],
    ['en', 'flurb gronk at starbucks', ['starbucks']],
    ['en', 'how much did I spend on food for my wife', ['food']],
    ['en', 'how much did I spend on netflix and spotify last quarter', ['netflix', 'spotify']],
    ['es', 'cuánto gasté en Aldi y Lidl en mayo', ['aldi', 'lidl']],
    ['es', 'cuánto gasté en comida y alquiler', ['food', 'alquiler']],
    ['en', 'how much did I spend on food and transport', ['food', 'transport']],
    ['en', 'how much on food without the rent', ['food', 'alquiler']],
    ['es', 'cuánto en comida sin el alquiler', ['food', 'alquiler']],
  ] as const)('name each subject of the question: %s %s', (language, question, subjects) => {
    const reading = readAs(language, question);
    const options = reading.kind === 'unsure' ? reading.options : [];
    const named = options.map(({ slots: { merchant, category } }) => [merchant, category].join(''));
    expect(new Set(named)).toEqual(new Set(subjects));
  });

  it.each([
    ['en', 'how much money do I have in the bank'],
    ['es', 'cuánto debo en la tarjeta de crédito'],
  ] as const)(
    'are questions that Saldo can answer, if only the bank knows the figure: %s %s',
    (language, question) => {
      const reading = readAs(language, question);
      const options = reading.kind === 'unsure' ? reading.options : [];
      expect(options.map(({ intent }) => intent)).toEqual(['balance.total', 'safeToSpend', 'forecast']);
    },
  );
});

it.each<[string, Language, string, Partial<Vocabulary>, object]>([
  [
    'has categories of their own',
    'en',
    'how much on groceries in october',
    { categories: [{ id: 'own', type: 'expense', name: 'Groceries', isOwn: true }] },
    { slots: { category: 'own' } },
  ],
  [
    'begins weeks on Sunday',
    'en',
    'how much did I spend last week',
    { firstDayOfWeek: 0 },
    { slots: { period: { from: '2026-11-08', to: '2026-11-14' } } },
  ],
  [
    'asks in a leap year',
    'es',
    'cuánto gasté en febrero',
    { today: '2024-03-31' },
    { slots: { period: { from: '2024-02-01', to: '2024-02-29' } } },
  ],
  [
    'has dollars',
    'en',
    'how much did I spend in dollars last month',
    { currency: 'USD' },
    { intent: 'spend.total' },
  ],
  ['has no euros', 'es', 'gasto total de octubre en euros', { currency: 'USD' }, { kind: 'unsure' }],
  ['writes in the other language', 'es', 'how much did I spend on food', {}, { language: 'en' }],
])('is read for somebody who %s', (_, language, question, more, expected) => {
  expect(readQuestion(question, { ...vocabularyOf(language), ...more })).toMatchObject(expected);
});

it.each([
  { language: 'en', examples: english.examples, followUps: englishWords.followUps },
  { language: 'es', examples: spanish.examples, followUps: spanishWords.followUps },
] as const)('every question that the product suggests in $language is read', ({ language, ...suggested }) => {
  const previous: Previous = { intent: 'spend.total', slots: { category: 'food' } };
  const { title: _, ...examples } = suggested.examples;
  const unread = [
    ...Object.values(examples).filter((question) => readAs(language, question).kind === 'unsure'),
    ...Object.values(suggested.followUps).filter(
      (each) => readAs(language, each, previous).kind === 'unsure',
    ),
  ];
  expect(unread).toEqual([]);
});
