import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import { addRecurring, catchUpAll, goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const REPORTS = '/api/v1/reports';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = async (user: TestClient, path: string) => (await user.get(`${REPORTS}/${path}`)).body;

async function spend(user: TestClient, description: string, amount: number, date: string) {
  const body = { description, amount, date, category: 'utilities' };
  expect((await user.post('/api/v1/expenses', body)).status).toBe(201);
}

/** Signs up somebody who pays rent on the 5th and a gym on the 28th of each month, not added as recurring. */
async function signUpHousehold(today = '2026-11-24'): Promise<TestClient> {
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await goTo(app, today);
  for (let monthsAgo = 0; monthsAgo < 12; monthsAgo++) {
    await spend(user, 'Rent', monthsAgo === 0 ? 990 : 950, addMonths('2026-11-05', -monthsAgo));
    if (monthsAgo > 0) await spend(user, 'Gym', 30, addMonths('2026-11-28', -monthsAgo));
  }
  return user;
}

const toNames = (items: { description: string; day: string; amount: number }[]) =>
  items.map(({ description, day, amount }) => [description, day, amount]);

describe('a recognised payment that was not added as recurring', () => {
  it('is listed as paid, changed and coming', async () => {
    const user = await signUpHousehold();
    const { recurring } = await get(user, 'month?month=2026-11');
    expect(recurring).toMatchObject({ paid: [], missed: [] });
    expect(toNames(recurring.recognised.paid)).toEqual([['Rent', '2026-11-05', 990]]);
    expect(recurring.recognised.changed).toMatchObject([{ description: 'Rent', amount: 990, before: 950 }]);
    expect(toNames(recurring.recognised.coming)).toEqual([['Gym', '2026-11-28', 30]]);
    expect((await get(user, 'month?month=2026-10')).recurring.recognised.coming).toEqual([]);
    const calendar = await get(user, 'calendar?month=2026-11');
    expect(toNames(calendar.recognised)).toEqual([['Gym', '2026-11-28', 30]]);
    expect(toNames((await get(user, 'calendar?month=2026-12')).recognised)).toMatchObject([
      ['Rent', '2026-12-05', 990],
      ['Gym', '2026-12-28', 30],
    ]);
  });

  it('is listed as missed on its day', async () => {
    const user = await signUpHousehold('2026-12-06');
    const { recurring } = await get(user, 'month?month=2026-11');
    expect(toNames(recurring.recognised.missed)).toEqual([]);
    await goTo(app, '2026-12-10');
    expect(toNames((await get(user, 'month?month=2026-11')).recurring.recognised.missed)).toEqual([
      ['Gym', '2026-11-28', 30],
    ]);
  });

  it('has its sum over the year', async () => {
    const user = await signUpHousehold();
    // A yearly payment does not repeat within a year.
    for (const year of [2023, 2024, 2025, 2026]) await spend(user, 'Dentist', 85, `${year}-02-19`);
    const { recurring } = await get(user, 'month?month=2026-02');
    expect(toNames(recurring.recognised.paid)).toContainEqual(['Dentist', '2026-02-19', 85]);
    const { recognised } = await get(user, 'year?year=2026');
    expect(recognised).toHaveLength(2);
    expect(recognised).toMatchObject([
      { description: 'Rent', amount: 10 * 950 + 990, count: 11 },
      { description: 'Gym', amount: 300, count: 10 },
    ]);
  });

  it('is listed once if it was added as recurring, or is recorded ahead', async () => {
    const user = await signUpHousehold();
    await addRecurring(user, { description: 'Gym', amount: 30, firstDay: '2026-11-28' });
    const added = await get(user, 'calendar?month=2026-11');
    expect(added.upcoming).toMatchObject([{ description: 'Gym' }]);
    expect(added.recognised).toEqual([]);
    const other = await signUpHousehold();
    await spend(other, 'Gym', 30, '2026-11-28');
    await spend(other, 'Piano lessons', 60, '2026-11-29');
    const calendar = await get(other, 'calendar?month=2026-11');
    expect(calendar.recognised).toEqual([]);
    expect(calendar.recorded).toMatchObject([
      { description: 'Gym', date: '2026-11-28' },
      { description: 'Piano lessons', amount: 60, date: '2026-11-29' },
    ]);
  });

  it('stays in past reports after it was added as recurring, paused and ended', async () => {
    const user = await signUpHousehold();
    const read = async () => ({
      october: (await get(user, 'month?month=2026-10')).recurring,
      november: toNames((await get(user, 'month?month=2026-11')).recurring.recognised.paid),
      year: (await get(user, 'year?year=2026')).recognised,
    });
    const before = await read();
    expect(toNames(before.october.recognised.paid)).toContainEqual(['Gym', '2026-10-28', 30]);
    const id = await addRecurring(user, { description: 'Gym', amount: 30, firstDay: '2026-11-28' });
    expect(await read()).toEqual(before);
    const changes = [{ state: 'paused' }, { description: 'Sports club', amount: 45 }, { state: 'ended' }];
    for (const change of changes) {
      expect((await user.patch(`/api/v1/recurring/${id}`, change)).status).toBe(200);
      expect(await read()).toEqual(before);
    }
  });

  it('is not listed in addition to a payment that the recurring transaction has posted', async () => {
    const user = await signUpHousehold();
    await addRecurring(user, { description: 'Gym', amount: 30, firstDay: '2026-11-28' });
    await goTo(app, '2026-11-29');
    await catchUpAll(user);
    await spend(user, 'Gym', 30, '2026-11-27');
    const { recurring } = await get(user, 'month?month=2026-11');
    expect(recurring.paid).toMatchObject([{ description: 'Gym', dueDay: '2026-11-28' }]);
    expect(toNames(recurring.recognised.paid)).toEqual([['Rent', '2026-11-05', 990]]);
    const october = await get(user, 'month?month=2026-10');
    expect(toNames(october.recurring.recognised.paid)).toContainEqual(['Gym', '2026-10-28', 30]);
  });

  it('is not listed if it was dismissed', async () => {
    const user = await signUpHousehold();
    const { items } = (await user.get('/api/v1/recurring/suggestions')).body;
    for (const { key } of items as { key: string }[])
      await user.put(`/api/v1/recurring/suggestions/${key}`, { decision: 'dismissed' });
    const { recurring } = await get(user, 'month?month=2026-11');
    expect(recurring.recognised.paid).toEqual([]);
  });
});
