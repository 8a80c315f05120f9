import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDay } from '#shared/calendar.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const MARCH = 'from=2026-03-01&to=2026-03-31';

async function recordMarch(user: TestClient): Promise<void> {
  const expense = { description: 'x', date: '2026-03-02' };
  await user.post('/api/v1/expenses', { ...expense, amount: 10.1, category: 'food' });
  await user.post('/api/v1/expenses', { ...expense, amount: 0.2, category: 'food', date: '2026-03-31' });
  await user.post('/api/v1/expenses', { ...expense, amount: 30, category: 'health' });
  await user.post('/api/v1/expenses', { ...expense, amount: 5 });
  await user.post('/api/v1/incomes', { ...expense, amount: 1000, category: 'salary' });
  await user.post('/api/v1/expenses', { ...expense, amount: 7, date: '2026-02-28' });
  await user.post('/api/v1/incomes', { ...expense, amount: 900, category: 'salary', date: '2026-02-01' });
}

describe('the summary', () => {
  it('has totals, categories, every day and the recent transactions of a period in one response', async () => {
    const user = await app.signUp();
    await recordMarch(user);
    const { body } = await user.get(`/api/v1/summary?${MARCH}`);
    expect(body).toMatchObject({
      period: { from: '2026-03-01', to: '2026-03-31' },
      income: 1000,
      expenses: 45.3,
      balance: 954.7,
      categories: [
        { name: 'health', value: 30 },
        { name: 'food', value: 10.3 },
        { name: 'uncategorized', value: 5 },
      ],
    });
    expect(body.daily.map((day: { date: string }) => day.date)).toEqual(
      eachDay({ from: '2026-03-01', to: '2026-03-31' }),
    );
    expect(body.daily[1]).toEqual({ date: '2026-03-02', income: 1000, expenses: 45.1 });
    expect(body.daily[2]).toEqual({ date: '2026-03-03', income: 0, expenses: 0 });
    expect(body.daily[30]).toEqual({ date: '2026-03-31', income: 0, expenses: 0.2 });
    expect(body.recent).toHaveLength(5);
    expect(body.recent[0]).toMatchObject({ date: '2026-03-31', amount: 0.2 });
  });

  it('compares with the period before', async () => {
    const user = await app.signUp();
    await recordMarch(user);
    const { body } = await user.get(`/api/v1/summary?${MARCH}`);
    expect(body.previous).toEqual({
      period: { from: '2026-02-01', to: '2026-02-28' },
      income: 900,
      expenses: 7,
      balance: 893,
    });
  });

  it('compares the current month with the previous month up to the same day', async () => {
    const earlyApp = await createTestApp();
    earlyApp.clock.now = Date.parse('2026-03-10T12:00:00Z');
    const user = await earlyApp.signUp();
    await recordMarch(user);
    const { body } = await user.get('/api/v1/summary');
    expect(body.period).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    expect(body.previous.period).toEqual({ from: '2026-02-01', to: '2026-02-10' });

    const other = await earlyApp.signUp();
    const transaction = { description: 'x', amount: 3, category: 'food' };
    await other.post('/api/v1/expenses', { ...transaction, date: '2026-02-10' });
    await other.post('/api/v1/expenses', { ...transaction, date: '2026-02-11' });
    await other.post('/api/v1/expenses', { ...transaction, date: '2026-02-13' });
    await other.post('/api/v1/expenses', { ...transaction, date: '2026-03-01' });
    const running = (await other.get('/api/v1/summary')).body;
    expect(running.previous).toMatchObject({ period: { from: '2026-02-01', to: '2026-02-10' }, expenses: 3 });
    await other.post('/api/v1/expenses', { ...transaction, date: '2026-03-12' });
    const withFuture = (await other.get('/api/v1/summary')).body;
    // A transaction in the future does not change the comparison.
    expect(withFuture.previous).toEqual(running.previous);
    await earlyApp.close();
  });

  it('has the day of the first transaction, even if it is outside the period', async () => {
    const user = await app.signUp();
    const firstDay = async () => (await user.get(`/api/v1/summary?${MARCH}`)).body.firstDay;
    expect(await firstDay()).toBeNull();
    await user.post('/api/v1/incomes', { description: 'x', amount: 1, date: '2026-04-02' });
    expect(await firstDay()).toBe('2026-04-02');
    await recordMarch(user);
    const { id } = (await user.post('/api/v1/expenses', { description: 'x', amount: 1, date: '2025-12-31' }))
      .body;
    expect(await firstDay()).toBe('2025-12-31');
    await user.delete(`/api/v1/expenses/${id}`);
    expect(await firstDay()).toBe('2026-02-01');
    const stranger = await app.signUp();
    expect((await stranger.get(`/api/v1/summary?${MARCH}`)).body.firstDay).toBeNull();
  });

  it('is empty without transactions, not an error', async () => {
    const user = await app.signUp();
    const { status, body } = await user.get(`/api/v1/summary?${MARCH}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ income: 0, expenses: 0, balance: 0, categories: [], recent: [] });
    expect(body.daily).toHaveLength(31);
  });

  it('omits other users’ transactions', async () => {
    const owner = await app.signUp();
    await recordMarch(owner);
    const stranger = await app.signUp();
    expect((await stranger.get(`/api/v1/summary?${MARCH}`)).body).toMatchObject({ income: 0, recent: [] });
  });

  it('covers up to 20 years', async () => {
    const user = await app.signUp();
    const twentyYears = await user.get('/api/v1/summary?from=2006-01-01&to=2025-12-31');
    expect(twentyYears.body.daily).toHaveLength(7305);
    const longer = await user.get('/api/v1/summary?from=2000-01-01&to=2025-12-31');
    expect(longer.body.details).toMatchObject([{ field: 'to', code: 'rangeTooLong' }]);
    expect((await user.get('/api/v1/summary/daily?from=2000-01-01&to=2025-12-31')).status).toBe(400);
    expect((await user.get('/api/v1/summary/categories?from=1950-01-01&to=2025-12-31')).status).toBe(200);
  });
});

describe('the parts of the summary', () => {
  it('have the same values as the whole summary', async () => {
    const user = await app.signUp();
    await recordMarch(user);
    const summary = (await user.get(`/api/v1/summary?${MARCH}`)).body;
    expect((await user.get(`/api/v1/summary/categories?${MARCH}`)).body).toEqual(summary.categories);
    expect((await user.get(`/api/v1/summary/daily?${MARCH}`)).body).toEqual(summary.daily);
  });
});

describe('the summary’s ETag', () => {
  const readWithEtag = (user: TestClient, etag: string) =>
    user.get(`/api/v1/summary?${MARCH}`, { 'if-none-match': etag });

  it('gives 304 without a body while nothing has changed, and 200 after a write', async () => {
    const user = await app.signUp();
    await recordMarch(user);
    const first = await user.get(`/api/v1/summary?${MARCH}`);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const etag = first.headers.get('etag') ?? '';
    const unchanged = await readWithEtag(user, etag);
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
    expect(unchanged.headers.get('cache-control')).toBe('no-store');
    const { id } = (await user.post('/api/v1/expenses', { description: 'x', amount: 1, date: '2026-03-05' }))
      .body;
    const changed = await readWithEtag(user, etag);
    expect([changed.status, changed.body.expenses]).toEqual([200, 46.3]);
    await user.patch(`/api/v1/expenses/${id}`, { description: 'other' });
    expect((await readWithEtag(user, changed.headers.get('etag') ?? '')).status).toBe(200);
  });

  it('stays the same when the activity of its user is stored', async () => {
    const user = await app.signUp();
    const etag = (await user.get(`/api/v1/summary?${MARCH}`)).headers.get('etag') ?? '';
    await app.settled();
    expect((await readWithEtag(user, etag)).status).toBe(304);
  });

  it('is not valid for another user', async () => {
    const owner = await app.signUp();
    const stranger = await app.signUp();
    const etag = (await owner.get(`/api/v1/summary?${MARCH}`)).headers.get('etag') ?? '';
    expect((await readWithEtag(stranger, etag)).status).toBe(200);
  });

  it('changes at the user’s midnight and with a new currency', async () => {
    const nightApp = await createTestApp();
    nightApp.clock.now = Date.parse('2026-03-10T22:59:00Z');
    const user = await nightApp.signUp({ timeZone: 'Europe/Madrid' });
    const etag = (await user.get(`/api/v1/summary?${MARCH}`)).headers.get('etag') ?? '';
    expect((await readWithEtag(user, etag)).status).toBe(304);
    nightApp.clock.now += 60_000;
    const response = await readWithEtag(user, etag);
    expect(response.status).toBe(200);
    await user.patch('/api/v1/me', { currency: 'USD' });
    expect((await readWithEtag(user, response.headers.get('etag') ?? '')).status).toBe(200);
    await nightApp.close();
  });
});
