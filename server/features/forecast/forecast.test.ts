import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '#shared/calendar.ts';
import { computeHere } from '#server/testing/forecasts.ts';
import { addRecurring, goTo, goToInstant } from '#server/testing/recurring.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const FORECAST = '/api/v1/forecast';
const ZERO = { p10: null, p50: 0, p90: null };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Signs up somebody with rent, food and a salary in each of the last months and in the current one. */
async function signUpWithHistory(months = 6, account: Record<string, unknown> = {}) {
  await goTo(app, '2026-11-20');
  const user = await app.signUp({ currency: 'EUR', ...account });
  for (let ago = 0; ago < months; ago++) {
    const on = (day: string) => ({ date: addMonths(day, -ago) });
    await add(user, { ...on('2026-11-01'), description: 'Rent', amount: 900, category: 'utilities' });
    await add(user, { ...on('2026-11-12'), description: 'Market', amount: 80 + ago, category: 'food' });
    await add(user, { ...on('2026-11-15'), description: 'Salary', amount: 2_000 }, 'incomes');
  }
  return user;
}

async function add(user: TestClient, transaction: object, list = 'expenses'): Promise<string> {
  const { status, body } = await user.post(`/api/v1/${list}`, transaction);
  expect([status, body]).toMatchObject([201, {}]);
  return body.id as string;
}

async function readForecast(user: TestClient, query = '') {
  const response = await user.get(`${FORECAST}${query}`);
  expect([response.status, response.body]).toMatchObject([200, {}]);
  return response.body;
}

describe('a forecast', () => {
  it('has zeros and a reason for somebody without transactions', async () => {
    await goTo(app, '2026-11-20');
    const body = await readForecast(await app.signUp());
    const sides = { income: ZERO, expenses: ZERO, balance: ZERO };
    expect(body).toMatchObject({ asOf: '2026-11-20', endOfMonth: sides, categories: [] });
    expect(body.reason).toBe('tooFewMonths');
    expect(body.months).toHaveLength(12);
    expect(body.months[0]).toEqual({ month: '2026-12', ...sides });
    expect(body.error).toMatchObject({ months: 0, expenses: { relative: null, naive: null, covered: 0 } });
  });

  it('is in major units of the currency, with a band, for the months after the current one', async () => {
    const body = await readForecast(await signUpWithHistory(6));
    expect(body.months.map(({ month }: { month: string }) => month)).toEqual(
      Array.from({ length: 12 }, (_, at) => addMonths('2026-12-01', at).slice(0, 7)),
    );
    expect(body.reason).toBeNull();
    const { expenses, income } = body.months[0];
    expect(expenses.p50).toBeGreaterThan(800);
    expect(expenses.p50).toBeLessThan(1_200);
    expect(income.p50).toBeGreaterThan(1_500);
    expect(income.p50).toBeLessThan(2_500);
    expect(expenses.p10).toBeLessThanOrEqual(expenses.p50);
    expect(expenses.p90).toBeGreaterThanOrEqual(expenses.p50);
    const categories = body.categories.map(({ category }: { category: string }) => category);
    expect(categories).toEqual(['utilities', 'food']);
  });

  it('has no decimals in a currency without any', async () => {
    const body = await readForecast(await signUpWithHistory(6, { currency: 'JPY' }));
    const { p10, p50, p90 } = body.months[0].expenses;
    expect([p10, p50, p90].every(Number.isInteger)).toBe(true);
    expect(p50).toBeGreaterThan(800);
  });

  it('is shorter when fewer months are asked for, and the same otherwise', async () => {
    const user = await signUpWithHistory(4);
    const { months, ...whole } = await readForecast(user);
    expect(await readForecast(user, '?months=3')).toEqual({ ...whole, months: months.slice(0, 3) });
    for (const wrong of ['0', '13', '1.5', 'x', '']) {
      const { status, body } = await user.get(`${FORECAST}?months=${wrong}`);
      expect([status, body.details]).toMatchObject([400, [{ field: 'months', code: 'numberOutOfRange' }]]);
    }
  });

  it('of the current month equals the summary on its last day, without deleted transactions', async () => {
    const user = await signUpWithHistory(6);
    const id = await add(user, { date: '2026-11-18', description: 'Oven', amount: 400, category: 'other' });
    await user.delete(`/api/v1/expenses/${id}`);
    await goTo(app, '2026-11-30');
    const { endOfMonth } = await readForecast(user);
    const summary = (await user.get('/api/v1/summary')).body;
    expect(endOfMonth.expenses.p50).toBe(summary.expenses);
    expect(endOfMonth.income.p50).toBe(summary.income);
    expect(endOfMonth.balance.p50).toBe(summary.balance);
  });

  it('begins with the day of the user’s time zone', async () => {
    const user = await signUpWithHistory(3, { timeZone: 'Asia/Tokyo' });
    await goToInstant(app, '2026-11-30T16:00:00Z');
    const body = await readForecast(user);
    expect([body.asOf, body.months[0].month]).toEqual(['2026-12-01', '2027-01']);
  });
});

