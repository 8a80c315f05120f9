import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '#shared/contract/transactions.ts';
import { addTransactions } from '#server/testing/add-transactions.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const PATH = '/api/v1/transactions';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function add(user: TestClient, type: 'expense' | 'income', fields: Record<string, unknown> = {}) {
  const transaction = { description: 'x', amount: 1, date: '2026-11-20', ...fields };
  return (await user.post(`/api/v1/${type}s`, transaction)).body.id as string;
}

/** Returns the description and category of every transaction, the oldest first. */
async function read(user: TestClient): Promise<[string, string][]> {
  const { items } = (await user.get(`${PATH}?limit=100&sort=oldest`)).body as { items: Transaction[] };
  return items
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ description, category }) => [description, category]);
}

describe('deleting all that a search finds', () => {
  it('keeps the others and the exceptions, and returns the number of deleted ones', async () => {
    const user = await app.signUp();
    const keptId = await add(user, 'expense', { description: 'bus 1' });
    await add(user, 'expense', { description: 'bus 2' });
    await add(user, 'income', { description: 'bus 3' });
    await add(user, 'expense', { description: 'tea', category: 'food' });
    const search = { q: 'bus', min: 0.5, max: 2, from: '2026-11-01' };
    const { body } = await user.post(`${PATH}/delete-matching`, { search, except: [keptId] });
    expect(body).toMatchObject({ deleted: 2 });
    expect(await read(user)).toEqual([
      ['bus 1', 'uncategorized'],
      ['tea', 'food'],
    ]);
  });

  it('works in several batches, and keeps the totals right', async () => {
    const user = await app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body;
    await addTransactions(app.database, uid, 1_203);
    await add(user, 'income', { amount: 9 });
    const { body } = await user.post(`${PATH}/delete-matching`, { search: { type: 'expense' } });
    expect(body.deleted).toBe(1_203);
    const income = { count: 1, income: 9, expenses: 0 };
    expect((await user.get(`${PATH}/totals`)).body).toEqual(income);
    expect((await user.get(`${PATH}/totals?min=0`)).body).toEqual(income);
    const { deletionId } = body;
    const restored = await user.post(`${PATH}/deleted/restore-deletion`, { deletionId });
    expect(restored.body).toEqual({ restored: 1_203 });
    const totals = (await user.get(`${PATH}/totals`)).body;
    expect(totals.count).toBe(1_204);
    expect((await user.get(`${PATH}/totals?min=0`)).body).toEqual(totals);
  });

  it('never deletes another user’s transactions', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    await add(owner, 'expense', { description: 'canary' });
    expect((await stranger.post(`${PATH}/delete-matching`, { search: {} })).body.deleted).toBe(0);
    const change = { search: {}, categories: { expense: 'food' } };
    expect((await stranger.post(`${PATH}/categorize-matching`, change)).body).toEqual({ changed: [] });
    expect(await read(owner)).toEqual([['canary', 'uncategorized']]);
  });

  it.each([
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ min: 2, max: 1 }, 'max'],
    [{ min: 1.001 }, 'min'],
  ])('refuses the search %j', async (search, field) => {
    const user = await app.signUp({ currency: 'EUR' });
    const refused = await user.post(`${PATH}/delete-matching`, { search });
    expect([refused.status, refused.body.details?.[0]?.field]).toEqual([400, field]);
  });
});

describe('changing the category', () => {
  it('sets one category per type, and returns the changed ids by their former category', async () => {
    const user = await app.signUp();
    const bus = await add(user, 'expense', { description: 'bus', category: 'other' });
    const tea = await add(user, 'expense', { description: 'tea', category: 'food' });
    const pay = await add(user, 'income', { description: 'pay' });
    const ids = [bus, tea, pay, uuidv7()];
    const both = { expense: 'food', income: 'salary' };
    const { body } = await user.post(`${PATH}/categorize`, { ids, categories: both });
    expect(body.changed).toEqual([
      { type: 'expense', from: 'other', ids: [bus] },
      { type: 'income', from: 'uncategorized', ids: [pay] },
    ]);
    const changed = [
      ['bus', 'food'],
      ['tea', 'food'],
      ['pay', 'salary'],
    ];
    expect(await read(user)).toEqual(changed);
    const again = await user.post(`${PATH}/categorize`, { ids, categories: { expense: 'health' } });
    expect(again.body.changed).toEqual([{ type: 'expense', from: 'food', ids: [bus, tea] }]);
  });

  it('moves the sums to the new category for all that a search finds', async () => {
    const user = await app.signUp();
    for (const day of ['10', '11', '11']) {
      await add(user, 'expense', { description: 'bus', category: 'other', date: `2026-11-${day}` });
    }
    await add(user, 'expense', { category: 'other', amount: 5 });
    const change = { search: { q: 'bus', category: 'other' }, categories: { expense: 'transport' } };
    const { body } = await user.post(`${PATH}/categorize-matching`, change);
    expect(body.changed).toMatchObject([{ type: 'expense', from: 'other' }]);
    const { categories } = (await user.get('/api/v1/summary?from=2026-11-01&to=2026-11-30')).body;
    expect(categories.toSorted((a: { value: number }, b: { value: number }) => a.value - b.value)).toEqual([
      { name: 'transport', value: 3 },
      { name: 'other', value: 5 },
    ]);
    expect((await user.get(`${PATH}/totals?category=transport`)).body.count).toBe(3);
    expect((await user.get(`${PATH}/totals?category=transport&min=0`)).body.count).toBe(3);
  });

  it.each([[{}], [{ expense: 'salary' }], [{ income: 'food' }], [{ other: 'food' }]])(
    'refuses the categories %j',
    async (categories) => {
      const user = await app.signUp();
      const id = await add(user, 'expense');
      expect((await user.post(`${PATH}/categorize`, { ids: [id], categories })).status).toBe(400);
      expect((await user.post(`${PATH}/categorize-matching`, { search: {}, categories })).status).toBe(400);
      expect(await read(user)).toEqual([['x', 'uncategorized']]);
    },
  );
});
