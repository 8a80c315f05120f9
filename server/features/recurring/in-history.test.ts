import { afterAll, beforeAll, expect, it } from 'vitest';
import { addRecurring, catchUpAll, goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const listDays = async (user: TestClient, search: string) => {
  const { items } = (await user.get(`/api/v1/transactions?sort=newest&${search}`)).body;
  return (items as { date: string }[]).map(({ date }) => date);
};

it('the history finds exactly the transactions of a recurring transaction, with totals and file', async () => {
  await goTo(app, '2026-11-20');
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const body = { description: 'Rent', amount: 950, category: 'utilities', date: '2026-11-15' };
  await user.post('/api/v1/expenses', body);
  const id = await addRecurring(user, { firstDay: '2026-11-20', unit: 'week' });
  await addRecurring(user, { firstDay: '2026-11-21', endDay: '2026-11-21' });
  await goTo(app, '2026-11-27');
  await catchUpAll(user);
  expect(await listDays(user, `recurring=${id}`)).toEqual(['2026-11-27', '2026-11-20']);
  expect(await listDays(user, `recurring=${id}&to=2026-11-20&q=rent`)).toEqual(['2026-11-20']);
  expect((await user.get(`/api/v1/transactions/totals?recurring=${id}`)).body).toMatchObject({
    expenses: 1_900,
  });
  const csv = (await user.get(`/api/v1/transactions.csv?recurring=${id}`)).body as unknown as string;
  expect(csv.match(/Rent/g)).toHaveLength(2);
  const other = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  expect(await listDays(other, `recurring=${id}`)).toEqual([]);
});
