import { expect, it } from 'vitest';
import { sampled } from '#shared/testing/scaled.ts';
import { readQuestion } from './read-question.ts';
import { learnUsage } from './testing/learn-usage.ts';
import { CHOSEN } from './testing/lists.ts';
import { judge, vocabularyOf, type Question, type Verdict } from './testing/questions.ts';
import { describeReading, readingOf } from './testing/readings.ts';
import usage from './usage.json' with { type: 'json' };

const all = CHOSEN.flatMap(({ questions }) => questions);

/** The questions that mean something else in other words. Words that are the same are not read again. */
function changedBy(change: (text: string, question: Question) => string): string[] {
  return sampled(all)
    .map((question) => ({ question, text: change(question.question, question) }))
    .filter(({ question, text }) => text !== question.question)
    .filter(({ question, text }) => describeReading(question, { text }) !== describeReading(question))
    .map(({ question }) => question.question);
}

/** What the bench asks of lists that the rules were written with. */
const MOST_WRONG = 0.03;
const LEAST_RIGHT = 0.95;

it.each(CHOSEN)(
  'reads the list $list as its questions are meant, and asks rather than guess',
  ({ questions }) => {
    const verdicts = questions.map((question) => judge(question, readingOf(question)));
    const share = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length / questions.length;
    expect(questions.length).toBeGreaterThan(70);
    expect(share('right')).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(share('wrong')).toBeLessThanOrEqual(MOST_WRONG);
  },
);

it('has counted the clues of these lists: node bench/questions.ts --learn', () => {
  expect(learnUsage(all)).toEqual(usage);
});

it.each([
  ['accents', (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')],
  ['question marks', (text: string) => text.replace(/[?¿!¡]/g, '')],
  ['capitals', (text: string) => text.toLowerCase()],
  ['single blanks', (text: string) => ` ${text.replaceAll(' ', '   ')} `],
])('means the same without %s', (_, change) => {
  expect(changedBy(change)).toEqual([]);
});

it('means the same with a please at the end', () => {
  const please = { en: ' please', es: ' por favor' };
  expect(changedBy((text, { lang }) => text + please[lang])).toEqual([]);
});

it('reads the pairs of both languages to the same meaning', () => {
  const pairs: [string, string][] = [
    ['How much did I spend on food in October?', '¿Cuánto gasté en comida en octubre?'],
    ['how much did I earn last year', 'cuánto gané el año pasado'],
    ['which month did I spend the most', 'en qué mes gasté más'],
    ['can I afford a bike for 350 euros in May', 'puedo permitirme una bici de 350 euros en mayo'],
    ['when will I have saved 5000 euros', 'cuándo tendré ahorrados 5000 euros'],
    ['what if I spend 10% less on transport', 'y si gasto un 10% menos en transporte'],
    ['how many times did I take a taxi this year', 'cuántas veces tomé un taxi este año'],
    ['my five biggest expenses of last month', 'mis cinco mayores gastos del mes pasado'],
    ['is my electricity bill due this week', 'toca pagar la luz esta semana'],
    ['why did I spend so much in September', 'por qué gasté tanto en septiembre'],
  ];
  for (const [inEnglish, inSpanish] of pairs) {
    const one = readQuestion(inEnglish, vocabularyOf('en'));
    const other = readQuestion(inSpanish, vocabularyOf('es'));
    expect({ ...other, ...OWN_WORDS }).toEqual({ ...one, ...OWN_WORDS });
  }
});
/** What a merchant is called is of the language. */
const OWN_WORDS = { language: 'en', merchantSaid: undefined };
