import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Summary } from '#shared/contract/summaries.ts';
import { goTo } from '#server/testing/recurring.ts';
import { earn, spend } from '#server/testing/report-user.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const TODAY = '2026-11-27';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('the summary also has the latest five up to today if some of the latest five are dated later', async () => {
  await goTo(app, TODAY);
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const summary = async () => (await user.get('/api/v1/summary')).body as Summary;
  const group = { id: uuidv7(), type: 'expense', description: 'Market', date: TODAY, amount: 3 };
  const parts = [1, 2].map((amount) => ({ id: uuidv7(), amount }));
  await user.post('/api/v1/transactions/group', { ...group, parts });
  for (const day of ['21', '22', '23', '24']) await spend(user, `2026-11-${day}`, 5);
  expect(await summary()).toMatchObject({ recent: { length: 5 } });
  expect((await summary()).recentUpToToday).toBeUndefined();
  for (const day of ['28', '29', '30']) await spend(user, `2026-11-${day}`, 7);
  for (const day of ['28', '29']) await earn(user, `2026-12-${day}`, 9);
  const { recent, recentUpToToday } = await summary();
  expect(recent.map(({ date }) => date.slice(5))).toEqual(['12-29', '12-28', '11-30', '11-29', '11-28']);
  expect(recentUpToToday?.items.map(({ description, date }) => `${date.slice(8)} ${description}`)).toEqual([
    '27 Market',
    '24 Shop',
    '23 Shop',
    '22 Shop',
    '21 Shop',
  ]);
  expect(recentUpToToday?.groups).toEqual([{ id: group.id, count: 2, amount: 3 }]);
});
