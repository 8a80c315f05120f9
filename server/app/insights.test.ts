import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { eachDay } from '#shared/calendar.ts';
import { createChangeLog } from '#server/caching/change-log.ts';
import { whileClientWaits } from '#server/errors/while-client-waits.ts';
import { ASK } from '#server/testing/advisor.ts';
import { goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { createInsightAnswers } from './insight-answers.ts';
import { createInsights } from './insights.ts';

const RANGE = { from: '2026-01-01', to: '2026-12-31' };
const { signal } = new AbortController();
const BEFORE = { from: '2025-01-01', to: '2025-12-31' };

let app: TestApp;
const queries: string[] = [];
beforeAll(async () => {
  app = await createTestApp({}, { onQuery: ({ sql }) => queries.push(sql) });
  await goTo(app, '2026-11-20');
});
afterAll(() => app.close());

let insights: ReturnType<typeof createInsights>;
beforeEach(() => {
  insights = createInsights(app.database.forProduct.readerLocation, createChangeLog());
});
afterEach(() => insights.stop());

async function signUp(...descriptions: string[]): Promise<TestClient & { userId: string }> {
  const client = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  for (const description of descriptions) {
    const transaction = { description, amount: 20, category: 'food', date: '2026-11-03' };
    expect((await client.post('/api/v1/expenses', transaction)).status).toBe(201);
  }
  return { ...client, userId: (await client.get('/api/v1/me')).body.uid as string };
}

it('serves others while one user asks for more than their queue holds', async () => {
  const [greedy, other] = [await signUp('Market'), await signUp('Market')];
  const days = eachDay({ from: '2026-09-01', to: '2026-10-30' });
  const all = Promise.allSettled(days.map((today) => insights.notices({ userId: greedy.userId, today })));
  const forecast = await insights.forecast({ userId: other.userId, today: '2026-11-20' });
  expect(forecast.months).toHaveLength(12);
  const reasons = (await all).flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
  expect(reasons).toHaveLength(days.length - 11);
  for (const reason of reasons) expect(reason).toMatchObject({ code: 'serverBusy' });
});

it('takes one turn for all calls that a request makes at once', async () => {
  const { userId } = await signUp('Market');
  const days = eachDay({ from: '2026-10-01', to: '2026-10-30' });
  const ask = () => Promise.all(days.map((today) => insights.notices({ userId, today })));
  expect(await whileClientWaits(() => signal, ask)).toHaveLength(days.length);
  await expect(ask()).rejects.toMatchObject({ code: 'serverBusy' });
});

it('serves all calls of a screen that makes several at once', async () => {
  const { userId } = await signUp('Market');
  const user = { userId, currency: 'EUR', today: '2026-11-20' };
  const results = await Promise.all([
    insights.forecast(user),
    insights.notices(user),
    insights.merchants(user, RANGE),
    insights.comparison(user, { period: RANGE, other: BEFORE }),
  ]);
  expect(results[2].items).toMatchObject([{ name: 'Market', amount: 20, count: 1 }]);
});

it('reads all texts of a user in the thread, for questions and for reports', async () => {
  const user = await signUp('Cinema Luz', 'Bakery');
  queries.length = 0;
  for (const question of [
    'Where did I spend the most?',
    'How much did I spend at bakery?',
    'What was my largest expense at bakery?',
    'How much did I spend at starbucks?',
  ])
    expect((await user.post(ASK, { question })).status).toBe(200);
  const { from, to } = RANGE;
  for (const path of [
    `merchants?from=${from}&to=${to}`,
    `compare?from=${from}&to=${to}&otherFrom=${BEFORE.from}&otherTo=${BEFORE.to}`,
    'year?year=2026',
    `merchants.csv?from=${from}&to=${to}`,
  ])
    expect([path, (await user.get(`/api/v1/reports/${path}`)).status]).toEqual([path, 200]);
  expect(
    queries.filter((sql) => /group by .*(?:search_text|description)|search_text like/.test(sql)),
  ).toEqual([]);
});

it('counts transactions that were added since the same question was last asked', async () => {
  const user = await signUp('Bakery');
  const ask = async () =>
    JSON.stringify((await user.post(ASK, { question: 'How much did I spend at bakery this month?' })).body);
  const add = async (date: string) => {
    const transaction = { description: 'Bakery', amount: 5, category: 'food', date };
    expect((await user.post('/api/v1/expenses', transaction)).status).toBe(201);
  };
  expect(await ask()).toContain('€20.00');
  await add('2026-10-03');
  expect(await ask()).toContain('€20.00');
  await add('2026-11-03');
  expect(await ask()).toContain('€25.00');
});

it('reads the texts of no other user', async () => {
  const [user] = [await signUp('Cinema Luz'), await signUp('Cinema Sol', 'Bakery')];
  const { userId } = user;
  // This connection records its queries.
  const answers = createInsightAnswers(app.database.forProduct.read);
  const owner = { userId, currency: 'EUR', today: '2026-11-20' };
  const searcher = { userId, currency: 'EUR', language: 'en' } as const;
  const search = { anyOf: ['cinema'] };
  expect(await answers.words(searcher)).toEqual(['cinema', 'luz']);
  expect(await answers.nearNames(searcher, 'cinemas')).toEqual({ names: ['Cinema Luz'], hasAllWords: true });
  expect(await answers.searchedMerchants(searcher, {})).toMatchObject([{ key: 'cinema luz', count: 1 }]);
  expect(await answers.searchedDays(searcher, search)).toMatchObject([{ amountMinor: 2_000, count: 1 }]);
  expect(await answers.searched(searcher, { ...search, sort: 'newest', limit: 5 })).toMatchObject([
    { description: 'Cinema Luz' },
  ]);
  expect((await answers.merchants(owner, RANGE)).items).toMatchObject([{ name: 'Cinema Luz', count: 1 }]);
  const { merchants } = await answers.comparison(owner, { period: RANGE, other: BEFORE });
  expect(merchants).toMatchObject([{ name: 'Cinema Luz', amount: 20, other: 0 }]);
});
