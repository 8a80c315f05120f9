import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CalendarReport } from '#shared/contract/reports.ts';
import { goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const REPORTS = '/api/v1/reports';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Somebody with a transaction of today, of later this month, and of a later month of the year. */
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

const COUNTED = { income: 0, expenses: 30, balance: -30 };
const OF_MONTH = {
  period: { from: '2026-10-22', to: '2026-10-31' },
  count: 1,
  income: 0,
  expenses: 60,
  balance: -60,
};
const OF_YEAR = {
  period: { from: '2026-10-22', to: '2026-12-31' },
  count: 2,
  income: 1000,
  expenses: 60,
  balance: 940,
};

it('a report of a running period counts up to today, and names what is recorded for later days', async () => {
  const { ask, lines } = await recordAhead();
  const month = { from: '2026-10-01', to: '2026-10-21' };
  const year = { from: '2026-01-01', to: '2026-10-21' };
  expect(await ask('month')).toMatchObject({ ...COUNTED, period: month, later: OF_MONTH });
  const calendar: CalendarReport = await ask('calendar');
  expect(calendar).toMatchObject({ ...COUNTED, period: month, later: OF_MONTH });
  // It is a calendar: its days show what is recorded for them.
  expect(calendar.days).toHaveLength(31);
  expect(calendar.days[27]).toMatchObject({ date: '2026-10-28', expenses: 60 });

  const review = await ask('year');
  expect(review).toMatchObject({ ...COUNTED, rate: null, count: 1, period: year, later: OF_YEAR });
  expect(review.months).toHaveLength(10);
  expect(review.months[9]).toEqual({ month: '2026-10', ...COUNTED });
  expect(review.categories).toEqual([{ category: 'food', amount: 30 }]);
  expect(review.merchants).toMatchObject([{ name: 'Any 2026-10-21', amount: 30 }]);
  expect(review.largest).toMatchObject([{ date: '2026-10-21', amount: 30 }]);
  expect((review.weekdays as { expenses: number }[]).map(({ expenses }) => expenses)).toEqual([
    0, 0, 0, 30, 0, 0, 0,
  ]);
  expect(await lines('year.csv')).toContain(
    ',Recorded for 2026-10-22 – 2026-12-31,,1000.00,60.00,940.00,,2,,EUR',
  );

  const range = 'from=2026-09&to=2026-12';
  const ofRange = { period: { from: '2026-09-01', to: '2026-10-21' }, later: OF_YEAR };
  const savings = await ask(`savings?${range}`);
  expect(savings).toMatchObject({ ...ofRange, months: [{ month: '2026-09' }, COUNTED] });
  expect(savings.months).toHaveLength(2);
  expect(await lines(`savings.csv?${range}`)).toContain(
    'Recorded for 2026-10-22 – 2026-12-31,1000.00,60.00,940.00,,,EUR',
  );
  const table = await ask(`months?${range}`);
  expect(table).toMatchObject({ ...ofRange, months: ['2026-09', '2026-10'], income: [] });
  expect(table.expenses).toMatchObject([{ category: 'food', values: [0, 30], total: 30 }]);
  expect(table.totals).toMatchObject({ income: { total: 0 }, balance: { values: [0, -30], total: -30 } });
  expect(await lines(`months.csv?${range}`)).toContain(
    'Income,Recorded for 2026-10-22 – 2026-12-31,,,1000.00,,EUR',
  );

  const days = 'from=2026-10-01&to=2026-12-31';
  expect(await ask(`merchants?${days}`)).toMatchObject({
    period: month,
    later: { ...OF_YEAR, count: 1, income: 0, balance: -60 },
    total: 30,
    count: 1,
    items: [{ name: 'Any 2026-10-21' }],
  });
  expect(await ask(`merchants?${days}&type=income`)).toMatchObject({
    later: { count: 1, income: 1000, expenses: 0 },
    items: [],
  });
  expect(await lines(`merchants.csv?${days}`)).toContain(
    'Recorded for 2026-10-22 – 2026-12-31,Expense,60.00,1,,,EUR',
  );
  const before = 'otherFrom=2026-09-01&otherTo=2026-10-31';
  const compared = await ask(`compare?from=2026-10-01&to=2026-10-31&${before}`);
  expect(compared).toMatchObject({
    period: month,
    other: { from: '2026-09-01', to: '2026-10-21' },
    expenses: { amount: 30, other: 30, change: 0 },
    later: OF_MONTH,
    otherLater: OF_MONTH,
  });
  expect(compared.categories).toMatchObject([{ category: 'food' }]);
  expect(await lines(`compare.csv?from=2026-10-01&to=2026-10-31&${before}`)).toContain(
    ',Expenses,Recorded for 2026-10-22 – 2026-10-31,60.00,,,EUR',
  );
});

it('a report of a period that is ahead counts all that is recorded in it', async () => {
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
