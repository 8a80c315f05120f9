import { afterEach, beforeEach, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { addDays } from '#shared/calendar.ts';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { addRecurring, catchUpAll, RENT } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const FAVOURITES = '/api/v1/transactions/favourites';

let app: TestApp;
let user: TestUser;
let today: string;
beforeEach(async () => {
  app = await createTestApp();
  user = await signUpUser(app);
  today = new Date(app.clock.now).toISOString().slice(0, 10);
});
afterEach(() => app.close());

type Fields = { amount?: number; category?: string; date?: string; type?: 'expenses' | 'incomes' };

async function add(times: number, description: string, fields: Fields = {}): Promise<void> {
  const { type = 'expenses', ...others } = fields;
  for (let n = 0; n < times; n++) {
    await user.post(`/api/v1/${type}`, { description, amount: 2.5, date: today, ...others });
  }
}

const favourites = async () => (await user.get(FAVOURITES)).body.items;

it('lists the six most frequent combinations, the most frequent first', async () => {
  for (const [at, name] of ['A', 'B', 'C', 'D', 'E', 'F', 'G'].entries()) await add(at + 1, name);
  const found = await favourites();
  expect(
    found.map(({ description, count }: { description: string; count: number }) => `${description}${count}`),
  ).toEqual(['G7', 'F6', 'E5', 'D4', 'C3', 'B2']);
  expect(found[0]).toEqual({
    type: 'expense',
    description: 'G',
    amount: 2.5,
    category: 'uncategorized',
    count: 7,
  });
});

it('tells combinations of another type, amount or category apart', async () => {
  await add(4, 'Coffee', { category: 'food' });
  await add(3, 'Coffee', { category: 'food', amount: 3 });
  await add(2, 'Coffee', { category: 'other' });
  await add(1, 'Coffee', { type: 'incomes' });
  expect(await favourites()).toMatchObject([
    { type: 'expense', amount: 2.5, category: 'food', count: 4 },
    { type: 'expense', amount: 3, category: 'food', count: 3 },
    { type: 'expense', amount: 2.5, category: 'other', count: 2 },
    { type: 'income', amount: 2.5, category: 'uncategorized', count: 1 },
  ]);
});

it('counts the last 90 days only, today included, and nothing of tomorrow', async () => {
  await add(1, 'First day', { date: addDays(today, -89) });
  await add(1, 'Today');
  await add(1, 'Before', { date: addDays(today, -90) });
  await add(1, 'Tomorrow', { date: addDays(today, 1) });
  expect((await favourites()).map(({ description }: { description: string }) => description)).toEqual([
    'Today',
    'First day',
  ]);
});

it('counts neither parts of split purchases, nor deleted transactions, nor those of others', async () => {
  const parts = [1, 2].map((amount) => ({ id: uuidv7(), amount }));
  const split = { id: uuidv7(), type: 'expense', description: 'Split', date: today, amount: 3, parts };
  expect((await user.post('/api/v1/transactions/group', split)).status).toBe(201);
  const { id } = (await user.post('/api/v1/expenses', { description: 'Gone', amount: 1, date: today })).body;
  await user.delete(`/api/v1/expenses/${id}`);
  const other = await signUpUser(app);
  await other.post('/api/v1/expenses', { description: 'Other', amount: 1, date: today });
  expect(await favourites()).toEqual([]);
});

it('counts nothing that a recurring transaction posted, but the same added by hand', async () => {
  await addRecurring(user, { firstDay: today });
  expect(await catchUpAll(user)).toEqual({ posted: 1, asked: 0 });
  expect(await favourites()).toEqual([]);
  const { description, amount, category } = RENT;
  await add(1, description, { amount, category });
  expect(await favourites()).toMatchObject([{ description, amount, category, count: 1 }]);
});
