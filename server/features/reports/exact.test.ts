import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, endOfMonth } from '#shared/calendar.ts';
import { CATEGORIES, UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { rounds } from '#server/testing/rounds.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Later } from '#shared/contract/later.ts';
import type {
  CalendarReport,
  Comparison,
  Merchants,
  MonthReport,
  MonthTable,
  Savings,
  YearReview,
} from '#shared/contract/reports.ts';

// Every figure of a report equals the totals of the search that shows its transactions.

const REPORTS = '/api/v1/reports';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2024-03-20T12:00:00Z');
});
afterAll(() => app.close());

const DESCRIPTIONS = [
  'Mercadona',
  'COMPRA TARJ. 5412XXXXXXXX1234 MERCADONA 0456',
  'MERCADONA',
  'Netflix marzo 2024',
  'Netflix',
  '=SUM(A1:A9)',
  '!!!',
  '12345',
  '12/11/2023 98765',
  "L'Oréal",
  'Café Ñandú',
  '—',
];

/** First and last days of the ranges below. */
const EDGES = [
  '2023-02-01',
  '2023-12-31',
  '2024-01-01',
  '2024-01-10',
  '2024-02-29',
  '2024-03-10',
  '2024-03-31',
];

const ledger = fc.array(
  fc.record({
    type: fc.constantFrom<TransactionType>('expense', 'income'),
    minor: fc.integer({ min: 1, max: 99_999_999 }),
    categoryAt: fc.nat({ max: 3 }),
    date: fc.oneof(
      fc.constantFrom(...EDGES),
      fc.integer({ min: 0, max: 430 }).map((day) => addDays('2023-01-20', day)),
    ),
    description: fc.oneof(
      fc.constantFrom(...DESCRIPTIONS),
      fc.stringMatching(/^[a-zA-Z0-9ñé*#./ -]{1,30}$/).filter((text) => text.trim() !== ''),
    ),
  }),
  { minLength: 1, maxLength: 30 },
);

async function record(user: TestClient, transactions: Ledger) {
  for (const { type, minor, categoryAt, date, description } of transactions) {
    const category = CATEGORIES[type][categoryAt] ?? UNCATEGORIZED;
    const body = { amount: minor / 100, category, date, description };
    expect((await user.post(`/api/v1/${type}s`, body)).status).toBe(201);
  }
}
type Ledger = typeof ledger extends fc.Arbitrary<infer Value> ? Value : never;

type Search = Record<string, string>;

function createAsker(user: TestClient) {
  return {
    totals: async (search: Search) => {
      const { body } = await user.get(
        `/api/v1/transactions/totals?${new URLSearchParams(search).toString()}`,
      );
      const { count, income, expenses } = body as Record<'count' | 'income' | 'expenses', number>;
      return { count, income, expenses };
    },
    report: async <Report>(name: string, query: Search): Promise<Report> => {
      const { status, body } = await user.get(`${REPORTS}/${name}?${new URLSearchParams(query).toString()}`);
      expect([status, status === 200 ? '' : body]).toEqual([200, '']);
      return body as Report;
    },
  };
}
type Asker = ReturnType<typeof createAsker>;

const toSide = (type: TransactionType) => (type === 'expense' ? 'expenses' : 'income');

/** Checks the part of a report that is dated later than today. */
async function checkLater(totals: Asker['totals'], { later }: { later: Later }, search: Search = {}) {
  if (later === null) return;
  const { period, count, income, expenses } = later;
  expect(await totals({ ...period, ...search })).toEqual({ count, income, expenses });
}

async function checkMonth({ totals, report }: Asker, month: string) {
  const found = await report<MonthReport>('month', { month });
  const { period, compared, previous, yearBefore } = found;
  expect(await totals(period)).toEqual({
    count: found.count,
    income: found.income,
    expenses: found.expenses,
  });
  for (const { period: range, income, expenses } of [compared, previous, yearBefore]) {
    expect(await totals(range)).toMatchObject({ income, expenses });
  }
  for (const { type, category, ...sums } of found.categories) {
    const search = (range: Search) => totals({ ...range, type, category });
    expect((await search(period))[toSide(type)]).toBe(sums.amount);
    expect((await search(compared.period))[toSide(type)]).toBe(sums.compared);
    expect((await search(previous.period))[toSide(type)]).toBe(sums.previous);
    expect((await search(yearBefore.period))[toSide(type)]).toBe(sums.yearBefore);
  }
  const calendar = await report<CalendarReport>('calendar', { month });
  expect(calendar).toMatchObject({
    period,
    income: found.income,
    expenses: found.expenses,
    later: found.later,
  });
  await checkLater(totals, found);
  for (const { date, ...sums } of calendar.days) {
    if (sums.count > 0) expect(await totals({ from: date, to: date })).toEqual(sums);
  }
}

async function checkTable({ totals, report }: Asker, query: Search) {
  const table = await report<MonthTable>('months', query);
  const { months, period, income, expenses, totals: sums } = table;
  await checkLater(totals, table);
  const savings = await report<Savings>('savings', query);
  for (const [at, month] of months.entries()) {
    const end = endOfMonth(`${month}-01`);
    const range = { from: `${month}-01`, to: end < period.to ? end : period.to };
    const monthTotals = await totals(range);
    expect(monthTotals).toMatchObject({ income: sums.income.values[at], expenses: sums.expenses.values[at] });
    expect(savings.months[at]).toMatchObject({
      month,
      income: monthTotals.income,
      expenses: monthTotals.expenses,
    });
    const rows = [
      ...income.map((row) => ({ ...row, type: 'income' as const })),
      ...expenses.map((row) => ({ ...row, type: 'expense' as const })),
    ];
    for (const { type, category, values } of rows) {
      if (values[at] === 0) continue;
      expect((await totals({ ...range, type, category }))[toSide(type)]).toBe(values[at]);
    }
  }
  const periodTotals = await totals(period);
  expect(periodTotals).toMatchObject({ income: sums.income.total, expenses: sums.expenses.total });
  expect(savings.totals).toMatchObject({ income: periodTotals.income, expenses: periodTotals.expenses });
}

async function checkMerchants({ totals, report }: Asker, range: Search) {
  for (const type of ['expense', 'income'] as const) {
    const found = await report<Merchants>('merchants', { ...range, type });
    await checkLater(totals, found, { type });
    expect(await totals({ ...found.period, type })).toMatchObject({
      count: found.count,
      [toSide(type)]: found.total,
    });
    for (const { key: merchant, amount, count } of found.items) {
      expect(await totals({ ...found.period, type, merchant })).toMatchObject({
        count,
        [toSide(type)]: amount,
      });
    }
  }
}

async function checkComparison({ totals, report }: Asker) {
  const query = { from: '2024-01-10', to: '2024-03-10', otherFrom: '2023-02-01', otherTo: '2023-12-31' };
  const found = await report<Comparison>('compare', query);
  const searches = [
    ...found.categories.map(({ category, ...row }) => ({ ...row, filter: { category } as Search })),
    ...found.merchants.map(({ key, ...row }) => ({ ...row, filter: { merchant: key } as Search })),
  ];
  for (const { type, filter, amount, other } of searches) {
    expect((await totals({ ...found.period, ...filter, type }))[toSide(type)]).toBe(amount);
    expect((await totals({ ...found.other, ...filter, type }))[toSide(type)]).toBe(other);
  }
}

async function checkYear({ totals, report }: Asker, year: string) {
  const found = await report<YearReview>('year', { year });
  const { count, income, expenses, period } = found;
  await checkLater(totals, found);
  expect(await totals(period)).toEqual({ count, income, expenses });
  for (const { category, amount } of found.categories) {
    expect((await totals({ ...period, type: 'expense', category })).expenses).toBe(amount);
  }
  for (const { key: merchant, amount } of found.merchants) {
    expect((await totals({ ...period, type: 'expense', merchant })).expenses).toBe(amount);
  }
  const minor = found.weekdays.reduce((sum, day) => sum + Math.round(day.expenses * 100), 0);
  expect(minor).toBe(Math.round(found.compared.expenses * 100));
  expect(await totals(found.compared.period)).toMatchObject({ expenses: found.compared.expenses });
}

it('each figure equals the totals of its transactions, on any ledger', async () => {
  await fc.assert(
    fc.asyncProperty(ledger, async (transactions) => {
      const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
      await record(user, transactions);
      const ask = createAsker(user);
      for (const month of ['2024-02', '2024-03']) await checkMonth(ask, month);
      await checkTable(ask, { from: '2023-11', to: '2024-06' });
      for (const from of ['2023-02-01', '2014-03-11']) await checkMerchants(ask, { from, to: '2024-03-31' });
      await checkComparison(ask);
      for (const year of ['2023', '2024']) await checkYear(ask, year);
    }),
    { numRuns: rounds(6) },
  );
});
