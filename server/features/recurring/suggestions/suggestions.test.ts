import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import type { RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import { MAX_SUGGESTION_DECISIONS } from '#shared/limits.ts';
import { addRecurring } from '#server/testing/recurring.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const SUGGESTIONS = '/api/v1/recurring/suggestions';
const RENT = { description: 'Rent', amount: 950, category: 'utilities' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
});
afterAll(() => app.close());

const signUp = () => app.signUp({ currency: 'EUR', timeZone: 'UTC' });

/** Adds an expense a month, and returns the ids, the oldest first. */
async function addMonthly(user: TestClient, expense: object, from: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let month = 0; month < count; month++) {
    const { status, body } = await user.post('/api/v1/expenses', {
      ...expense,
      date: addMonths(from, month),
    });
    expect(status).toBe(201);
    ids.push(body.id as string);
  }
  return ids;
}

async function list(user: TestClient): Promise<RecurringSuggestion[]> {
  const { status, body } = await user.get(SUGGESTIONS);
  expect([status, body]).toMatchObject([200, {}]);
  return body.items as RecurringSuggestion[];
}

async function findRentKey(user: TestClient): Promise<string> {
  const [rent] = await list(user);
  expect(rent?.name).toBe('Rent');
  return rent?.key ?? '';
}

const toKey = (at: number) => `${at}`.padStart(22, 'k');
const decide = async (user: TestClient, key: string, decision: string) =>
  expect((await user.put(`${SUGGESTIONS}/${key}`, { decision })).status).toBe(200);

it('lists recognised series, with amounts in major units', async () => {
  const user = await signUp();
  const before = await addMonthly(user, { ...RENT, amount: 900.5 }, '2025-10-01', 6);
  const after = await addMonthly(user, RENT, '2026-04-01', 8);
  expect(await list(user)).toEqual([
    {
      key: expect.stringMatching(/^[\w-]{22}$/) as string,
      type: 'expense',
      name: 'Rent',
      category: 'utilities',
      cadence: 'monthly',
      amount: 950,
      isEstimate: false,
      nextDay: '2026-12-01',
      status: 'active',
      confidence: expect.closeTo(1, 1) as number,
      count: 14,
      firstDay: '2025-10-01',
      lastDay: '2026-11-01',
      change: { from: 900.5, to: 950, day: '2026-04-01' },
      transactionIds: [...before, ...after],
    },
  ]);
});

it('leaves out habits, and lists nothing of another user', async () => {
  const user = await signUp();
  for (let week = 0; week < 30; week++) {
    const date = new Date(Date.parse('2026-04-25') + week * 7 * 864e5).toISOString().slice(0, 10);
    await user.post('/api/v1/expenses', { description: 'Market', amount: 40 + ((week * 37) % 23), date });
  }
  expect(await list(user)).toEqual([]);
  await addMonthly(user, RENT, '2026-01-01', 11);
  expect(await list(user)).toMatchObject([{ name: 'Rent' }]);
  expect(await list(await signUp())).toEqual([]);
});

it('computes the list again after a new transaction and on another day', async () => {
  const user = await signUp();
  await addMonthly(user, RENT, '2026-01-01', 10);
  expect(await list(user)).toMatchObject([{ count: 10, status: 'late' }]);
  await addMonthly(user, RENT, '2026-11-01', 1);
  expect(await list(user)).toMatchObject([{ count: 11, status: 'active' }]);
  const other = await signUp();
  await addMonthly(other, RENT, '2026-01-12', 10);
  expect(await list(other)).toMatchObject([{ status: 'active' }]);
  app.clock.now += 13 * 36e5;
  expect(await list(other)).toMatchObject([{ status: 'late', nextDay: '2026-12-12' }]);
  app.clock.now -= 13 * 36e5;
});

it('shows when the next payment of an ended series was due', async () => {
  const user = await signUp();
  await addMonthly(user, RENT, '2025-01-31', 12);
  expect(await list(user)).toMatchObject([{ status: 'ended', lastDay: '2025-12-31', nextDay: '2026-01-31' }]);
});

it.each(['dismissed', 'ended'])('never lists a series again that the user calls %s', async (decision) => {
  const user = await signUp();
  await addMonthly(user, RENT, '2026-01-01', 10);
  const key = await findRentKey(user);
  await decide(await signUp(), key, decision);
  expect(await list(user)).toHaveLength(1);
  await decide(user, key, decision);
  expect(await list(user)).toEqual([]);
  await addMonthly(user, RENT, '2026-11-01', 1);
  expect(await list(user)).toEqual([]);
});

it('lists a series that the user confirms as certain, even if they dismissed it before', async () => {
  const user = await signUp();
  await addMonthly(user, RENT, '2026-07-01', 5);
  const key = await findRentKey(user);
  await decide(user, key, 'dismissed');
  await decide(user, key, 'confirmed');
  expect(await list(user)).toMatchObject([{ key, confidence: 1 }]);
});

