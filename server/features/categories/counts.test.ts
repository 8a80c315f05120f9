import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function record(user: TestClient, path: 'expenses' | 'incomes', category: string, date: string) {
  const { body } = await user.post(`/api/v1/${path}`, { description: 'x', amount: 1, category, date });
  return `/api/v1/${path}/${String(body.id)}`;
}

async function readCounts(user: TestClient): Promise<Record<string, number>> {
  const { items } = (await user.get('/api/v1/categories/counts')).body as {
    items: { id: string; count: number }[];
  };
  return Object.fromEntries(items.map(({ id, count }) => [id, count]));
}

it('each category has the number of its transactions on all days, without the deleted ones', async () => {
  const [user, stranger] = [await app.signUp(), await app.signUp()];
  expect(await readCounts(user)).toEqual({});
  await record(stranger, 'expenses', 'food', '2026-03-02');
  for (const date of ['2020-01-01', '2026-03-02', '2026-03-02']) await record(user, 'expenses', 'food', date);
  await record(user, 'expenses', 'uncategorized', '2026-03-02');
  await record(user, 'incomes', 'uncategorized', '2026-03-02');
  const deleted = [
    await record(user, 'expenses', 'food', '2026-03-02'),
    await record(user, 'incomes', 'gift', '2026-03-02'),
  ];
  for (const path of deleted) await user.delete(path);
  expect(await readCounts(user)).toEqual({ food: 3, uncategorized: 2 });
  await user.post('/api/v1/categories/food/merge', { into: 'health' });
  expect(await readCounts(user)).toEqual({ health: 3, uncategorized: 2 });
});
