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
] as const)('%s says what of a running period is dated later, and opens it', async (intent, more) => {
  const user = await advisor.signUp(ROWS);
  const slots = { period: PERIOD, ...more };
  const answer = await ask(user, { previous: { intent, slots }, language: 'en' });
  expect(plain(answer)).toContain('Of this, 1 is dated 25–30 November: −€60.00.');
  const ahead = { from: '2026-11-25', to: '2026-11-30' };
  const count = answer.facts.find(({ how, filter }) => how === 'count' && filter?.['from'] === ahead.from);
  expect(count).toMatchObject({ value: 1, filter: ahead });
  await expectFacts({ app: advisor.app, user }, answer);
});

it('money back that is dated later adds to what is left', async () => {
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
  ['spend.breakdown', 'You have spent −€15.00'],
  ['weekday.pattern', 'You have spent −€15.00'],
  ['summary', 'spent −€15.00'],
  ['records.smallest', 'Your smallest expense this month was “Bread”'],
] as const)('%s is true where money came back', async (intent, text) => {
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
  ['spend.share', { category: 'health' }, 'You have spent −€7.00 on Health this month.'],
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
