import { afterAll, beforeAll, expect, it } from 'vitest';
import { goTo } from '#server/testing/recurring.ts';
import { earn, readReport, spend } from '#server/testing/report-user.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function signUp(day: string): Promise<TestClient> {
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await goTo(app, day);
  return user;
}

it('the year has the largest expense of each merchant', async () => {
  const user = await signUp('2026-11-21');
  for (const month of ['01', '02', '03'])
    await spend(user, `2026-${month}-05`, 950 + Number(month), { description: 'Rent' });
  await spend(user, '2026-04-01', 80, { description: 'Shoes' });
  const { largest } = await readReport(user, 'year');
  expect(largest).toMatchObject([{ amount: 953 }, { description: 'Shoes' }]);
  expect(largest).toHaveLength(2);
});

it('the year has its best and dearest month, its weekdays and its days without expenses', async () => {
  const user = await signUp('2026-03-15');
  await earn(user, '2026-01-01', 100);
  await spend(user, '2026-01-05', 10);
  await spend(user, '2026-02-09', 60);
  await earn(user, '2026-02-09', 90);
  // The current month may not be the dearest yet, and coming days do not count.
  await spend(user, '2026-03-16', 900);
  const year = await readReport(user, 'year');
  expect(year).toMatchObject({ bestMonth: '2026-01', dearestMonth: '2026-02', days: 74 });
  expect(year.daysWithoutExpenses).toBe(72);
  expect(year.weekdays[1]).toEqual({ weekday: 1, expenses: 70, days: 10 });
  expect(year.previous.period).toEqual({ from: '2025-01-01', to: '2025-03-15' });
});
