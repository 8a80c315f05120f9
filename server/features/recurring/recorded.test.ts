import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBudget, setBudget } from '#server/testing/budgets.ts';
import { addRecurring, catchUpAll, listExpenseDays, goTo, RECURRING } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { selectPlanned } from './forecasting.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await goTo(app, '2026-11-20');
  user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
});
afterAll(() => app.close());

const record = async (changes: object = {}) => {
  const body = { description: 'Rent', amount: 950, category: 'utilities', date: '2026-12-01', ...changes };
  expect((await user.post('/api/v1/expenses', body)).status).toBe(201);
};
const comingDays = async () => {
  const { upcoming } = (await user.get(`${RECURRING}/upcoming?to=2027-01-31`)).body;
  return (upcoming as { dueDay: string }[]).map(({ dueDay }) => dueDay);
};

it('a new recurring transaction begins after the days that are recorded ahead', async () => {
  await record();
  await record({ date: '2027-01-02' });
  await addRecurring(user, { firstDay: '2026-12-01' });
  expect((await user.get(RECURRING)).body.items).toMatchObject([{ nextDay: '2027-02-01' }]);
  await goTo(app, '2027-02-01');
  await catchUpAll(user);
  expect(await listExpenseDays(user)).toEqual(['2026-12-01', '2027-01-02', '2027-02-01']);
});

it('a payment that is recorded before its day is neither counted nor posted twice', async () => {
  await setBudget(user, { category: 'utilities', amount: 2_000 });
  await addRecurring(user, { firstDay: '2026-12-01' });
  expect(await comingDays()).toEqual(['2026-12-01', '2027-01-01']);
  await record({ date: '2026-12-03', description: 'Rent December' });
  expect(await comingDays()).toEqual(['2027-01-01']);
  expect(await findBudget(user, 'utilities', '2026-12')).toMatchObject({
    spent: 950,
    coming: 0,
    left: 1_050,
  });
  const { uid } = (await user.get('/api/v1/me')).body;
  const range = { from: '2026-12-01', to: '2026-12-31', today: '2026-11-20' };
  expect(await selectPlanned(app.database.forProduct.read, uid, range)).toEqual([]);
  await goTo(app, '2026-12-01');
  expect(await catchUpAll(user)).toEqual({ posted: 1, asked: 0 });
  expect(await listExpenseDays(user)).toEqual(['2026-12-03']);
});

it('posts the second of two equal occurrences if only one is recorded', async () => {
  await addRecurring(user, { firstDay: '2026-12-01' });
  await addRecurring(user, { firstDay: '2026-12-01' });
  await record();
  expect(await comingDays()).toEqual(['2026-12-01', '2027-01-01', '2027-01-01']);
  await goTo(app, '2026-12-01');
  await catchUpAll(user);
  expect(await listExpenseDays(user)).toEqual(['2026-12-01', '2026-12-01']);
});

describe('an occurrence is not paid by', () => {
  it.each([
    ['another amount', { amount: 900 }],
    ['a day more than five days away', { date: '2026-12-07' }],
    ['a description without a common word', { description: 'Deposit' }],
  ])('a transaction with %s', async (_, changes) => {
    await addRecurring(user, { firstDay: '2026-12-01' });
    await record(changes);
    expect(await comingDays()).toEqual(['2026-12-01', '2027-01-01']);
  });

  it('a transaction that pays another day or another recurring transaction', async () => {
    await addRecurring(user, { firstDay: '2026-11-20', endDay: '2026-11-20' });
    await catchUpAll(user);
    await addRecurring(user, { firstDay: '2026-11-21', unit: 'day', endDay: '2026-11-23' });
    await record({ date: '2026-11-22' });
    expect(await comingDays()).toEqual(['2026-11-21', '2026-11-23']);
  });

  it("another user's transaction", async () => {
    await record();
    user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
    await addRecurring(user, { firstDay: '2026-12-01' });
    expect(await comingDays()).toEqual(['2026-12-01', '2027-01-01']);
  });
});

it('an estimate is paid by an amount within a tenth of it', async () => {
  await addRecurring(user, { firstDay: '2026-12-01', isEstimate: true, mode: 'ask' });
  await record({ amount: 1_040 });
  expect(await comingDays()).toEqual(['2027-01-01']);
});
