import { describe, expect, it } from 'vitest';
import { ask, expectFacts, monthly, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();

const FOOD: Row[] = [
  ['Market', 60, '2026-11-03', 'food'],
  ['Restaurante La Plaza', 25, '2026-11-04', 'food'],
  ['Restaurantes del Sur', 20, '2026-11-05', 'food'],
  ['Restaurante de la empresa', 12, '2026-11-06', 'other'],
];

describe('a word that is narrower than its category', () => {
  it.each([
    [
      'How much did I spend on eating out this month?',
      '“eating out” counts as Food here, so this is about all of Food.',
      '105.00',
    ],
    [
      '¿Cuánto he gastado en comer fuera este mes?',
      '«comer fuera» cuenta aquí como Comida, así que se trata de todo lo de Comida.',
      '105,00',
    ],
  ])('gives the total of the whole category, and says so: %s', async (question, assumption, total) => {
    const user = await advisor.signUp(FOOD);
    const answer = await ask(user, { question });
    expect(plain(answer)).toContain(total);
    expect(answer.assumptions).toContain(assumption);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it.each([
    ['¿Cuánto he gastado en restaurantes este mes?', '57,00'],
    ['¿Cuántas veces he ido a restaurantes este mes?', '3 movimientos'],
  ])(
    'counts only the transactions that have it in their description, if there are any: %s',
    async (question, total) => {
      const user = await advisor.signUp(FOOD);
      const answer = await ask(user, { question });
      expect(plain(answer)).toContain(total);
      expect(answer.assumptions).not.toContainEqual(expect.stringContaining('cuenta aquí como'));
      await expectFacts({ app: advisor.app, user }, answer);
    },
  );
});

describe('the average month of a category', () => {
  const amounts = [210, 180, 300, 250];
  const rows = monthly(4, '2026-07-05', (date): Row => {
    const amount = amounts[Number(date.slice(5, 7)) - 7] ?? 0;
    return ['Market', amount, date, 'food'];
  });
  const previous = { intent: 'spend.average', slots: { category: 'food' } } as const;

  it.each([
    [
      'en',
      'you spend €235.00 a month on Food',
      'The lowest month was August (€180.00), and the highest September (€300.00).',
    ],
    [
      'es',
      'de media 235,00 € al mes en Comida',
      'El mes más bajo fue agosto (180,00 €) y el más alto, septiembre (300,00 €).',
    ],
  ] as const)('comes with its range, in %s', async (language, usual, range) => {
    const user = await advisor.signUp(rows);
    const answer = await ask(user, { previous, language });
    expect(plain(answer)).toContain(usual);
    expect(plain(answer)).toContain(range);
    await expectFacts({ app: advisor.app, user }, answer);
  });

  it('has no range if there are only two months, or if all months are equal', async () => {
    const answerTo = async (expenses: Row[]) =>
      plain(await ask(await advisor.signUp(expenses), { previous, language: 'en' }));
    expect(await answerTo(rows.slice(2))).not.toContain('lowest');
    expect(
      await answerTo(monthly(4, '2026-07-05', (date): Row => ['Market', 50, date, 'food'])),
    ).not.toContain('lowest');
  });
});

describe('a list of transactions', () => {
  const expenses: Row[] = [
    ['Shop', 60, '2026-11-03'],
    ['Garage', 90, '2026-11-04'],
  ];
  const income: Row[] = [['Salary', 900, '2026-11-05', 'salary']];

  it.each([
    ['all charges over 50 this month', '2 transactions', '€150.00'],
    ['list what came in this month', '1 transaction', '€900.00'],
    ['muéstrame los pagos de este mes', '2 movimientos', '150,00 €'],
  ])(
    'has no balance if the question is only about expenses or only about income: %s',
    async (question, count, total) => {
      const user = await advisor.signUp(expenses, income);
      const answer = await ask(user, { question });
      expect(answer.understood?.intent).toBe('records.list');
      expect(plain(answer)).toContain(count);
      expect(plain(answer)).toContain(total);
      expect(plain(answer)).not.toMatch(/balance|saldo/);
      await expectFacts({ app: advisor.app, user }, answer);
    },
  );

  it('has a balance if the question is about all transactions', async () => {
    const user = await advisor.signUp(expenses, income);
    const answer = await ask(user, { question: 'show me the transactions over 50 this month' });
    expect(plain(answer)).toContain('with a balance of €750.00');
  });
});
