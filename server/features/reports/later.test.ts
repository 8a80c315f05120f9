import { afterAll, beforeAll, expect, it } from 'vitest';
import { goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const COMPARE = '/api/v1/reports/compare';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('a comparison names what is recorded after today, within its periods and for the rest of a running one', async () => {
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await goTo(app, '2026-11-21');
  const record = async (type: 'expenses' | 'incomes', category: string, date: string, amount: number) => {
    const body = { description: 'Any', amount, category, date };
    expect((await user.post(`/api/v1/${type}`, body)).status).toBe(201);
  };
  await record('expenses', 'food', '2026-11-21', 30);
  await record('expenses', 'food', '2026-11-28', 60);
  await record('incomes', 'salary', '2026-12-01', 1000);
  const compare = async (query: string) => (await user.get(`${COMPARE}?${query}`)).body;

  const before = 'otherFrom=2026-10-01&otherTo=2026-10-21';
  expect(await compare(`from=2026-11-01&to=2026-11-21&wholeTo=2026-11-30&${before}`)).toMatchObject({
    expenses: { amount: 30 },
    later: { period: { from: '2026-11-22', to: '2026-11-30' }, count: 1, income: 0, expenses: 60 },
    otherLater: null,
  });
  expect(await compare(`from=2026-11-01&to=2026-11-21&${before}`)).toMatchObject({ later: null });
  expect(
    await compare('from=2026-11-01&to=2026-11-30&otherFrom=2026-12-01&otherTo=2026-12-31'),
  ).toMatchObject({
    expenses: { amount: 90 },
    later: { period: { from: '2026-11-22', to: '2026-11-30' }, expenses: 60 },
    otherLater: { period: { from: '2026-12-01', to: '2026-12-31' }, income: 1000 },
  });
  const { status, body } = await user.get(
    `${COMPARE}?from=2026-11-01&to=2026-11-21&wholeTo=2026-11-20&${before}`,
  );
  expect([status, body]).toMatchObject([400, { details: [{ field: 'wholeTo', code: 'rangeReversed' }] }]);
});
