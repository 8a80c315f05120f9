import { describe, expect, it } from 'vitest';
import { addRecurring } from '#server/testing/recurring.ts';
import { ask, expectFacts, monthly, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const { signUp } = advisor;

const yearly = (name: string, amount: number, monthAndDay: string, category: string): Row[] =>
  [2023, 2024, 2025, 2026].map((year): Row => [name, amount, `${year}-${monthAndDay}`, category]);
const rows: Row[] = [
  ...monthly(10, '2026-02-03', (date): Row => ['Rent', 900, date, 'utilities']),
  ...monthly(10, '2026-02-05', (date): Row => ['Netflix', 15, date, 'entertainment']),
  ...monthly(10, '2026-02-07', (date): Row => ['Gym', 30, date, 'health']),
  ...yearly('Disney', 120, '02-11', 'entertainment'),
  ...yearly('Car tax', 240, '03-11', 'transport'),
];

describe('recurring payments', () => {
  it.each([
    [
      'What are my recurring payments?',
      'Your largest recurring expenses are Rent (€900.00 a month), Gym (€30.00 a month) and Car tax (€240.00 a year). With the others they come to €975.00 a month.',
      ['Every month', 'Every year'],
    ],
    [
      '¿Qué pagos recurrentes tengo?',
      'Tus mayores gastos recurrentes son Rent (900,00 € al mes), Gym (30,00 € al mes) y Car tax (240,00 € al año). Con los demás suman 975,00 € al mes.',
      ['Cada mes', 'Cada año'],
    ],
  ] as const)(
    'are named with their rhythm, sorted by their monthly amount: %s',
    async (question, expected, rhythms) => {
      const user = await signUp(rows);
      const answer = await ask(user, { question });
      expect(answer.understood?.intent).toBe('recurring.list');
      expect(plain(answer)).toBe(expected);
      expect(new Set(answer.table?.rows.map(([, , rhythm]) => rhythm?.text))).toEqual(new Set(rhythms));
      const total = answer.facts.find(({ value, unit }) => unit === 'money' && value === 975);
      expect(total?.formula?.split(' + ')).toHaveLength(5);
      expect(answer.assumptions).toHaveLength(1);
      await expectFacts({ app: advisor.app, user }, answer);
    },
  );

  it.each([
    ['en', 'Choir (€8.00 every 3 weeks)', 'Every 3 weeks'],
    ['es', 'Choir (8,00 € cada 3 semanas)', 'Cada 3 semanas'],
  ] as const)('have a rhythm in figures if there is no word for it, in %s', async (language, part, cell) => {
    const user = await signUp([['Shop', 3, '2026-11-02']]);
    await addRecurring(user, {
      firstDay: '2026-12-02',
      description: 'Choir',
      amount: 8,
      unit: 'week',
      every: 3,
    });
    const answer = await ask(user, { previous: { intent: 'recurring.list', slots: {} }, language });
    expect(plain(answer)).toContain(part);
    expect(answer.table?.rows[0]?.[2]?.text).toBe(cell);
    await expectFacts({ app: advisor.app, user }, answer);
  });
});

describe('the largest recurring payment', () => {
  it.each([
    [
      'most expensive subscription',
      /^Your most expensive subscription is Gym: €30\.00 a month\. Next: Netflix \(€15\.00 a month\) and Disney \(€120\.00 a year\)\.$/,
      'Gym',
    ],
    [
      'la suscripción más cara',
      /^Tu suscripción más cara es Gym: 30,00 € al mes\. Después: Netflix \(15,00 € al mes\) y Disney \(120,00 € al año\)\.$/,
      'Gym',
    ],
    [
      'What is my cheapest subscription?',
      /^Your cheapest subscription is Disney: €120\.00 a year, that is, €10\.00 a month\. Next: Netflix/,
      'Disney',
    ],
    [
      '¿Qué suscripción es la más barata?',
      /^Tu suscripción más barata es Disney: 120,00 € al año, es decir, 10,00 € al mes\. Después: Netflix/,
      'Disney',
    ],
    [
      'What is my most expensive bill?',
      /^Your largest recurring expense is Rent: €900\.00 a month\. Next: Gym/,
      'Rent',
    ],
    [
      '¿Cuál es mi recibo más caro?',
      /^Tu mayor gasto recurrente es Rent: 900,00 € al mes\. Después: Gym/,
      'Rent',
    ],
  ])('is found by monthly amount: %s', async (question, expected, first) => {
    const user = await signUp(rows);
    const answer = await ask(user, { question });
    expect(answer.understood?.intent).toBe('recurring.list');
    expect(plain(answer)).toMatch(expected);
    expect(answer.table?.rows[0]?.[0]?.text).toBe(first);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it.each(['Which subscriptions got more expensive?', '¿Qué suscripciones se han puesto más caras?'])(
    'is not a price that rose: %s',
    async (question) => {
      const user = await signUp(rows);
      expect((await ask(user, { question })).understood?.intent).toBe('recurring.changes');
    },
  );
});

it.each([
  ['What recurring income do I have?', 'You have one recurring income: Wages (€1,500.00 a month).'],
  ['¿Qué ingresos recurrentes tengo?', 'Tienes un ingreso recurrente: Wages (1500,00 € al mes).'],
])('recurring income is no expense: %s', async (question, expected) => {
  const wages = monthly(10, '2026-02-01', (date): Row => ['Wages', 1_500, date, 'salary']);
  const user = await signUp(rows, wages);
  const answer = await ask(user, { question });
  expect(plain(answer).replace('1.500', '1500')).toContain(expected);
  await expectFacts({ app: advisor.app, user }, answer);
});

it.each([
  ['Has the gym missed a payment?', 'No recurring payment with “gym” is missing.'],
  ['¿Ha fallado algún pago del gimnasio?', 'No falta ningún pago recurrente con «gimnasio».'],
])('says which payment is not missing: %s', async (question, expected) => {
  const user = await signUp(rows);
  expect(plain(await ask(user, { question }))).toBe(expected);
});

it.each([
  [
    'Which bills do I pay every month?',
    ['Rent', 'Gym', 'Netflix'],
    'less often than once a month is left out',
  ],
  [
    '¿Qué recibos pago cada mes?',
    ['Rent', 'Gym', 'Netflix'],
    'No cuenta lo que se repite menos de una vez al mes',
  ],
  ['What are my yearly bills?', ['Car tax', 'Disney'], 'Only yearly items are listed'],
  ['¿Cuáles son mis recibos anuales?', ['Car tax', 'Disney'], 'Solo aparece lo que se repite una vez al año'],
])('says what is left out of a list of one rhythm: %s', async (question, names, note) => {
  const user = await signUp(rows);
  const answer = await ask(user, { question });
  expect(answer.understood?.intent).toBe('recurring.list');
  expect(answer.table?.rows.map(([name]) => name?.text)).toEqual(names);
  expect(answer.assumptions.join(' ')).toContain(note);
  await expectFacts({ app: advisor.app, user }, answer);
});

it('lists all payments if none has the rhythm of the question', async () => {
  const user = await signUp(rows.filter(([name]) => name !== 'Disney' && name !== 'Car tax'));
  const answer = await ask(user, { question: 'What are my yearly bills?' });
  expect(answer.table?.rows.map(([name]) => name?.text)).toEqual(['Rent', 'Gym', 'Netflix']);
});
