import { describe, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import type { Goal } from '#shared/contract/goals.ts';
import { ask, expectFacts, monthly, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const { signUp } = advisor;

it.each([
  ['What was the last thing I bought?', 'The last transaction was on 23 November: “Shop”, €80.00.'],
  ['¿Qué fue lo último que compré?', 'El último movimiento es del 23 de noviembre: «Shop», 80,00 €.'],
])('the last purchase is no income, and is not dated after today: %s', async (question, text) => {
  const user = await signUp(
    [
      ['Shop', 80, '2026-11-23'],
      ['Rent', 900, '2026-11-28'],
    ],
    [['Salary', 900, '2026-11-24']],
  );
  const answer = await ask(user, { question });
  expect(plain(answer)).toBe(text);
  await expectFacts({ app: advisor.app, user }, answer);
});

describe('the largest expenses', () => {
  const rows: Row[] = [
    ...monthly(3, '2026-09-03', (date): Row => ['Rent', 900, date]),
    ['Sofa', 500, '2026-10-12'],
    ['Shop', 80, '2026-11-05'],
  ];

  it.each([
    [
      'my largest expenses',
      'Your largest expenses in the last twelve months with this one were “Rent” on 3 November (€900.00), “Sofa” on 12 October (€500.00) and “Shop” on 5 November (€80.00).',
    ],
    [
      'mis mayores gastos',
      'Tus mayores gastos en los últimos doce meses con este incluido fueron «Rent» el 3 de noviembre (900,00 €), «Sofa» el 12 de octubre (500,00 €) y «Shop» el 5 de noviembre (80,00 €).',
    ],
  ])('are several different ones: %s', async (question, text) => {
    const user = await signUp(rows);
    const answer = await ask(user, { question });
    expect(plain(answer)).toBe(text);
    expect(answer.table?.rows.map(([, name]) => name?.text)).toEqual(['Rent', 'Sofa', 'Shop']);
    expect(answer.assumptions).toHaveLength(2);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it.each(['What was my largest expense?', '¿Cuál fue mi mayor gasto?'])(
    'are one if the question asks for one: %s',
    async (question) => {
      const user = await signUp(rows);
      const answer = await ask(user, { question });
      expect(plain(answer)).toContain('Rent');
      expect(plain(answer)).not.toContain('Sofa');
      expect(answer.table).toBeUndefined();
    },
  );

  it('are one if the question asks for one, with the number of transactions of the same amount', async () => {
    const user = await signUp(rows);
    const answer = await ask(user, { question: '¿Cuál fue mi mayor gasto este año?' });
    const rents = rows.filter(([name]) => name === 'Rent').length;
    expect(plain(answer)).toMatch(
      new RegExp(`900,00 €\\. Es uno de ${rents} movimientos del mismo importe\\.$`),
    );
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('are as many as the question says; the table has those that do not fit into a sentence', async () => {
    const user = await signUp([...rows, ...monthly(4, '2026-06-01', (date): Row => ['Gym', 30, date])]);
    const send = async (n: number) =>
      await ask(user, { previous: { intent: 'records.largest', slots: { n } }, language: 'en' });
    const two = await send(2);
    expect(plain(two)).toContain('were “Rent” on 3 November (€900.00) and “Rent” on 3 October (€900.00).');
    const eight = await send(8);
    expect(eight.table?.rows).toHaveLength(8);
    expect(plain(eight)).toMatch(/The table has the rest\.$/);
    await expectFacts({ app: advisor.app, user }, eight);
  });
});

it.each([
  [
    'How much on weekends?',
    'On weekends, you spent €30.00 in the last twelve months with this one, 60.0% of the total. From Monday to Friday it was €20.00.',
  ],
  [
    '¿Cuánto gasto los fines de semana?',
    'Los fines de semana gastaste 30,00 € en los últimos doce meses con este incluido, el 60,0 % del total. De lunes a viernes fueron 20,00 €.',
  ],
])('sums Saturdays and Sundays: %s', async (question, text) => {
  const user = await signUp([
    ['Shop', 10, '2026-11-21'],
    ['Shop', 20, '2026-11-22'],
    ['Shop', 20, '2026-11-23'],
  ]);
  const answer = await ask(user, { question });
  expect(plain(answer)).toBe(text);
  await expectFacts({ app: advisor.app, user }, answer);
});

describe('goals', () => {
  const signUpWithGoals = async () => {
    const user = await signUp([['Shop', 10, '2026-11-21']]);
    const add = async (name: string, day: string | null, saved: number) => {
      const { body } = await user.post('/api/v1/goals', { name, target: 4_000, day });
      const { id } = body as Goal;
      for (const months of saved === 0 ? [] : [3, 2, 1]) {
        const entry = { amount: saved, day: addMonths('2026-11-05', -months) };
        expect((await user.post(`/api/v1/goals/${id}/entries`, entry)).status).toBe(201);
      }
    };
    await add('Trip to Japan', '2027-08-01', 200);
    await add('New car', '2028-12-01', 0);
    await add('Rainy days', null, 100);
    return user;
  };

  it('are listed with what each needs by its day', async () => {
    const user = await signUpWithGoals();
    const answer = await ask(user, { previous: { intent: 'goal.when', slots: {} }, language: 'en' });
    const text = plain(answer);
    expect(text).toMatch(/“Trip to Japan”: you have €600\.00 of €4,000\.00, .* later than 1 August 2027\./);
    expect(text).toMatch(/“New car”: you have €0\.00 of €4,000\.00, and need to put aside €\S+ a month/);
    expect(text).toMatch(/“Rainy days”: you have €300\.00 .* you will reach it on /);
    expect(answer.table?.rows).toHaveLength(3);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('are reduced to the one that the question names', async () => {
    const user = await signUpWithGoals();
    const answer = await ask(user, { question: 'How is my goal for the trip going?' });
    expect(answer.understood?.intent).toBe('goal.when');
    expect(plain(answer)).toContain('Japan');
    expect(plain(answer)).not.toContain('car');
  });
});

it.each([
  ['records.list', 'en', 'You have 2 transactions with “shop” of €10 or more this month, €30.00 in total.'],
  ['records.list', 'es', 'Hay 2 movimientos con «shop» de 10 € o más este mes, 30,00 € en total.'],
  [
    'records.last',
    'es',
    'El último movimiento con «shop» de 10 € o más es del 22 de noviembre: «Shop», 20,00 €.',
  ],
] as const)('says which transactions were searched: %s in %s', async (intent, language, text) => {
  const user = await signUp([
    ['Shop', 10, '2026-11-21'],
    ['Shop', 20, '2026-11-22'],
    ['Shop', 5, '2026-11-23'],
  ]);
  const slots = { merchant: 'shop', min: 10 };
  const answer = await ask(user, { previous: { intent, slots }, language });
  expect(plain(answer)).toBe(text);
  await expectFacts({ app: advisor.app, user }, answer);
});

describe('the last or first few transactions', () => {
  const bread: Row[] = [
    ['Bakery', 4, '2025-03-02'],
    ['Bakery', 5, '2026-11-03'],
    ['Bakery', 6, '2026-11-20'],
    ['Bakery', 99, '2026-11-28'],
  ];
  it.each([
    [
      'last 2 bakery purchases',
      'Your last 2 transactions with “bakery”, from 3 to 20 November, come to €11.00.',
      'The last 2',
    ],
    [
      'los últimos 10 gastos en bakery',
      'Tus últimos 3 movimientos con «bakery», del 2 de marzo de 2025 al 20 de noviembre de 2026, suman 15,00 €. No hay más.',
      'Los últimos 10',
    ],
  ])('come from all time and not from this month: %s', async (question, text, chip) => {
    const user = await signUp(bread);
    const answer = await ask(user, { question });
    expect(plain(answer)).toBe(text);
    expect(answer.assumptions).toEqual([]);
    expect(answer.understood?.chips.find(({ slot }) => slot === 'n')?.text).toBe(chip);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it.each([
    [
      'records.last',
      'Your last 3 transactions, from 3 to 20 November, make a balance of €9.00.',
      'The last 3',
    ],
    [
      'records.first',
      'Your first 3 transactions, from 2 March 2025 to 4 November 2026, make a balance of €11.00.',
      'The first 3',
    ],
  ] as const)('have a balance if both were spent and received: %s', async (intent, text, chip) => {
    const user = await signUp(bread, [['Refund', 20, '2026-11-04']]);
    const answer = await ask(user, { previous: { intent, slots: { n: 3 } }, language: 'en' });
    expect(plain(answer)).toBe(text);
    expect(answer.understood?.chips.find(({ slot }) => slot === 'n')?.text).toBe(chip);
    await expectFacts({ app: advisor.app, user }, answer);
  });
});

it.each([
  ['What did I buy at the bakery this month?', 'You have 1 transaction with “bakery” this month, of €8.00.'],
  [
    'When was I last at the bakery?',
    'The last transaction with “bakery” was on 12 November: “Bakery”, €8.00.',
  ],
  ['¿Qué compré en la bakery este mes?', 'Hay 1 movimiento con «bakery» este mes, de 8,00 €.'],
  ['List bakery this month', 'You have 2 transactions with “bakery” this month, with a balance of €472.00.'],
])('counts no income with a word if the question is about spending: %s', async (question, text) => {
  const user = await signUp([['Bakery', 8, '2026-11-12']], [['Logo for a bakery', 480, '2026-11-16']]);
  expect(plain(await ask(user, { question }))).toContain(text);
});
