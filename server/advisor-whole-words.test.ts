import { describe, expect, it } from 'vitest';
import { ask, expectFacts, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();

/** Transactions of each thing, and others whose words only begin like its name. */
const LEDGER: Row[] = [
  ['Books', 15, '2026-11-03'],
  ['Booking.com', 300, '2026-11-03'],
  ['Recibo agua', 20, '2026-11-04'],
  ['Water bill', 10, '2026-11-04'],
  ['Waterstones', 19, '2026-11-04'],
  ['Aguacates', 8, '2026-11-04'],
  ['Rent', 700, '2026-11-01'],
  ['Alquiler piso', 100, '2026-11-01'],
  ['Rental car', 70, '2026-11-05'],
  ['Europcar Rent a car', 80, '2026-11-05'],
  ['Alquiler de coche', 90, '2026-11-05'],
  ['Electricity', 40, '2026-11-06'],
  ['Recibo luz', 20, '2026-11-06'],
  ['Powerade', 3, '2026-11-06'],
  ['Viaje a Luzón', 333, '2026-11-06'],
  ['Gasolina', 25, '2026-11-07'],
  ['Gas station', 15, '2026-11-07'],
  ['Gas natural', 90, '2026-11-08'],
  ['Butano', 18, '2026-11-08'],
];

describe.each([
  ['en', 'books', 15, 1],
  ['es', 'libros', 15, 1],
  ['en', 'water', 30, 2],
  ['es', 'agua', 30, 2],
  ['en', 'rent', 800, 2],
  ['es', 'alquiler', 800, 2],
  ['en', 'electricity', 60, 2],
  ['es', 'luz', 60, 2],
  ['en', 'petrol', 40, 2],
  ['es', 'gasolina', 40, 2],
  ['en', 'gas', 108, 2],
  ['es', 'gas', 108, 2],
] as const)('in %s, "%s" is found as a whole word', (language, thing, sum, count) => {
  it('for the total, for the list behind its link and for the count', async () => {
    const user = await advisor.signUp(LEDGER);
    const isEnglish = language === 'en';
    const questions = [
      isEnglish ? `How much did I spend on ${thing} this month?` : `¿Cuánto he gastado en ${thing} este mes?`,
      isEnglish ? `How many times did I pay ${thing} this month?` : `¿Cuántas veces pagué ${thing} este mes?`,
    ];
    for (const question of questions) {
      const answer = await ask(user, { question });
      const values = answer.facts.map(({ value }) => value);
      expect([question, plain(answer), values]).toEqual([
        question,
        expect.any(String),
        expect.arrayContaining([sum, count]),
      ]);
      await expectFacts({ app: advisor.app, user }, answer);
      const { filter } = answer.facts.find(({ value }) => value === sum) ?? {};
      const { body } = await user.get(`/api/v1/transactions?${new URLSearchParams(filter).toString()}`);
      const listed = body.items as { amount: number }[];
      expect(listed).toHaveLength(count);
      expect(listed.reduce((all, { amount }) => all + amount, 0)).toBe(sum);
    }
  });
});

describe('a word that the person typed', () => {
  const MERCHANTS: Row[] = [
    ['Sol', 10, '2026-11-03'],
    ['Solaris 3D', 200, '2026-11-03'],
    ['Mercadona', 40, '2026-11-04'],
    ['Mercados centrales', 7, '2026-11-04'],
  ];

  it.each([
    ['sol', 10],
    ['solar', 200],
    ['mercado', 7],
    ['merc', 47],
  ] as const)(
    'is found as a whole word if there is one, else as the start of others: %s',
    async (merchant, sum) => {
      const user = await advisor.signUp(MERCHANTS);
      for (const language of ['en', 'es'] as const) {
        const answer = await ask(user, {
          previous: { intent: 'spend.total', slots: { merchant } },
          language,
        });
        expect(answer.facts[0]).toMatchObject({ value: sum });
        await expectFacts({ app: advisor.app, user }, answer);
      }
    },
  );
});

it.each([
  ['British Gas', 30],
  ['Gas station', 35],
])('takes gas for fuel in English only if no other gas is paid: %s', async (description, sum) => {
  const user = await advisor.signUp([
    [description, 30, '2026-11-03'],
    ['Petrol', 5, '2026-11-03'],
  ]);
  const answer = await ask(user, { question: 'How much did I spend on gas this month?' });
  expect(answer.facts[0]?.value).toBe(sum);
  await expectFacts({ app: advisor.app, user }, answer);
});

/** Names with marks that nobody types in one way only. */
const MARKED: Row[] = [
  ["McDonald's", 11.9, '2026-11-09'],
  ['McDonalds', 9.5, '2026-11-16'],
  ['Domino’s Pizza', 18, '2026-11-10'],
  ["L'Oréal", 14, '2026-11-10'],
  ['M&S Foodhall', 21, '2026-11-11'],
  ['M & S', 4, '2026-11-11'],
  ['Dr. Martens', 150, '2026-11-12'],
  ['Sushi "Kaito"', 30, '2026-11-12'],
  ['7-Eleven', 6, '2026-11-13'],
];

it('finds names with marks however they are typed', async () => {
  const user = await advisor.signUp(MARKED);
  for (const [name, sum] of [
    ["McDonald's", 21.4],
    ['mcdonalds', 21.4],
    ["domino's", 18],
    ['loreal', 14],
    ['M&S', 25],
    ['dr martens', 150],
    ['sushi kaito', 30],
    ['7-Eleven', 6],
  ] as const) {
    const answer = await ask(user, { question: `How much did I spend at ${name} this month?` });
    expect([name, plain(answer), answer.facts[0]?.value]).toEqual([name, expect.any(String), sum]);
    await expectFacts({ app: advisor.app, user }, answer);
  }
});

it.each(['How much did I spend on coffee this month?', '¿Cuánto he gastado en café este mes?'])(
  'leaves out words that mean another thing: %s',
  async (question) => {
    const user = await advisor.signUp([
      ['Board game café', 90, '2026-11-03'],
      ['Café Central', 5, '2026-11-03'],
      ['Coffee & croissant', 3, '2026-11-04'],
    ]);
    const answer = await ask(user, { question });
    expect(answer.facts[0]?.value).toBe(8);
    await expectFacts({ app: advisor.app, user }, answer);
  },
);

it('counts power as electricity only if no other transaction does', async () => {
  const question = 'How much did I spend on electricity this month?';
  const power: Row = ['Power yoga', 12, '2026-11-03'];
  const [alone, both] = [
    await advisor.signUp([power]),
    await advisor.signUp([power, ['Electricity', 40, '2026-11-04']]),
  ];
  expect((await ask(alone, { question })).facts[0]?.value).toBe(12);
  expect((await ask(both, { question })).facts[0]?.value).toBe(40);
});

it.each([
  ['gifts', 'regalos', 90],
  ['concerts', 'conciertos', 55],
  ['groceries', 'el súper', 25],
])('has one sum for %s and %s', async (inEnglish, inSpanish, sum) => {
  const user = await advisor.signUp([
    ['Regalo cumpleaños', 40, '2026-11-03'],
    ['Regalos Navidad', 30, '2026-11-04'],
    ['Birthday gift mum', 20, '2026-11-05'],
    ['Concierto', 55, '2026-11-06'],
    ['Weekly groceries', 10, '2026-11-07', 'food'],
    ['Mercadona', 15, '2026-11-08', 'food'],
  ]);
  for (const question of [
    `How much did I spend on ${inEnglish} this month?`,
    `¿Cuánto he gastado en ${inSpanish} este mes?`,
  ]) {
    const answer = await ask(user, { question });
    expect([question, answer.facts[0]?.value]).toEqual([question, sum]);
    await expectFacts({ app: advisor.app, user }, answer);
  }
});
