import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { addRecurring, catchUpAll, RECURRING } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  user = await app.signUp({ currency: 'EUR' });
});
afterAll(() => app.close());

const findOnlyRecurring = async () => (await user.get(RECURRING)).body.items[0];

it('a merged category is replaced by the remaining one, in the list and in posted transactions', async () => {
  const { id: categoryId } = (await user.post('/api/v1/categories', { type: 'expense', name: uuidv7() }))
    .body;
  const id = uuidv7();
  await addRecurring(user, { id, category: categoryId, firstDay: '2026-11-20' });
  expect((await user.post(`/api/v1/categories/${categoryId}/merge`, { into: 'food' })).status).toBe(200);
  expect(await findOnlyRecurring()).toMatchObject({ category: 'food' });
  // A repeated request, sent before the merge, names the old category.
  await addRecurring(user, { id, category: categoryId, firstDay: '2026-11-20' });
  await catchUpAll(user);
  expect((await user.get('/api/v1/expenses')).body.items).toMatchObject([{ category: 'food' }]);
});

it('a recurring transaction whose category is deleted becomes uncategorized', async () => {
  const { id: categoryId } = (await user.post('/api/v1/categories', { type: 'expense', name: uuidv7() }))
    .body;
  await addRecurring(user, { category: categoryId });
  expect((await user.delete(`/api/v1/categories/${categoryId}`)).status).toBe(200);
  expect(await findOnlyRecurring()).toMatchObject({ category: 'uncategorized' });
});

it('a tag that is renamed or removed everywhere is renamed or removed in recurring transactions', async () => {
  await addRecurring(user, { tags: ['Home', 'casa', 'HOME', 'Bills'] });
  expect(await findOnlyRecurring()).toMatchObject({ tags: ['Home', 'casa', 'Bills'] });
  await user.patch('/api/v1/tags/hómE', { to: 'Casa' });
  expect(await findOnlyRecurring()).toMatchObject({ tags: ['Casa', 'Bills'] });
  await user.delete('/api/v1/tags/bills');
  expect(await findOnlyRecurring()).toMatchObject({ tags: ['Casa'] });
});
