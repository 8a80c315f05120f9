import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBudget, setBudget } from '#server/testing/budgets.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

// Refunds are expenses below 0.

const EXPENSES = '/api/v1/expenses';
const NOVEMBER = 'from=2026-11-01&to=2026-11-30';
const SHOES = { description: 'Shoes', category: 'other', date: '2026-11-20' };

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function add(amount: number, others: object = {}): Promise<string> {
  const { body, status } = await user.post(EXPENSES, { ...SHOES, amount, ...others });
  expect(status).toBe(201);
  return body.id as string;
}

async function summary() {
  return (await user.get(`/api/v1/summary?${NOVEMBER}`)).body;
}

describe('a refund', () => {
  it('lowers its category, its day and the totals, also below zero', async () => {
    user = await app.signUp();
    await add(10.1, { category: 'food' });
    await add(-4.05, { category: 'food' });
    await add(-20);
    expect(await summary()).toMatchObject({
      expenses: -13.95,
      balance: 13.95,
      categories: [
        { name: 'food', value: 6.05 },
        { name: 'other', value: -20 },
      ],
    });
    const { daily } = await summary();
    expect(daily[19]).toMatchObject({ date: '2026-11-20', expenses: -13.95 });
    expect((await user.get(`${EXPENSES}/total?${NOVEMBER}`)).body).toEqual({ total: -13.95 });
    expect((await user.get(`/api/v1/transactions/totals?${NOVEMBER}`)).body).toMatchObject({
      count: 3,
      expenses: -13.95,
    });
  });

  it('can become an expense and a refund again, and its deletion can be undone', async () => {
    user = await app.signUp();
    const id = await add(-20);
    expect((await user.patch(`${EXPENSES}/${id}`, { amount: 5 })).body).toMatchObject({ amount: 5 });
    expect(await summary()).toMatchObject({ expenses: 5 });
    await user.patch(`${EXPENSES}/${id}`, { amount: -7.5 });
    await user.delete(`${EXPENSES}/${id}`);
    expect(await summary()).toMatchObject({ expenses: 0, categories: [] });
    const { items } = (await user.get('/api/v1/transactions/deleted')).body;
    expect(items).toMatchObject([{ amount: -7.5 }]);
    await user.post('/api/v1/transactions/deleted/restore', { ids: [id] });
    expect(await summary()).toMatchObject({ expenses: -7.5 });
  });

  it('gives its amount back to the budget of its category', async () => {
    user = await app.signUp();
    await setBudget(user, { month: '2026-11', amount: 100 });
    await add(30, { category: 'food' });
    await add(-12.5, { category: 'food' });
    expect(await findBudget(user, 'food', '2026-11')).toMatchObject({ spent: 17.5, left: 82.5 });
  });

  it('can be split, and a purchase can have a part that is a refund', async () => {
    user = await app.signUp();
    const group = (amount: number, ...amounts: number[]) => ({
      id: uuidv7(),
      type: 'expense',
      description: 'Shop',
      date: '2026-11-20',
      amount,
      parts: amounts.map((each) => ({ id: uuidv7(), amount: each, category: 'food' })),
    });
    const path = '/api/v1/transactions/group';
    for (const each of [group(-30, -10, -20), group(17.75, 18, -0.25)])
      expect((await user.post(path, each)).status).toBe(201);
    expect(await summary()).toMatchObject({ expenses: -12.25 });
    const response = await user.post(path, group(30, -10, -20));
    expect(response.body.details).toMatchObject([{ field: 'amount', code: 'partsUnequal' }]);
    const income = await user.post(path, { ...group(-30, -10, -20), type: 'income' });
    expect([income.status, income.body.details[0].code]).toEqual([400, 'amountNotPositive']);
  });

  it('has its sign in lists, the export and the CSV, and in pages sorted by amount', async () => {
    user = await app.signUp();
    for (const amount of [3, -4, 2, -1]) await add(amount);
    const amounts: number[] = [];
    for (let cursor = ''; ;) {
      const { body } = await user.get(`/api/v1/transactions?sort=smallest&limit=1${cursor}`);
      amounts.push(...body.items.map(({ amount }: { amount: number }) => amount));
      if (body.nextCursor === null) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(amounts).toEqual([-4, -1, 2, 3]);
    const { records } = (await user.get('/api/v1/me/export')).body;
    expect(records.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([-1, -4, 2, 3]);
    expect((await user.get('/api/v1/transactions.csv')).body).toContain(',-4.00,');
  });
});

it('an income below zero is refused on every path', async () => {
  user = await app.signUp();
  const income = { ...SHOES, category: 'gift', amount: -1 };
  const { status, body } = await user.post('/api/v1/incomes', income);
  expect([status, body.details]).toMatchObject([400, [{ field: 'amount', code: 'amountNotPositive' }]]);
});

it('a refund is refused if a total would become too far below zero to be exact', async () => {
  user = await app.signUp();
  for (let n = 0; n < 90; n++) await add(-999_999_999_999.99);
  const refused = await user.post(EXPENSES, { ...SHOES, amount: -999_999_999_999.99 });
  expect([refused.status, refused.body.code]).toEqual([422, 'totalTooLarge']);
});
