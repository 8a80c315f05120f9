import { describe, expect, it } from 'vitest';
import { sampled } from '#shared/testing/scaled.ts';
import { prepare } from './prepare.ts';
import { readQuestion } from './read-question.ts';
import { startsAsFollowUp } from './starts.ts';
import { CHOSEN } from './testing/lists.ts';
import { toText, vocabularyOf, type Question } from './testing/questions.ts';
import { describeReading } from './testing/readings.ts';
import type { Language, Previous } from './types.ts';

const month = { from: '2024-02-01', to: '2024-02-29' };
/** Questions that have nothing to do with those of the lists. */
const UNRELATED: Previous[] = [
  { intent: 'spend.total', slots: { merchant: 'gasolina', period: month } },
  { intent: 'records.last', slots: { merchant: 'seguro' } },
  { intent: 'balance.total', slots: { period: month } },
  {
    intent: 'spend.compare',
    slots: { category: 'health', period: month, compareTo: { from: '2024-01-01', to: '2024-01-31' } },
  },
  { intent: 'income.total', slots: { category: 'freelance' } },
  { intent: 'forecast', slots: { of: 'expense', category: 'health' } },
  { intent: 'month.extreme', slots: { of: 'expense', dir: 'max' } },
  { intent: 'smalltalk', slots: {} },
  { intent: 'help', slots: {} },
];

const describeText = (question: string, lang: Language, previous?: Previous) => {
  const read = readQuestion(question, vocabularyOf(lang), previous);
  return read.kind === 'unsure' ? 'unsure' : `${read.intent} ${toText(read.slots)}`;
};

/** Questions of the lists that another question gives a sense, and why. */
const FRAGMENTS = new Set([
  // No verb: a thing and a time, a bound and a time.
  'electricity cost for the first half of 2026',
  'electricity in october',
  'pharmacy in october',
  'groceries september',
  'comida septiembre',
  'petrol last month',
  'anything above a thousand bucks in the last quarter',
  // A thing or a time alone.
  'uber last mnth',
  'netflx ths yr',
  'rent?',
  'food',
  'october',
  'uber mes pasado',
  'comida',
  'octubre',
]);

describe('a whole question', () => {
  const isExcepted = ({ question, lang, words }: Question) => {
    const prepared = prepare(question, vocabularyOf(lang, words));
    return FRAGMENTS.has(question) || startsAsFollowUp(prepared.words, prepared.language);
  };
  const alone = CHOSEN.flatMap(({ questions }) => questions).filter(({ previous }) => previous === undefined);

  it.each(CHOSEN)('means the same after any other question: $list', ({ questions }) => {
    const whole = questions.filter((each) => each.previous === undefined && !isExcepted(each));
    const changed = sampled(whole).filter((question, index) => {
      const expected = describeReading(question);
      // One that asks for the same of something else, and one that asks for something else.
      const asked = question.intent === 'didYouMean' ? 'spend.total' : question.intent;
      const same: Previous = { intent: asked, slots: { merchant: 'gasolina', period: month } };
      return [same, ...UNRELATED.slice(index % UNRELATED.length).slice(0, 1)].some(
        (previous) => describeReading(question, { previous }) !== expected,
      );
    });
    expect(changed.map(({ question }) => question)).toEqual([]);
  });

  it('is seldom taken for one that goes on', () => {
    const excepted = alone.filter((question) => isExcepted(question));
    expect(excepted.length).toBeLessThan(alone.length / 50);
  });

  it.each([
    ['en', 'How much have I spent this month?'],
    ['en', 'how much did I spend from 1 to 15 October'],
    ['en', 'how much have I invested this year'],
    ['en', 'what did I spend yesterday'],
    ['en', 'total spent yesterday'],
    ['en', 'in which month did I spend the most'],
    ['en', 'what is my balance'],
    ['en', 'but how much did I spend in May'],
    ['en', 'so how much did I earn in May'],
    ['es', '¿Cuánto he gastado este mes?'],
    ['es', '¿cuánto gasté del 1 al 15 de octubre?'],
    ['es', '¿cuánto he invertido este año?'],
    ['es', '¿cuánto gasté ayer?'],
    ['es', 'gasté ayer'],
    ['es', '¿cuánto gané?'],
    ['es', '¿llego a fin de mes?'],
    ['es', 'en promedio cuánto gasto por día'],
    ['es', 'en los últimos 12 meses, ¿cuál es mi ingreso mensual promedio?'],
    ['es', 'pero por qué he gastado tanto este mes'],
    ['es', 'qué tal mi semana'],
    ['es', 'mejor mes de ahorro en 2025'],
    ['es', 'y si dejo de comprar café'],
  ] as const)('%s %s keeps nothing of the one before', (lang, question) => {
    const expected = describeText(question, lang);
    for (const previous of UNRELATED) expect(describeText(question, lang, previous)).toBe(expected);
  });
});

it.each([
  ['en', 'and in May?'],
  ['en', 'what about May?'],
  ['en', 'how about in May?'],
  ['en', 'in May'],
  ['en', 'no, in May'],
  ['en', 'May 2026'],
  ['es', '¿y en mayo?'],
  ['es', '¿qué tal en mayo?'],
  ['es', 'en mayo'],
  ['es', 'no, en mayo'],
  ['es', 'mayo de 2026'],
  ['en', 'in the month of May'],
  ['es', 'en el mes de mayo'],
] as const)('%s %s goes on from the one before', (lang, question) => {
  const previous: Previous = { intent: 'spend.total', slots: { category: 'food', period: month } };
  expect(describeText(question, lang, previous)).toBe(
    'spend.total [["category","food"],["period",{"from":"2026-05-01","to":"2026-05-31"}]]',
  );
});

it.each([
  ['en', 'last month'],
  ['en', 'in the last month'],
  ['en', 'the last 3 months'],
  ['en', 'no, the last 3 months'],
  ['es', 'el mes pasado'],
  ['es', 'los últimos 3 meses'],
  ['es', 'en los últimos meses'],
] as const)('%s %s keeps the category of the one before', (lang, question) => {
  const previous: Previous = { intent: 'spend.total', slots: { category: 'food', period: month } };
  const read = readQuestion(question, vocabularyOf(lang), previous);
  const [reading] = read.kind === 'unsure' ? read.options : [read];
  expect(reading).toMatchObject({ intent: 'spend.total', slots: { category: 'food' } });
});

it.each([
  ['en', 'thanks'],
  ['es', 'gracias'],
] as const)('%s %s is never offered as a reading', (lang, question) => {
  for (const previous of UNRELATED) {
    expect(describeText(question, lang, previous)).toBe('smalltalk []');
    const again = readQuestion('asdf qwer', vocabularyOf(lang), { intent: 'smalltalk', slots: {} });
    expect(again).toMatchObject({ kind: 'unsure' });
    if (again.kind === 'unsure') expect(again.options.map(({ intent }) => intent)).not.toContain('smalltalk');
  }
});
