import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const GROUPS = '/api/v1/transactions/group';
const common = { description: 'Market', date: '2026-11-20' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('a purchase with the id of its first part can become whole and split again, and counts once', async () => {
  const user = await app.signUp();
  const totals = async () => (await user.get('/api/v1/transactions/totals')).body;
  const id = uuidv7();
  const parts = [
    { id, amount: 20 },
    { id: uuidv7(), amount: 10 },
  ];
  const group = { ...common, id, type: 'expense', amount: 30, parts };
  expect((await user.post(GROUPS, group)).status).toBe(201);
  expect((await user.post('/api/v1/expenses', { ...common, id, amount: 30 })).body.code).toBe('idConflict');
  const unsplit = { ...common, split: { amount: 30, parts: [{ id, amount: 30 }] } };
  expect((await user.patch(`${GROUPS}/${id}`, unsplit)).status).toBe(200);
  expect(await totals()).toEqual({ count: 1, income: 0, expenses: 30 });
  expect((await user.post(GROUPS, group)).body.code).toBe('idConflict');
  expect((await user.patch(`${GROUPS}/${id}`, unsplit)).body.code).toBe('recordNotFound');
  expect((await user.post(GROUPS, { ...group, splits: id })).status).toBe(201);
  expect(await totals()).toEqual({ count: 2, income: 0, expenses: 30, splits: { parts: 2, purchases: 1 } });
});
