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

/** Signs up somebody whose first record is dated Monday, 12 October 2026, with expenses on two later days. */
async function signUpBeginner(): Promise<TestClient> {
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await goTo(app, '2026-11-21');
  await spend(user, '2026-10-12', 40);
  await earn(user, '2026-10-30', 100);
  await spend(user, '2026-11-02', 10);
  return user;
}

const readLines = async (user: TestClient, path: string) =>
  ((await readReport(user, path)) as string).trim().split('\r\n');

it('the days of a year begin at the first record', async () => {
  const user = await signUpBeginner();
  const year = await readReport(user, 'year');
  expect(year).toMatchObject({ firstDay: '2026-10-12', days: 41, daysWithoutExpenses: 39 });
  expect(year.weekdays[1]).toEqual({ weekday: 1, expenses: 50, days: 6 });
  expect(year.weekdays[0]).toEqual({ weekday: 0, expenses: 0, days: 5 });
  const before = { firstDay: null, days: 0, daysWithoutExpenses: 0 };
  expect(await readReport(user, 'year?year=2025')).toMatchObject(before);
  const months = await readReport(user, 'savings?from=2025-01&to=2025-12');
  expect(months).toMatchObject({ firstDay: null, totals: { income: 0, expenses: 0, rate: null } });
});

it('the file of a year has no months before the first record', async () => {
  const lines = await readLines(await signUpBeginner(), 'year.csv');
  expect(lines.filter((line) => line.startsWith('Month,')).map((line) => line.slice(6, 13))).toEqual([
    '2026-10',
    '2026-11',
  ]);
});

it('the months of savings begin at the first record, also in the file', async () => {
  const user = await signUpBeginner();
  const range = 'from=2025-12&to=2026-11';
  expect(await readReport(user, `savings?${range}`)).toMatchObject({
    firstDay: '2026-10-12',
    running: '2026-11',
    totals: { income: 100, expenses: 50 },
  });
  expect((await readLines(user, `savings.csv?${range}`)).slice(1)).toEqual([
    '2026-10,100.00,40.00,60.00,60.0,,EUR',
    '2026-11 (in progress),0.00,10.00,-10.00,,,EUR',
    'Total,100.00,50.00,50.00,50.0,,EUR',
  ]);
});

it('a future month of savings is not in progress', async () => {
  const user = await signUpBeginner();
  await earn(user, '2026-12-01', 7);
  const range = 'from=2026-12&to=2026-12';
  expect(await readReport(user, `savings?${range}`)).toMatchObject({ running: null });
  expect((await readLines(user, `savings.csv?${range}`)).slice(1)).toEqual([
    '2026-12,7.00,0.00,7.00,100.0,,EUR',
    'Total,7.00,0.00,7.00,100.0,,EUR',
  ]);
});

it('a month is not compared with months before the first record', async () => {
  const user = await signUpBeginner();
  expect(await readReport(user, 'month?month=2026-10')).toMatchObject({ firstDay: '2026-10-12' });
  expect((await readLines(user, 'month.csv?month=2026-10')).slice(1)).toEqual([
    'Income,Salary,100.00,,,EUR',
    'Expense,Food,40.00,,,EUR',
    'Income,,100.00,,,EUR',
    'Expenses,,40.00,,,EUR',
    'Balance,,60.00,,,EUR',
  ]);
  expect((await readLines(user, 'month.csv?month=2026-11'))[1]).toBe('Expense,Food,10.00,10.00,40.00,,EUR');
});

it('an account without records has no days', async () => {
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await goTo(app, '2026-11-21');
  expect(await readReport(user, 'year')).toMatchObject({ firstDay: null, days: 0, daysWithoutExpenses: 0 });
  expect(await readLines(user, 'savings.csv?from=2026-01&to=2026-11')).toHaveLength(2);
});
