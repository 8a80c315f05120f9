import { afterAll, beforeAll, expect, it } from 'vitest';
import { goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const REPORTS = '/api/v1/reports';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Signs up somebody with transactions dated today, later this month, and in a later month of the year. */
async function recordAhead() {
  const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  await goTo(app, '2026-10-21');
  const record = async (type: 'expenses' | 'incomes', category: string, date: string, amount: number) => {
    const body = { description: `Any ${date}`, amount, category, date };
    expect((await user.post(`/api/v1/${type}`, body)).status).toBe(201);
  };
  await record('expenses', 'food', '2026-10-21', 30);
  await record('expenses', 'health', '2026-10-28', 60);
  await record('incomes', 'salary', '2026-12-01', 1000);
  const ask = async (path: string) => (await user.get(`${REPORTS}/${path}`)).body;
  const lines = async (path: string) =>
    ((await user.get(`${REPORTS}/${path}`)).body as string).trim().split('\r\n');
  return { ask, lines };
}

const MONTH = { from: '2026-10-01', to: '2026-10-31' };
const MONTH_SUMS = { income: 0, expenses: 90, balance: -90 };
const SUMS_UP_TO_TODAY = { income: 0, expenses: 30, balance: -30 };
const LATER_IN_MONTH = {
  period: { from: '2026-10-22', to: '2026-10-31' },
  count: 1,
  income: 0,
  expenses: 60,
  balance: -60,
};
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const YEAR_SUMS = { income: 1000, expenses: 90, balance: 910 };
const LATER_IN_YEAR = {
  period: { from: '2026-10-22', to: '2026-12-31' },
  count: 2,
  income: 1000,
  expenses: 60,
  balance: 940,
};
const LATER_DAYS = 'Of which dated 2026-10-22 – 2026-12-31';

it('the month counts later days too, shows their sums, and is compared up to today', async () => {
  const { ask } = await recordAhead();
  const compared = { period: { from: '2026-10-01', to: '2026-10-21' }, ...SUMS_UP_TO_TODAY };
  expect(await ask('month')).toMatchObject({ ...MONTH_SUMS, period: MONTH, compared, later: LATER_IN_MONTH });
  expect(await ask('calendar')).toMatchObject({ ...MONTH_SUMS, period: MONTH, later: LATER_IN_MONTH });
});

it('the year counts later days too, except in its weekdays', async () => {
  const { ask, lines } = await recordAhead();
  const review = await ask('year');
  const compared = { period: { from: '2026-01-01', to: '2026-10-21' }, ...SUMS_UP_TO_TODAY };
  const counted = { ...YEAR_SUMS, rate: 0.91, count: 3, period: YEAR };
  expect(review).toMatchObject({ ...counted, compared, later: LATER_IN_YEAR });
  expect(review.months).toHaveLength(12);
  expect(review.months.slice(9)).toMatchObject([
    MONTH_SUMS,
    { income: 0 },
    { month: '2026-12', income: 1000 },
  ]);
  expect(review.categories).toMatchObject([{ category: 'health' }, { category: 'food' }]);
  expect(review.merchants).toMatchObject([{ amount: 90 }]);
  expect(review.largest).toMatchObject([{ date: '2026-10-28' }]);
  expect((review.weekdays as { expenses: number }[]).map(({ expenses }) => expenses)).toEqual([
    0, 0, 0, 30, 0, 0, 0,
  ]);
  expect(await lines('year.csv')).toContain(`,${LATER_DAYS},,1000.00,60.00,940.00,,2,,EUR`);
});

it('ranges of months count later days too', async () => {
  const { ask, lines } = await recordAhead();
  const range = 'from=2026-09&to=2026-12';
  const wholeRange = { period: { from: '2026-09-01', to: '2026-12-31' }, later: LATER_IN_YEAR };
  const months = ['2026-09', '2026-10', '2026-11', '2026-12'];
  const savings = await ask(`savings?${range}`);
  expect(savings).toMatchObject({
    ...wholeRange,
    months: months.map((month) => ({ month })),
    totals: YEAR_SUMS,
  });
  expect(await lines(`savings.csv?${range}`)).toContain(`${LATER_DAYS},1000.00,60.00,940.00,,,EUR`);
  const table = await ask(`months?${range}`);
  expect(table).toMatchObject({ ...wholeRange, months, totals: { balance: { values: [0, -90, 0, 1000] } } });
  expect(await lines(`months.csv?${range}`)).toContain(`Income,${LATER_DAYS},,,,,1000.00,,EUR`);
  expect((await ask('months?from=2026-09&to=2026-11')).months).toEqual(['2026-09', '2026-10']);
});

it('merchants and compared periods count later days too', async () => {
  const { ask, lines } = await recordAhead();
  const days = 'from=2026-10-01&to=2026-12-31';
  expect(await ask(`merchants?${days}`)).toMatchObject({
    later: { ...LATER_IN_YEAR, count: 1, income: 0, balance: -60 },
    total: 90,
    count: 2,
  });
  expect(await ask(`merchants?${days}&type=income`)).toMatchObject({
    later: { count: 1, income: 1000, expenses: 0 },
    total: 1000,
  });
  expect(await lines(`merchants.csv?${days}`)).toContain(`${LATER_DAYS},Expense,60.00,1,,,EUR`);
  const before = 'otherFrom=2026-09-01&otherTo=2026-10-31';
  const periods = `from=2026-10-01&to=2026-10-31&${before}`;
  expect(await ask(`compare?${periods}`)).toMatchObject({
    period: MONTH,
    other: { from: '2026-09-01', to: '2026-10-31' },
    expenses: { amount: 90, other: 90, change: 0 },
    later: LATER_IN_MONTH,
    otherLater: LATER_IN_MONTH,
  });
  expect(await lines(`compare.csv?${periods}`)).toContain(
    ',Expenses,Of which dated 2026-10-22 – 2026-10-31,60.00,,,EUR',
  );
});

it('a report of a future period counts all that is recorded in it', async () => {
  const { ask } = await recordAhead();
  const counted = { income: 1000, expenses: 0, balance: 1000, later: null };
  const period = { from: '2026-12-01', to: '2026-12-31' };
  for (const path of ['month?month=2026-12', 'calendar?month=2026-12'])
    expect(await ask(path)).toMatchObject({ ...counted, period });
  const range = 'from=2026-12&to=2026-12';
  expect(await ask(`savings?${range}`)).toMatchObject({ months: [{ income: 1000 }], later: null });
  expect(await ask(`months?${range}`)).toMatchObject({ totals: { income: { total: 1000 } }, later: null });
  const days = 'from=2026-12-01&to=2026-12-31';
  expect(await ask(`merchants?${days}&type=income`)).toMatchObject({ total: 1000, later: null });
  expect(await ask(`compare?${days}&otherFrom=2026-12-01&otherTo=2026-12-31`)).toMatchObject({
    income: { amount: 1000, other: 1000 },
    later: null,
    otherLater: null,
  });
  expect(await ask('year?year=2027')).toMatchObject({ days: 0, daysWithoutExpenses: 0, later: null });
});
