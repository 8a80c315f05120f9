import { expect, it } from 'vitest';
import { ask, expectFacts, plain, type Row, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();
const ROWS: Row[] = [
  ['Shop', 40, '2026-11-03', 'food'],
  ['Shop', 60, '2026-11-28', 'food'],
];
const PERIOD = { from: '2026-11-01', to: '2026-11-30' };

it.each([
  ['spend.total', {}],
  ['spend.breakdown', {}],
  ['spend.merchants', {}],
  ['spend.share', { category: 'food' }],
  ['records.count', {}],
  ['records.list', {}],
  ['records.largest', {}],
  ['month.extreme', {}],
  ['summary', {}],
] as const)(
  '%s names the part of a running period that is dated later, with a filter for its transactions',
  async (intent, more) => {
    const user = await advisor.signUp(ROWS);
    const slots = { period: PERIOD, ...more };
    const answer = await ask(user, { previous: { intent, slots }, language: 'en' });
    expect(plain(answer)).toContain('Of this, 1 is dated 25–30 November: −€60.00.');
    const ahead = { from: '2026-11-25', to: '2026-11-30' };
    const count = answer.facts.find(({ how, filter }) => how === 'count' && filter?.['from'] === ahead.from);
    expect(count).toMatchObject({ value: 1, filter: ahead });
    await expectFacts({ app: advisor.app, user }, answer);
  },
);

it('a refund dated later has a plus sign', async () => {
  const user = await advisor.signUp([['Shop', 40, '2026-11-03', 'food']]);
  const refund = { description: 'Shop', amount: -15, category: 'food', date: '2026-11-28' };
  expect((await user.post('/api/v1/expenses', refund)).status).toBe(201);
  const answer = await ask(user, {
    previous: { intent: 'spend.total', slots: { period: PERIOD } },
    language: 'en',
  });
  expect(plain(answer)).toContain('Of this, 1 is dated 25–30 November: +€15.00.');
  await expectFacts({ app: advisor.app, user }, answer);
});

it.each([
  ['spend.breakdown', 'You got €15.00 more back than you spent this month.'],
  ['weekday.pattern', 'You got €15.00 more back than you spent this month.'],
  ['summary', 'spent −€15.00'],
  ['records.smallest', 'Your smallest expense this month was “Bread”'],
] as const)('%s answers correctly if refunds exceed the spending', async (intent, text) => {
  const rows: Row[] = intent === 'records.smallest' ? [['Bread', 2, '2026-11-03', 'food']] : [];
  const user = await advisor.signUp(rows);
  const refund = { description: 'Shop', amount: -15, category: 'food', date: '2026-11-10' };
  expect((await user.post('/api/v1/expenses', refund)).status).toBe(201);
  const answer = await ask(user, { previous: { intent, slots: { period: PERIOD } }, language: 'en' });
  expect(plain(answer)).toContain(text);
  await expectFacts({ app: advisor.app, user }, answer);
});

it.each([
  [
    'spend.breakdown',
    {},
    'Of the €46.00 that you spent this month, the most went on Transport (€40.00, 75.5%) and Food (€13.00, 24.5%).',
  ],
  ['spend.share', { category: 'health' }, 'You got €7.00 back from Health this month.'],
] as const)('%s has no share of a category below zero', async (intent, more, text) => {
  const user = await advisor.signUp([
    ['Train', 40, '2026-11-03', 'transport'],
    ['Shop', 13, '2026-11-04', 'food'],
    ['Pharmacy', -7, '2026-11-05', 'health'],
  ]);
  const slots = { period: PERIOD, ...more };
  const answer = await ask(user, { previous: { intent, slots }, language: 'en' });
  expect(plain(answer)).toContain(text);
  await expectFacts({ app: advisor.app, user }, answer);
});

/** Zara has 110 in October, and in November 60 and a refund of 95.50. */
const ZARA: Row[] = [
  ['Train', 1, '2026-10-01', 'transport'],
  ['Zara', 110, '2026-10-08', 'other'],
  ['Zara', 60, '2026-11-05', 'other'],
  ['Zara', -95.5, '2026-11-06', 'other'],
  ['Train', 40, '2026-11-10', 'transport'],
  ['Train', 20, '2026-11-13', 'transport'],
];
const ZARA_IN_NOVEMBER = { merchant: 'zara', period: PERIOD };

it.each([
  [
    'spend.total',
    ZARA_IN_NOVEMBER,
    'You got €35.50 more back than you spent on “zara” this month. You spent €110.00 on “zara” from 1 to 24 October.',
    'Te han devuelto 35,50 € más de lo que gastaste en «zara» este mes. Gastaste 110,00 € en «zara» del 1 al 24 de octubre.',
  ],
  [
    'spend.compare',
    ZARA_IN_NOVEMBER,
    'You got €35.50 more back than you spent on “zara” this month. You spent €110.00 on “zara” from 1 to 24 October.',
    'Te han devuelto 35,50 € más de lo que gastaste en «zara» este mes. Gastaste 110,00 € en «zara» del 1 al 24 de octubre.',
  ],
  [
    'spend.average',
    { ...ZARA_IN_NOVEMBER, per: 'day' },
    'On average, you got €1.48 a day more back than you spent on “zara”: €35.50 in 24 days,',
    'De media, te devuelven 1,48 € al día más de lo que gastas en «zara»: 35,50 € en 24 días,',
  ],
  [
    'pace',
    { merchant: 'zara' },
    'You got €35.50 more back than you spent on “zara” from 1 to 24 November.',
    'Te devolvieron 35,50 € más de lo que gastaste en «zara» del 1 al 24 de noviembre.',
  ],
  [
    'weekday.pattern',
    { period: PERIOD },
    'on Thursdays: €60.00 this month, 60.0% of the total. You spend the least on Sundays: €0.00.',
    'Los jueves es cuando más gastas: 60,00 € este mes, el 60,0 % del total. Los domingos es',
  ],
  [
    'summary',
    { period: PERIOD },
    'The category with the highest expenses was Transport: €60.00, 100.0%.',
    'La categoría con más gastos fue Transporte: 60,00 €, el 100,0 %.',
  ],
] as const)(
  '%s has no sum below zero and no share above 100 percent',
  async (intent, slots, english, spanish) => {
    const user = await advisor.signUp(ZARA);
    const texts = [
      ['en', english],
      ['es', spanish],
    ] as const;
    for (const [language, text] of texts) {
      const answer = await ask(user, { previous: { intent, slots }, language });
      expect(plain(answer)).toContain(text);
      expect(plain(answer)).not.toMatch(/[−-]\d|[−-]€/);
      await expectFacts({ app: advisor.app, user }, answer);
    }
  },
);

it.each([
  ['How much do I spend on Fridays?', 'On Fridays, you got €75.50 more back', 'than you spent'],
  ['How much do I spend on Thursdays?', 'On Thursdays, you spent', '81.0% of the total.'],
  ['How much did I spend on weekends this month?', 'On weekends, you spent €0.00', 'it was €24.50.'],
  [
    'How much does a purchase at Zara cost me on average this month?',
    'gives you back €17.75:',
    '€35.50 in 2 transactions',
  ],
])('%s: the answer has no sum below zero', async (question, begin, end) => {
  const user = await advisor.signUp(ZARA);
  const answer = await ask(user, { question, language: 'en' });
  expect(plain(answer)).toContain(begin);
  expect(plain(answer)).toContain(end);
  await expectFacts({ app: advisor.app, user }, answer);
});

it('a share names all expenses before the part of them that is dated later', async () => {
  const user = await advisor.signUp([
    ['Train', 40, '2026-11-03', 'transport'],
    ['Shop', 10, '2026-11-04', 'food'],
    ['Concert', 25, '2026-11-28', 'entertainment'],
  ]);
  const slots = { period: PERIOD, category: 'food' };
  const answer = await ask(user, { previous: { intent: 'spend.share', slots }, language: 'en' });
  expect(plain(answer)).toContain('€10.00 of €75.00. Of this, 1 is dated 25–30 November: −€25.00. It comes');
});
