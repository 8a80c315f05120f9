import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const COFFEE = { description: 'Café', amount: 25.5, category: 'food', date: '2026-11-20' };

describe('the list of transactions', () => {
  const days = ['2026-11-03', '2026-11-01', '2026-11-02', '2026-11-02'];

  it('is sorted newest first with order=date, and by id otherwise', async () => {
    const user = await app.signUp();
    const ids: string[] = [];
    for (const date of days) ids.push((await user.post('/api/v1/expenses', { ...COFFEE, date })).body.id);
    const dated = (await user.get('/api/v1/expenses?order=date')).body.items;
    expect(dated.map((item: { id: string }) => item.id)).toEqual([ids[0], ids[3], ids[2], ids[1]]);
    const unordered = (await user.get('/api/v1/expenses?order=anything')).body.items;
    expect(unordered.map((item: { id: string }) => item.id)).toEqual(ids);
  });

  it.each(['order=date&', ''])('comes in pages that miss and repeat nothing (%s)', async (order) => {
    const user = await app.signUp();
    for (const date of [...days, ...days])
      await user.post('/api/v1/incomes', { ...COFFEE, category: 'gift', date });
    const pagedIds: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = `${order}limit=3${cursor ? `&cursor=${cursor}` : ''}`;
      const page = (await user.get(`/api/v1/incomes?${query}`)).body;
      pagedIds.push(...page.items.map((item: { id: string }) => item.id));
      cursor = page.nextCursor;
    }
    expect(pagedIds).toHaveLength(8);
    expect(new Set(pagedIds).size).toBe(8);
  });

  it('includes whole days at both ends of a range', async () => {
    const user = await app.signUp();
    for (const date of days) await user.post('/api/v1/expenses', { ...COFFEE, date });
    const found = (await user.get('/api/v1/expenses?from=2026-11-02&to=2026-11-03')).body.items;
    expect(found).toHaveLength(3);
  });

  it('refuses a reversed range, and accepts one with one end', async () => {
    const user = await app.signUp();
    await user.post('/api/v1/expenses', COFFEE);
    const reversed = await user.get('/api/v1/expenses?from=2026-11-20&to=2026-11-19');
    expect(reversed.body.details).toMatchObject([{ field: 'to', code: 'rangeReversed' }]);
    expect((await user.get('/api/v1/expenses?from=1900-01-01')).body.items).toHaveLength(1);
    expect((await user.get('/api/v1/expenses?to=1900-01-01')).body.items).toEqual([]);
  });

  it('refuses an unknown cursor and a limit above 100', async () => {
    const user = await app.signUp();
    expect((await user.get('/api/v1/expenses?cursor=nonsense')).status).toBe(400);
    expect((await user.get('/api/v1/expenses?limit=101')).status).toBe(400);
    expect((await user.get('/api/v1/expenses?limit=0')).status).toBe(400);
  });
});

describe('the total of a period', () => {
  it('is by default for the current calendar month in the user’s time zone', async () => {
    const zonedApp = await createTestApp();
    // 1 November in Kiritimati, still 31 October in Los Angeles.
    zonedApp.clock.now = Date.parse('2026-10-31T12:00:00Z');
    for (const [timeZone, total] of [
      ['Pacific/Kiritimati', 2],
      ['America/Los_Angeles', 1],
    ] as const) {
      const user = await zonedApp.signUp({ timeZone });
      await user.post('/api/v1/expenses', { ...COFFEE, amount: 1, date: '2026-10-31' });
      await user.post('/api/v1/expenses', { ...COFFEE, amount: 2, date: '2026-11-01' });
      expect((await user.get('/api/v1/expenses/total')).body, timeZone).toEqual({ total });
    }
    await zonedApp.close();
  });

  it('includes the whole end day, and is 0 without transactions', async () => {
    const user = await app.signUp();
    await user.post('/api/v1/expenses', COFFEE);
    expect((await user.get('/api/v1/expenses/total?from=2026-11-20&to=2026-11-20')).body).toEqual({
      total: 25.5,
    });
    expect((await user.get('/api/v1/expenses/total?from=2026-11-21&to=2026-11-30')).body).toEqual({
      total: 0,
    });
  });

  it('refuses a range with one end or a reversed one', async () => {
    const user = await app.signUp();
    const oneEnd = await user.get('/api/v1/expenses/total?from=2026-11-20');
    expect(oneEnd.body.details).toMatchObject([{ field: 'to', code: 'required' }]);
    const reversed = await user.get('/api/v1/expenses/total?from=2026-11-20&to=2026-11-19');
    expect(reversed.body.details).toMatchObject([{ field: 'to', code: 'rangeReversed' }]);
  });
});

describe('recent transactions', () => {
  it('are the latest of both types, newest first, five by default', async () => {
    const user = await app.signUp();
    for (let day = 1; day <= 4; day++) {
      await user.post('/api/v1/expenses', { ...COFFEE, date: `2026-11-0${day}` });
      await user.post('/api/v1/incomes', { ...COFFEE, category: 'gift', date: `2026-11-0${day}` });
    }
    const { items } = (await user.get('/api/v1/transactions/recent')).body;
    expect(items.map((item: { date: string; type: string }) => `${item.date} ${item.type}`)).toEqual([
      '2026-11-04 income',
      '2026-11-04 expense',
      '2026-11-03 income',
      '2026-11-03 expense',
      '2026-11-02 income',
    ]);
    expect((await user.get('/api/v1/transactions/recent?limit=2')).body.items).toHaveLength(2);
  });
});
