import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CalendarRange } from '#shared/calendar.ts';
import { addRecurring, catchUpAll, goTo, RECURRING } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { readDecisions, selectPlanned } from './forecasting.ts';
import { toDigest } from './suggestions/to-suggestion.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await goTo(app, '2026-11-20');
});
afterAll(() => app.close());

const readUserId = async (user: TestClient) => (await user.get('/api/v1/me')).body.uid as string;

async function listPlanned(user: TestClient, today: string, { from, to }: CalendarRange) {
  const db = app.database.forProduct.read;
  const planned = await selectPlanned(db, await readUserId(user), { from, to, today });
  return planned.map(({ day, amountMinor, count }) => `${day} ${amountMinor} * ${count}`).toSorted();
}

it('counts one user’s due occurrences of each month in a range, with changed amounts of single days', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()];
  const id = await addRecurring(user, { firstDay: '2026-12-05' });
  await addRecurring(other, { firstDay: '2026-12-06' });
  await user.post(`${RECURRING}/${id}/occurrences/2027-01-05`, { act: 'change', amount: 1 });
  await user.post(`${RECURRING}/${id}/occurrences/2027-02-05`, { act: 'skip' });
  const range = { from: '2026-11-01', to: '2027-03-31' };
  expect(await listPlanned(user, '2026-11-20', range)).toEqual([
    '2026-12-01 95000 * 1',
    '2027-01-01 100 * 1',
    '2027-03-01 95000 * 1',
  ]);
});

it('counts overdue occurrences as due today, and none that were added', async () => {
  const user = await app.signUp();
  await addRecurring(user, { firstDay: '2026-11-22', unit: 'day', every: 5, mode: 'ask' });
  await addRecurring(user, { firstDay: '2026-11-25', amount: 7, endDay: '2026-11-25' });
  await goTo(app, '2026-11-28');
  const range = { from: '2026-11-01', to: '2026-12-01' };
  const overdue = ['2026-11-28 95000 * 2'];
  expect(await listPlanned(user, '2026-11-28', range)).toEqual(['2026-11-28 700 * 1', ...overdue]);
  await catchUpAll(user);
  expect(await listPlanned(user, '2026-11-28', range)).toEqual(overdue);
  await goTo(app, '2026-11-20');
});

it('finds the user’s decision about a series by one of its keys', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()];
  const decide = (by: TestClient, key: string, decision: string) =>
    by.put(`${RECURRING}/suggestions/${toDigest(key)}`, { decision });
  await decide(user, 'expense gym', 'confirmed');
  await decide(user, 'expense rent', 'dismissed');
  await decide(user, 'expense car', 'ended');
  await decide(other, 'expense phone', 'confirmed');
  const { isConfirmed, isDismissed } = await readDecisions(
    app.database.forProduct.read,
    await readUserId(user),
  );
  const keys = ['gym', 'rent', 'car', 'phone'].map((name) => `expense ${name}`);
  expect(keys.map(isConfirmed)).toEqual([true, false, false, false]);
  expect(keys.map(isDismissed)).toEqual([false, true, true, false]);
});