it('a forecast reads the transactions and plans of its user alone', async () => {
  const [user, other] = [await signUpWithHistory(6), await signUpWithHistory(3)];
  const before = await computeHere(app, user);
  await addRecurring(other, { firstDay: '2026-12-05' });
  await add(other, { date: '2026-11-19', description: 'Car', amount: 9_000, category: 'transport' });
  expect(await computeHere(app, user)).toEqual(before);
  const { endOfMonth } = (await user.get(FORECAST)).body;
  expect(endOfMonth.expenses.p50).toBe(Math.round(before.endOfMonth.expenses.p50) / 100);
});

describe('a forecast is computed again', () => {
  it('after a transaction of the user, and not after one of somebody else', async () => {
    const [user, other] = [await signUpWithHistory(4), await signUpWithHistory(5)];
    const before = await user.get(FORECAST);
    const otherBefore = await other.get(FORECAST);
    expect(before.body).not.toEqual(otherBefore.body);
    const etag = before.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    await add(other, { date: '2026-11-19', description: 'Car', amount: 9_000, category: 'transport' });
    const response = await user.get(FORECAST, { 'if-none-match': etag });
    expect([response.status, (await readForecast(other)).endOfMonth]).not.toEqual([
      304,
      otherBefore.body.endOfMonth,
    ]);
    expect(response.status).toBe(304);
    await add(user, { date: '2026-11-19', description: 'Bike', amount: 700, category: 'transport' });
    const after = await user.get(FORECAST, { 'if-none-match': etag });
    expect(after.status).toBe(200);
    const { expenses } = after.body.endOfMonth;
    expect(expenses.p50).toBeGreaterThan(before.body.endOfMonth.expenses.p50 + 600);
  });

  it('after a recurring transaction was added, whose coming days count', async () => {
    const user = await signUpWithHistory(6);
    const before = await readForecast(user);
    const rent = { description: 'School', amount: 5_000, firstDay: '2026-12-05', category: 'other' };
    await addRecurring(user, rent);
    const after = await readForecast(user);
    expect(after.months[0].expenses.p50).toBeGreaterThanOrEqual(5_000);
    expect(before.months[0].expenses.p50).toBeLessThan(5_000);
  });

  it('after a decision about transactions that seem to repeat', async () => {
    const user = await signUpWithHistory(6);
    const before = (await user.get(FORECAST)).headers.get('etag');
    const { items } = (await user.get('/api/v1/recurring/suggestions')).body;
    await user.put(`/api/v1/recurring/suggestions/${items[0].key}`, { decision: 'dismissed' });
    expect((await user.get(FORECAST)).headers.get('etag')).not.toBe(before);
  });

  it('after the database failed during the computation', async () => {
    const user = await signUpWithHistory(6);
    await runSql(app.database, 'alter table transactions rename to elsewhere');
    const { status, body } = await user.get(FORECAST);
    await runSql(app.database, 'alter table elsewhere rename to transactions');
    expect([status, body.code]).toEqual([500, 'fetchFailed']);
    expect((await readForecast(user)).reason).toBeNull();
  });
});

it('several users who ask at once each get their own forecast', async () => {
  const users = [await signUpWithHistory(3), await signUpWithHistory(4), await app.signUp()];
  const alone = [];
  for (const user of users) alone.push(await readForecast(user));
  await goTo(app, '2026-11-21');
  const together = await Promise.all([...users, ...users].map((user) => readForecast(user)));
  expect(together.slice(3)).toEqual(together.slice(0, 3));
  expect(new Set(alone.map(({ endOfMonth }) => JSON.stringify(endOfMonth))).size).toBe(3);
  expect(new Set(together.map(({ endOfMonth }) => JSON.stringify(endOfMonth))).size).toBe(3);
});
