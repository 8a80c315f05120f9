import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, endOfMonth, monthOf, type CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import { ALL_EXPENSES } from '#shared/contract/budgets.ts';
import type { Later } from '#shared/contract/later.ts';
import type {
  CalendarReport,
  Comparison,
  MonthTable,
  Savings,
  YearReview,
} from '#shared/contract/reports.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { daysAhead } from '#shared/periods.ts';
import { setBudget } from '#server/testing/budgets.ts';
import { ASK } from '#server/testing/advisor.ts';
import { addRecurring, goTo } from '#server/testing/recurring.ts';
import { rounds } from '#server/testing/rounds.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

// Every screen, report, file and answer gives the same totals for the same days (docs/decisions/0045-what-counts.md).

const FIRST = '2025-12-20';
const DAYS = 120;
const CATEGORIES = { expense: ['food', 'health'], income: ['salary', 'freelance'] } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const dayOfLedger = fc.nat({ max: DAYS }).map((day) => addDays(FIRST, day));
const entry = fc.record({
  kind: fc.constantFrom('plain', 'split', 'deleted', 'restored'),
  type: fc.constantFrom<TransactionType>('expense', 'income'),
  size: fc.integer({ min: 2, max: 9_999_999 }),
  isRefund: fc.nat({ max: 3 }).map((number) => number === 0),
  category: fc.nat({ max: 1 }),
  date: dayOfLedger,
});
type Entry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never;

const scene = fc.record({
  entries: fc.array(entry, { minLength: 1, maxLength: 14 }),
  today: dayOfLedger,
  period: fc.tuple(dayOfLedger, dayOfLedger).map((days) => {
    const [from = '', to = ''] = days.toSorted();
    return { from, to };
  }),
  recurring: fc.constantFrom('none', 'paused', 'ended'),
  monthStartsOn: fc.constantFrom(1, 15, 28),
});

async function record(user: TestClient, entries: readonly Entry[]): Promise<void> {
  for (const { kind, type, size, isRefund, category, date } of entries) {
    const id = uuidv7();
    const sign = type === 'expense' && isRefund ? -1 : 1;
    const amount = (sign * size) / 100;
    const body = { id, description: `Any ${kind}`, amount, category: CATEGORIES[type][category], date };
    if (kind === 'split') {
      const parts = [1, size - 1].map((part, at) => ({
        id: uuidv7(),
        amount: (sign * part) / 100,
        category: CATEGORIES[type][at],
      }));
      const group = { id, type, description: 'Shopping', amount, date, parts };
      expect((await user.post('/api/v1/transactions/group', group)).status).toBe(201);
      continue;
    }
    expect((await user.post(`/api/v1/${type}s`, body)).status).toBe(201);
    if (kind === 'plain') continue;
    expect((await user.delete(`/api/v1/${type}s/${id}`)).status).toBe(200);
    if (kind === 'restored')
      expect((await user.post('/api/v1/transactions/deleted/restore', { ids: [id] })).status).toBe(200);
  }
}

/** Adds a recurring transaction that has posted several times and was then stopped. */
async function addStoppedRecurring(
  user: TestClient,
  state: 'paused' | 'ended',
  today: string,
): Promise<void> {
  const id = await addRecurring(user, { amount: 12.34, unit: 'week', firstDay: addDays(today, 1) });
  await goTo(app, addDays(today, 16));
  await user.post('/api/v1/recurring/catch-up');
  expect((await user.patch(`/api/v1/recurring/${id}`, { state })).status).toBe(200);
  await goTo(app, today);
}

/** Totals in integer minor units. */
type Totals = { income: number; expenses: number };
type MajorTotals = { income: number; expenses: number };
const toMinor = ({ income, expenses }: MajorTotals): Totals => ({
  income: Math.round(income * 100),
  expenses: Math.round(expenses * 100),
});
const sum = (all: readonly MajorTotals[]): Totals =>
  all
    .map(toMinor)
    .reduce(
      (one, other) => ({ income: one.income + other.income, expenses: one.expenses + other.expenses }),
      { income: 0, expenses: 0 },
    );

function createReader(user: TestClient) {
  const get = async <Body>(path: string): Promise<Body> => {
    const { status, body } = await user.get(`/api/v1/${path}`);
    expect([path, status]).toEqual([path, 200]);
    return body as Body;
  };
  return {
    get,
    answer: async (intent: string, period: CalendarRange): Promise<number> => {
      const { body } = await user.post(ASK, { previous: { intent, slots: { period } } });
      const sums = (body as Answer).facts.filter(({ how, unit }) => how === 'sum' && unit === 'money');
      return Math.round((sums[0]?.value ?? 0) * 100);
    },
  };
}
type Reader = ReturnType<typeof createReader>;

