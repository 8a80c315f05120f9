import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBudgetAlerts, type RaisedAlert } from './alerts.ts';
import { listUnseenAlerts, BUDGETS, setBudget } from '#server/testing/budgets.ts';
import { addedRow, importRows } from '#server/testing/import-rows.ts';
import { addCategory } from '#server/testing/own-categories.ts';
import { addRecurring, makeCatchUpJob, goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-03-22T12:00:00Z');
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUp();
  await setBudget(user);
});

async function spend(amount: number, { date = '2026-03-20', category = 'food' } = {}): Promise<string> {
  const response = await user.post('/api/v1/expenses', { description: 'x', amount, date, category });
  expect([response.status, response.body]).toMatchObject([201, {}]);
  return response.body.id as string;
}

const foodAlert = (level: number) => ({ category: 'food', month: '2026-03', level });

describe('an alert', () => {
  it('is raised at 80% and at 100% of a budget, and only the higher one shows', async () => {
    await spend(79.99);
    expect(await listUnseenAlerts(user)).toEqual([]);
    await spend(0.01);
    expect(await listUnseenAlerts(user)).toEqual([foodAlert(80)]);
    await spend(20);
    expect(await listUnseenAlerts(user)).toEqual([foodAlert(100)]);
  });

  it('is raised for the budget of all expenses, and by an edit', async () => {
    await setBudget(user, { category: '*', amount: 10 });
    const id = await spend(1, { category: 'health' });
    expect(await listUnseenAlerts(user)).toEqual([]);
    await user.patch(`/api/v1/expenses/${id}`, { amount: 9 });
    expect(await listUnseenAlerts(user)).toEqual([{ category: '*', month: '2026-03', level: 80 }]);
  });

  it('is raised once: not after it was seen, and not after transactions were deleted', async () => {
    const id = await spend(85);
    expect((await user.post(`${BUDGETS}/alerts/seen`)).body).toEqual({ success: true });
    expect(await listUnseenAlerts(user)).toEqual([]);
    await user.delete(`/api/v1/expenses/${id}`);
    await spend(90);
    expect(await listUnseenAlerts(user)).toEqual([]);
    await setBudget(user, { category: 'health', amount: 10 });
    await spend(9, { category: 'health' });
    expect(await listUnseenAlerts(user)).toEqual([{ ...foodAlert(80), category: 'health' }]);
    await spend(10);
    expect(await listUnseenAlerts(user)).toContainEqual(foodAlert(100));
  });

  it('does not show while the budget is below its level', async () => {
    const id = await spend(85);
    await user.delete(`/api/v1/expenses/${id}`);
    expect(await listUnseenAlerts(user)).toEqual([]);
    await spend(85);
    await setBudget(user, { amount: 200 });
    expect(await listUnseenAlerts(user)).toEqual([]);
    await setBudget(user, { amount: null });
    expect(await listUnseenAlerts(user)).toEqual([]);
  });

  it('is raised only for the current month', async () => {
    await spend(500, { date: '2026-02-28' });
    await spend(500, { date: '2026-04-01' });
    await importRows(user, [addedRow(1, { category: 'food', amount: 500, date: '2026-01-20' })]);
    expect(await listUnseenAlerts(user)).toEqual([]);
    await importRows(user, [addedRow(2, { category: 'food', amount: 85, date: '2026-03-20' })]);
    expect(await listUnseenAlerts(user)).toEqual([foodAlert(80)]);
  });

  it('is not raised by setting or merging budgets, nor later for earlier spending', async () => {
    await spend(50, { category: 'health' });
    await setBudget(user, { category: 'health', amount: 50 });
    const ownCategory = await addCategory(user);
    await spend(90, { category: ownCategory });
    await user.post(`/api/v1/categories/${ownCategory}/merge`, { into: 'food' });
    await spend(1, { category: 'other' });
    expect(await listUnseenAlerts(user)).toEqual([]);
  });

  it('counts the amount that was carried over', async () => {
    await setBudget(user, { month: '2026-02', rollover: 'both' });
    await spend(60, { date: '2026-02-05' });
    await spend(111);
    expect(await listUnseenAlerts(user)).toEqual([]);
    await spend(1);
    expect(await listUnseenAlerts(user)).toEqual([foodAlert(80)]);
  });

  it('counts by budget months, which start on the day of the profile', async () => {
    await user.patch('/api/v1/me', { monthStartsOn: 21 });
    await spend(85, { date: '2026-03-20' });
    expect(await listUnseenAlerts(user)).toEqual([]);
    await spend(85, { date: '2026-03-21' });
    expect(await listUnseenAlerts(user)).toEqual([{ ...foodAlert(80), month: '2026-04' }]);
  });

  it('is raised by a recurring expense that the catch-up job posts', async () => {
    await addRecurring(user, { category: 'food', amount: 85, firstDay: '2026-03-25' });
    await goTo(app, '2026-03-25');
    await makeCatchUpJob(app)();
    expect(await listUnseenAlerts(user)).toEqual([foodAlert(80)]);
    await goTo(app, '2026-03-22');
  });

  it('does not show to other users, who cannot mark it as seen', async () => {
    await spend(85);
    const stranger = await app.signUp();
    expect(await listUnseenAlerts(stranger)).toEqual([]);
    await stranger.post(`${BUDGETS}/alerts/seen`);
    expect(await listUnseenAlerts(user)).toEqual([foodAlert(80)]);
  });
});

it('a transaction of a user without budgets costs one more query', async () => {
  const queries: string[] = [];
  const observedApp = await createTestApp({}, { onQuery: ({ sql }) => queries.push(sql) });
  const somebody = await observedApp.signUp();
  const expense = { description: 'x', amount: 1, category: 'food', date: '2026-03-20' };
  await somebody.post('/api/v1/expenses', expense);
  queries.length = 0;
  await somebody.post('/api/v1/expenses', expense);
  expect(queries.filter((sql) => /budget/.test(sql))).toHaveLength(1);
  const sums = () => queries.filter((sql) => /^select .* from "daily_totals"/.test(sql));
  expect(sums()).toEqual([]);
  await setBudget(somebody);
  queries.length = 0;
  await somebody.post('/api/v1/expenses', expense);
  expect(sums()).toHaveLength(1);
  await observedApp.close();
});

it('onAlert is called once, with the higher level, and its failure fails the write', async () => {
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  await app.database.write(async (trx) => {
    await trx
      .insertInto('daily_totals')
      .values({
        user_id: uid,
        date: '2026-03-20',
        type: 'expense',
        category: 'food',
        amount_minor: 12_000,
        count: 1,
      })
      .execute();
  });
  const alerts: RaisedAlert[] = [];
  const options = { now: () => app.clock.now };
  const failing = createBudgetAlerts({ ...options, onAlert: () => Promise.reject(new Error('full')) });
  await expect(app.database.write((trx) => failing.raise(trx, uid))).rejects.toThrow('full');
  const { raise } = createBudgetAlerts({
    ...options,
    onAlert: (_, alert) => {
      alerts.push(alert);
      return Promise.resolve();
    },
  });
  for (let n = 0; n < 3; n++) await app.database.write((trx) => raise(trx, uid));
  expect(alerts).toEqual([{ ...foodAlert(100), userId: uid }]);
});
