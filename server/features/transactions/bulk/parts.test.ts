import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '#shared/contract/transactions.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const PATH = '/api/v1/transactions';
const DAY = '2026-11-20';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Signs up a user with an expense, and a purchase split into food and health. */
async function signUpWithSplit() {
  const user = await app.signUp();
  const busId = (await user.post('/api/v1/expenses', { description: 'Bus', amount: 5, date: DAY })).body.id;
  const parts = [
    { id: uuidv7(), amount: 1, category: 'food' },
    { id: uuidv7(), amount: 2, category: 'health' },
  ];
  const group = { id: uuidv7(), type: 'expense', description: 'Market', amount: 3, date: DAY, parts };
  await user.post(`${PATH}/group`, group);
  const [first, second] = parts.map(({ id }) => id) as [string, string];
  return { user, busId, first, second, groupId: group.id };
}

async function listCategories(user: TestClient): Promise<string[]> {
  const { items } = (await user.get(`${PATH}?sort=smallest`)).body as { items: Transaction[] };
  return items.map(({ category }) => category);
}

describe('the number of purchases that a search finds', () => {
  it('counts a split purchase once if all of its parts are found', async () => {
    const { user, second } = await signUpWithSplit();
    const readSplits = async (query: string) => (await user.get(`${PATH}/totals?${query}`)).body.splits;
    expect(await readSplits('')).toEqual({ parts: 2, purchases: 2 });
    expect(await readSplits('category=food')).toEqual({ parts: 1, purchases: 1 });
    expect(await readSplits('q=bus')).toBeUndefined();
    expect((await user.get(`${PATH}/totals`)).body.count).toBe(3);
    await user.patch(`/api/v1/expenses/${second}`, { date: '2026-11-19' });
    expect(await readSplits('')).toEqual({ parts: 2, purchases: 3 });
  });

  it('counts the only part left of a purchase as a whole transaction', async () => {
    const { user, first } = await signUpWithSplit();
    await user.delete(`/api/v1/expenses/${first}`);
    expect((await user.get(`${PATH}/totals`)).body).toEqual({ count: 2, income: 0, expenses: 7 });
  });
});

describe('a change of category', () => {
  it('leaves out parts of split purchases if asked to', async () => {
    const { user, busId, first, second } = await signUpWithSplit();
    const change = { ids: [busId, first, second], categories: { expense: 'other' } };
    const { body } = await user.post(`${PATH}/categorize`, { ...change, skipParts: true });
    expect(body.changed).toEqual([{ type: 'expense', from: 'uncategorized', ids: [busId] }]);
    expect(await listCategories(user)).toEqual(['food', 'health', 'other']);
    await user.post(`${PATH}/categorize`, change);
    expect(await listCategories(user)).toEqual(['other', 'other', 'other']);
  });

  it('leaves out parts in all that match if asked to, but not the only part left of a purchase', async () => {
    const { user, first } = await signUpWithSplit();
    const change = { search: {}, categories: { expense: 'other' }, skipParts: true };
    await user.post(`${PATH}/categorize-matching`, change);
    expect(await listCategories(user)).toEqual(['food', 'health', 'other']);
    await user.delete(`/api/v1/expenses/${first}`);
    await user.post(`${PATH}/categorize-matching`, change);
    expect(await listCategories(user)).toEqual(['other', 'other']);
  });
});

it('the only part left of a purchase can be split again', async () => {
  const { user, first, second, groupId } = await signUpWithSplit();
  const parts = [
    { id: second, amount: 0.5 },
    { id: uuidv7(), amount: 1.5 },
  ];
  const group = { id: uuidv7(), type: 'expense', description: 'Market', amount: 2, date: DAY, parts };
  const splitAgain = () => user.post(`${PATH}/group`, { ...group, splits: second });
  expect((await splitAgain()).body.code).toBe('idConflict');
  await user.delete(`/api/v1/expenses/${first}`);
  expect((await splitAgain()).status).toBe(201);
  expect((await user.get(`${PATH}/group/${groupId}`)).status).toBe(404);
  expect((await user.get(`${PATH}/totals`)).body.expenses).toBe(7);
});
