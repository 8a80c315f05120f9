import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { addDays, addMonths } from '#shared/calendar.ts';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { addRecurring, catchUpAll, RENT } from '#server/testing/recurring.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const FAVOURITES = '/api/v1/transactions/favourites';
const SUGGESTIONS = '/api/v1/recurring/suggestions';

let app: TestApp;
let user: TestUser;
let today: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  user = await signUpUser(app);
  today = new Date(app.clock.now).toISOString().slice(0, 10);
});
afterAll(() => app.close());

type Fields = { amount?: number; category?: string; date?: string; type?: 'expenses' | 'incomes' };

async function add(times: number, description: string, fields: Fields = {}): Promise<void> {
  const { type = 'expenses', ...others } = fields;
  for (let n = 0; n < times; n++) {
    await user.post(`/api/v1/${type}`, { description, amount: 2.5, date: today, ...others });
  }
}

const toDescription = ({ description }: { description: string }) => description;
const favourites = async () => (await user.get(FAVOURITES)).body.items;

it('lists the six most frequent transactions, the most frequent first', async () => {
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

it('counts all amounts of a description together, and shows the most frequent one', async () => {
  await add(3, 'Petrol', { category: 'transport', amount: 50 });
  for (const amount of [48.9, 61.03, 55.4]) await add(1, 'PETROL', { category: 'transport', amount });
  await add(5, 'Bread');
  await add(2, 'Petrol', { category: 'other' });
  await add(1, 'Petrol', { type: 'incomes' });
  expect(await favourites()).toMatchObject([
    { type: 'expense', description: 'Petrol', amount: 50, category: 'transport', count: 6 },
    { type: 'expense', description: 'Bread', count: 5 },
    { type: 'expense', description: 'Petrol', category: 'other', count: 2 },
    { type: 'income', description: 'Petrol', category: 'uncategorized', count: 1 },
  ]);
});

it('lists monthly transactions last', async () => {
  for (const days of [0, 29]) await add(1, 'Gym', { date: addDays(today, -days) });
  for (const days of [3, 5]) await add(1, 'Coffee', { date: addDays(today, -days) });
  expect(await favourites()).toMatchObject([{ description: 'Coffee' }, { description: 'Gym' }]);
});

it('counts the last 90 days including today, and no later days', async () => {
  await add(1, 'First day', { date: addDays(today, -89) });
  await add(1, 'Today');
  await add(1, 'Before', { date: addDays(today, -90) });
  await add(1, 'Tomorrow', { date: addDays(today, 1) });
  expect((await favourites()).map(toDescription)).toEqual(['Today', 'First day']);
});

it('counts neither parts of split purchases, nor deleted transactions, nor those of other users', async () => {
  const parts = [1, 2].map((amount) => ({ id: uuidv7(), amount }));
  const split = { id: uuidv7(), type: 'expense', description: 'Split', date: today, amount: 3, parts };
  expect((await user.post('/api/v1/transactions/group', split)).status).toBe(201);
  const { id } = (await user.post('/api/v1/expenses', { description: 'Gone', amount: 1, date: today })).body;
  await user.delete(`/api/v1/expenses/${id}`);
  const other = await signUpUser(app);
  await other.post('/api/v1/expenses', { description: 'Other', amount: 1, date: today });
  expect(await favourites()).toEqual([]);
});

it('leaves out payments of a recurring transaction, even if they were added by hand', async () => {
  await addRecurring(user, { firstDay: today });
  expect(await catchUpAll(user)).toEqual({ posted: 1, asked: 0 });
  expect(await favourites()).toEqual([]);
  const { description, amount, category } = RENT;
  await add(2, description, { amount, category });
  await add(1, 'Coffee');
  expect((await favourites()).map(toDescription)).toEqual(['Coffee']);
});

it('leaves out payments that seem to repeat, until the user dismisses the suggestion', async () => {
  for (let month = 0; month < 12; month++) {
    await add(1, 'Electricity', { amount: 61, date: addMonths(today, -month) });
  }
  for (const days of [1, 2, 4, 9, 10]) await add(1, 'Coffee', { date: addDays(today, -days) });
  expect((await favourites()).map(toDescription)).toEqual(['Coffee']);
  const [{ key }] = (await user.get(SUGGESTIONS)).body.items;
  await user.put(`${SUGGESTIONS}/${key}`, { decision: 'dismissed' });
  expect((await favourites()).map(toDescription)).toEqual(['Coffee', 'Electricity']);
});

it('leaves out imported transactions', async () => {
  await add(3, 'Supermarket');
  await add(1, 'Coffee');
  await runSql(
    app.database.forProduct,
    `update transactions set import_id = 'i' where description = 'Supermarket'`,
  );
  expect((await favourites()).map(toDescription)).toEqual(['Coffee']);
});