/** Reads the totals of a period, and the part dated after today, from every endpoint that takes any period. */
async function readDays({ get, answer }: Reader, period: CalendarRange) {
  const { from, to } = period;
  const days = `from=${from}&to=${to}`;
  const summary = await get<Summary>(`summary?${days}`);
  const compared = await get<Comparison>(`reports/compare?${days}&otherFrom=${from}&otherTo=${from}`);
  const file = await get<string>(`reports/compare.csv?${days}&otherFrom=${from}&otherTo=${from}`);
  const [expenses, income] = await Promise.all(
    (['expense', 'income'] as const).map((type) =>
      get<{ total: number; later: Later }>(`reports/merchants?${days}&type=${type}`),
    ),
  );
  const category = await get<{ value: number }[]>(`summary/categories?${days}`);
  return {
    totals: {
      summary: toMinor(summary),
      daily: sum(await get<MajorTotals[]>(`summary/daily?${days}`)),
      list: toMinor(await get<MajorTotals>(`transactions/totals?${days}`)),
      single: toMinor({
        income: (await get<{ total: number }>(`incomes/total?${days}`)).total,
        expenses: (await get<{ total: number }>(`expenses/total?${days}`)).total,
      }),
      compare: toMinor({ income: compared.income.amount, expenses: compared.expenses.amount }),
      compareFile: toMinor({
        income: fromCsv(file, 'Total,Income,', 3),
        expenses: fromCsv(file, 'Total,Expenses,', 3),
      }),
      merchants: toMinor({ income: income?.total ?? 0, expenses: expenses?.total ?? 0 }),
      advisor: {
        income: await answer('income.total', period),
        expenses: await answer('spend.total', period),
      },
    },
    categories: {
      summary: category.reduce((all, { value }) => all + Math.round(value * 100), 0),
      compare: sum(
        compared.categories.filter(({ type }) => type === 'expense').map(({ amount }) => spent(amount)),
      ).expenses,
    },
    later: {
      summary: summary.later,
      compare: compared.later,
      merchants: addLater(income?.later ?? null, expenses?.later ?? null),
    },
  };
}

const spent = (amount: number): MajorTotals => ({ income: 0, expenses: amount });

/** Returns the amount in a column of the row that begins with a text. */
function fromCsv(file: string, start: string, column: number): number {
  const row = file.split('\r\n').find((line) => line.startsWith(start));
  return Number(row?.split(',')[column]);
}

function addLater(income: Later, expenses: Later): Later {
  const either = income ?? expenses;
  if (either === null) return null;
  const sums = { income: income?.income ?? 0, expenses: expenses?.expenses ?? 0 };
  const balance = (Math.round(sums.income * 100) - Math.round(sums.expenses * 100)) / 100;
  return { period: either.period, count: (income?.count ?? 0) + (expenses?.count ?? 0), ...sums, balance };
}

/** Reads the totals of a month, and the part dated after today, from every endpoint that takes a month. */
async function readMonth({ get }: Reader, month: string) {
  const report = await get<MajorTotals & { later: Later }>(`reports/month?month=${month}`);
  const file = await get<string>(`reports/month.csv?month=${month}`);
  const calendar = await get<CalendarReport>(`reports/calendar?month=${month}`);
  const savings = await get<Savings>(`reports/savings?from=${month}&to=${month}`);
  const table = await get<MonthTable>(`reports/months?from=${month}&to=${month}`);
  const year = await get<YearReview>(`reports/year?year=${month.slice(0, 4)}`);
  return {
    totals: {
      report: toMinor(report),
      reportFile: toMinor({ income: fromCsv(file, 'Income,,', 2), expenses: fromCsv(file, 'Expenses,,', 2) }),
      calendar: toMinor(calendar),
      calendarDays: sum(calendar.days),
      savings: toMinor(savings.totals),
      savingsMonths: sum(savings.months),
      table: toMinor({ income: table.totals.income.total, expenses: table.totals.expenses.total }),
      year: sum(year.months.filter((each) => each.month === month)),
    },
    later: { report: report.later, calendar: calendar.later, savings: savings.later, table: table.later },
  };
}

function expectSame(all: Record<string, unknown>, expected: unknown): void {
  expect(all).toEqual(Object.fromEntries(Object.keys(all).map((name) => [name, expected])));
}

it('every screen, report, file and answer gives the same totals for the same days', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ entries, today, period, recurring, monthStartsOn }) => {
      await goTo(app, today);
      const user = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
      expect((await user.patch('/api/v1/me', { monthStartsOn })).status).toBe(200);
      await record(user, entries);
      if (recurring !== 'none') await addStoppedRecurring(user, recurring, today);
      await setBudget(user, { category: ALL_EXPENSES, month: '2025-12' });
      const read = createReader(user);

      const days = await readDays(read, period);
      expectSame(days.totals, days.totals.summary);
      expectSame(days.categories, days.totals.summary.expenses);
      expectSame(days.later, days.later.summary);
      expect(days.later.summary?.period ?? daysAhead(period, today)).toEqual(daysAhead(period, today));

      for (const month of [today.slice(0, 7), '2026-01']) {
        const monthDays = await readDays(read, { from: `${month}-01`, to: endOfMonth(`${month}-01`) });
        expectSame(monthDays.totals, monthDays.totals.summary);
        const monthTotals = await readMonth(read, month);
        expectSame(monthTotals.totals, monthDays.totals.summary);
        expectSame(monthTotals.later, monthDays.later.summary);
      }

      const budgets = await read.get<CalendarRange & { spent: number; later: Later }>('budgets');
      const budgetTotals = await read.get<MajorTotals>(
        `transactions/totals?from=${budgets.from}&to=${budgets.to}`,
      );
      expect(budgets.spent).toBe(budgetTotals.expenses);
      const budgetDays = await readDays(read, { from: budgets.from, to: budgets.to });
      expect(budgets.later?.expenses ?? 0).toBe(budgetDays.later.summary?.expenses ?? 0);
      if (monthStartsOn === 1) expect({ from: budgets.from, to: budgets.to }).toEqual(monthOf(today));
    }),
    { numRuns: rounds(5) },
  );
});
