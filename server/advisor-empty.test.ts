import { expect, it } from 'vitest';
import type { Previous } from '#shared/advisor/types.ts';
import { ask, expectFacts, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const november = { from: '2026-11-01', to: '2026-11-30' };
const october = { from: '2026-10-01', to: '2026-10-31' };
const rows: Row[] = [
  ['Bakery', 4, '2026-08-03', 'food'],
  ['Taxi', 12, '2026-09-03', 'transport'],
  ['Taxi', 14, '2026-09-05', 'transport'],
];
const income: Row[] = [
  ["Luis's salary", 900, '2026-08-10', 'salary'],
  ["Luis's salary", 900, '2026-09-10', 'salary'],
];

it.each<[Previous, string, string]>([
  [
    { intent: 'spend.total', slots: { merchant: 'luis', category: 'food', period: november } },
    'There are no expenses in Food with “luis” this month.',
    'No hay ningún gasto de Comida con «luis» este mes.',
  ],
  [
    { intent: 'spend.total', slots: { merchant: 'luis', period: october } },
    'There were no expenses with “luis” last month. It is in your income: 2 transactions, the last on 10 September.',
    'No hubo ningún gasto con «luis» el mes pasado. Está en tus ingresos: 2 movimientos, el último el 10 de septiembre.',
  ],
  [
    { intent: 'income.total', slots: { merchant: 'bakery', period: october } },
    'There was no income with “bakery” last month. It is in your expenses: 1 transaction, on 3 August.',
    'No hubo ningún ingreso con «bakery» el mes pasado. Está en tus gastos: 1 movimiento, el 3 de agosto.',
  ],
  [
    { intent: 'income.total', slots: { category: 'salary', period: november } },
    'There is no income from Salary this month. You have 2 transactions at other times, the last on 10 September.',
    'No hay ningún ingreso de Sueldo este mes. Tienes 2 movimientos en otras fechas, el último el 10 de septiembre.',
  ],
  [
    { intent: 'records.list', slots: { merchant: 'bakery', min: 3, period: november } },
    'There are no transactions with “bakery” of €3 or more this month. You have 1 transaction at another time, on 3 August.',
    'No hay ningún movimiento con «bakery» de 3 € o más este mes. Tienes 1 movimiento en otra fecha, el 3 de agosto.',
  ],
  [
    { intent: 'recurring.upcoming', slots: { merchant: 'taxi', period: november } },
    'Nothing with “taxi” is due this month.',
    'No hay ningún pago previsto con «taxi» este mes.',
  ],
  [
    { intent: 'recurring.list', slots: { category: 'food' } },
    'You have no recurring expenses in Food, and Saldo recognises none yet.',
    'No tienes gastos recurrentes de Comida, y Saldo aún no reconoce ninguno.',
  ],
])('an empty answer reads naturally in both languages: %j', async (previous, inEnglish, inSpanish) => {
  const user = await advisor.signUp(rows, income);
  for (const [language, expected] of [
    ['en', inEnglish],
    ['es', inSpanish],
  ] as const) {
    const answer = await ask(user, { previous, language });
    expect(answer.kind).toBe('empty');
    expect(plain(answer)).toBe(expected);
    await expectFacts({ app: advisor.app, user }, answer);
  }
});

it.each([
  ['What did I buy yesterday?', 'You had 1 transaction yesterday, of €7.00.'],
  ['¿Qué compré ayer?', 'Hubo 1 movimiento ayer, de 7,00 €.'],
])('one transaction has no total: %s', async (question, expected) => {
  const user = await advisor.signUp([['Bread', 7, '2026-11-23', 'food']]);
  expect(plain(await ask(user, { question }))).toContain(expected);
});

it('a word that was taken for a category keeps its accents', async () => {
  const user = await advisor.signUp(rows, income);
  const { assumptions } = await ask(user, { question: '¿Cuánto gané con la nómina este año?' });
  expect(assumptions).toEqual(['«nómina» cuenta aquí como Sueldo.']);
});

it.each([
  [
    'en',
    november,
    /^You have spent €40\.00 this month, in 2 transactions, and received nothing\. Of this, 1 is dated 25–30 November: −€10\.00/,
  ],
  [
    'es',
    november,
    /^Llevas gastados 40,00 € este mes, en 2 movimientos, y no has ingresado nada\. De este total, 1 movimiento tiene fecha posterior a hoy \(25–30 de noviembre\): −10,00 €/,
  ],
  ['en', october, /^You received €5\.00 last month, in 1 transaction, and spent nothing\.$/],
  ['es', october, /^Ingresaste 5,00 € el mes pasado, en 1 movimiento, y no gastaste nada\.$/],
] as const)('a summary names no sum of nothing: %s %o', async (language, period, expected) => {
  const user = await advisor.signUp(
    [
      ['Shop', 30, '2026-11-20'],
      ['Shop', 10, '2026-11-28'],
    ],
    [['Gift', 5, '2026-10-02']],
  );
  const answer = await ask(user, { previous: { intent: 'summary', slots: { period } }, language });
  expect(plain(answer)).toMatch(expected);
  await expectFacts({ app: advisor.app, user }, answer);
});

it.each([
  ['spend.trend', 'There is no full month of expenses yet.', 'Aún no hay ningún mes completo de gastos.'],
  ['fixedVariable', 'There is no full month of expenses yet.', 'Aún no hay ningún mes completo de gastos.'],
] as const)('a first month is not called empty: %s', async (intent, inEnglish, inSpanish) => {
  const user = await advisor.signUp([['Bread', 7, '2026-11-23', 'food']]);
  const previous = { intent, slots: {} };
  expect(plain(await ask(user, { previous, language: 'en' }))).toBe(inEnglish);
  expect(plain(await ask(user, { previous, language: 'es' }))).toBe(inSpanish);
});