it('lists a series as before once the user takes the decision back', async () => {
  const user = await signUp();
  await addMonthly(user, RENT, '2026-06-01', 6);
  const [before] = await list(user);
  const key = await findRentKey(user);
  await decide(user, key, 'dismissed');
  const other = await signUp();
  expect((await other.delete(`${SUGGESTIONS}/${key}`)).status).toBe(200);
  expect(await list(user)).toEqual([]);
  expect((await user.delete(`${SUGGESTIONS}/${key}`)).status).toBe(200);
  expect(await list(user)).toEqual([before]);
});

it('still lists a confirmed series that has become too rare to be recognised', async () => {
  const user = await signUp();
  const first = await addMonthly(user, RENT, '2025-01-05', 4);
  const gym = { ...RENT, description: 'Gym', amount: 30 };
  await addMonthly(user, gym, '2025-01-05', 4);
  const found = await list(user);
  const key = found.find(({ name }) => name === 'Rent')?.key ?? '';
  expect(found).toHaveLength(2);
  await decide(user, key, 'confirmed');
  const later = [
    ...(await addMonthly(user, RENT, '2025-12-05', 1)),
    ...(await addMonthly(user, RENT, '2026-10-05', 1)),
  ];
  await addMonthly(user, gym, '2025-12-05', 1);
  await addMonthly(user, gym, '2026-10-05', 1);
  expect(await list(user)).toMatchObject([{ key, name: 'Rent', confidence: 1, status: 'late' }]);
  expect([...first, ...later]).toEqual(expect.arrayContaining((await list(user))[0]?.transactionIds ?? []));
});

it('keeps the decision on a payee’s second subscription after its older price is too long ago', async () => {
  const user = await signUp();
  const apple = (amount: number, from: string, count: number) =>
    addMonthly(user, { ...RENT, description: 'Apple', amount }, from, count);
  await apple(2.99, '2025-09-04', 15);
  const cheaper = await apple(9.99, '2025-09-20', 4);
  await apple(10.99, '2026-01-20', 10);
  const second = (await list(user)).find(({ amount }) => amount === 10.99);
  expect(second).toMatchObject({ change: { from: 9.99, to: 10.99 } });
  await decide(user, second?.key ?? '', 'dismissed');
  expect(await list(user)).toMatchObject([{ amount: 2.99 }]);
  for (const id of cheaper) expect((await user.delete(`/api/v1/expenses/${id}`)).status).toBe(200);
  expect(await list(user)).toMatchObject([{ amount: 2.99 }]);
});

it('leaves out recurring transactions, found by words and amount or by their transactions', async () => {
  const user = await signUp();
  const [first] = await addMonthly(user, { ...RENT, description: 'RECIBO ALQUILER' }, '2026-02-03', 9);
  await addMonthly(user, { ...RENT, description: 'Gym', amount: 30 }, '2026-02-10', 9);
  expect(await list(user)).toHaveLength(2);
  const add = (changes: object) => addRecurring(user, { on: 'day', ...changes });
  await add({ description: 'Gym', amount: 90 });
  expect(await list(user)).toHaveLength(2);
  await add({ description: 'Gym Sol', amount: 32 });
  expect(await list(user)).toMatchObject([{ amount: 950 }]);
  await add({ description: 'My flat', amount: 2000, firstDay: '2026-02-03', transactionId: first });
  expect(await list(user)).toEqual([]);
});

it('deletes the oldest of too many decisions', async () => {
  const user = await signUp();
  await addMonthly(user, RENT, '2026-01-01', 10);
  const key = await findRentKey(user);
  await decide(user, key, 'dismissed');
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  const later = app.clock.now + 1;
  const rows = Array.from(
    { length: MAX_SUGGESTION_DECISIONS - 1 },
    (_, at) => `('${uid}', '${toKey(at)}', 'dismissed', ${later})`,
  );
  await runSql(
    app.database,
    `insert into recurring_decisions (user_id, key, decision, decided_at) values ${rows.join()}`,
  );
  await decide(user, toKey(0), 'ended');
  expect(await list(user)).toEqual([]);
  app.clock.now = later;
  await decide(user, toKey(-1), 'ended');
  expect(await list(user)).toHaveLength(1);
  app.clock.now = later - 1;
});

it('lists sure series first, the most expensive on top, then guesses such as two payments a year apart', async () => {
  const user = await signUp();
  await addMonthly(user, { description: 'Music', amount: 10, category: 'entertainment' }, '2026-01-05', 11);
  await addMonthly(user, RENT, '2026-06-01', 6);
  for (const date of ['2024-11-03', '2025-11-03'])
    await user.post('/api/v1/expenses', { description: 'Home insurance', amount: 9_000, date });
  expect((await list(user)).map(({ name }) => name)).toEqual(['Rent', 'Music', 'Home insurance']);
});
