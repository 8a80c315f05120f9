import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import type { Summary } from '#shared/contract/summaries.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const DAY = '2026-11-20';

it('the summary shows a split purchase once among the latest five, with the sum of its parts', async () => {
  const app = await createTestApp();
  const user = await app.signUp({ currency: 'EUR' });
  const income = { description: 'Old', amount: 1, date: DAY };
  for (let count = 0; count < 4; count++) await user.post('/api/v1/incomes', income);
  const parts = [1.1, 2.2, 3.3, 4.4, 5.5, 6.6].map((amount) => ({ id: uuidv7(), amount }));
  const group = { id: uuidv7(), type: 'expense', description: 'Market', date: DAY, amount: 23.1, parts };
  await user.post('/api/v1/transactions/group', group);
  const summary = async () => (await user.get('/api/v1/summary')).body as Summary;
  const { recent, recentGroups } = await summary();
  expect(recent.map(({ id }) => id).slice(0, 1)).toEqual([parts.at(-1)?.id]);
  expect(recent.map(({ description }) => description)).toEqual(['Market', 'Old', 'Old', 'Old', 'Old']);
  expect(recentGroups).toEqual([{ id: group.id, count: 6, amount: 23.1 }]);
  await user.delete(`/api/v1/transactions/group/${group.id}`);
  expect((await summary()).recentGroups).toEqual([]);
  await app.close();
});
