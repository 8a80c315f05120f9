import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#shared/calendar.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const HISTORY = '/api/v1/transactions';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function add(user: TestClient, description: string, amount: number, fields: object = {}) {
  const transaction = { description, amount, date: '2026-11-20', ...fields };
  expect((await user.post('/api/v1/expenses', transaction)).status).toBe(201);
}

async function find(user: TestClient, search: Record<string, string>): Promise<string[]> {
  const query = new URLSearchParams({ ...search, sort: 'smallest' }).toString();
  const { items } = (await user.get(`${HISTORY}?${query}`)).body as { items: Transaction[] };
  return items.map(({ description, amount }) => `${description} ${amount}`);
}

async function spell(user: TestClient, search: Record<string, string>) {
  return (await user.get(`${HISTORY}/spelling?${new URLSearchParams(search).toString()}`)).body as unknown;
}

describe('a search with an amount', () => {
  let user: TestClient;
  beforeAll(async () => {
    user = await app.signUp({ currency: 'EUR' });
    await add(user, 'Carrefour', 100);
    await add(user, 'Carrefour', 100.01);
    await add(user, 'Bus', 150);
    await add(user, 'Carrefour', -120);
    await add(user, 'Bus 100', 2.5);
  });

  it.each([
    ['>100', ['Carrefour -120', 'Carrefour 100.01', 'Bus 150']],
    ['carrefour >100', ['Carrefour -120', 'Carrefour 100.01']],
    ['<=100,00', ['Bus 100 2.5', 'Carrefour 100']],
    ['=100', ['Carrefour 100']],
    ['100', ['Bus 100 2.5', 'Carrefour 100', 'Carrefour 100.01']],
    ['"100"', ['Bus 100 2.5']],
    ['120', ['Carrefour -120']],
    ['100,01..130', ['Carrefour -120', 'Carrefour 100.01']],
    ['>200', []],
  ])('%s finds the same in the list, the totals, the CSV and a bulk change', async (q, found) => {
    expect(await find(user, { q })).toEqual(found);
    const query = `q=${encodeURIComponent(q)}`;
    expect((await user.get(`${HISTORY}/totals?${query}`)).body.count).toBe(found.length);
    const csv = (await user.get(`${HISTORY}.csv?${query}`)).body as unknown as string;
    expect(csv.trim().split('\r\n')).toHaveLength(found.length + 1);
    const change = { search: { q }, add: ['found'] };
    const { changed } = (await user.post(`${HISTORY}/tag-matching`, change)).body;
    expect(changed.flatMap(({ ids }: { ids: string[] }) => ids)).toHaveLength(found.length);
    await user.post(`${HISTORY}/tag-matching`, { search: {}, set: [] });
  });

  it('limits refunds by their size too, as the filters do', async () => {
    expect(await find(user, { min: '110', max: '130' })).toEqual(['Carrefour -120']);
    expect(await find(user, { max: '100' })).toEqual(['Bus 100 2.5', 'Carrefour 100']);
  });
});

describe('the spelling of a search that finds nothing', () => {
  it('is the nearest one in the transactions, and keeps the amounts', async () => {
    const user = await app.signUp();
    await add(user, 'Carrefour Express', 12);
    await add(user, 'Peluquería Sol', 20);
    expect(await spell(user, { q: 'carrefur' })).toEqual({ meant: { q: 'Carrefour', words: 'Carrefour' } });
    expect(await spell(user, { q: 'PELUQERIA' })).toEqual({
      meant: { q: 'Peluquería', words: 'Peluquería' },
    });
    const meant = { q: 'Carrefour >10', words: 'Carrefour' };
    expect(await spell(user, { q: '>10 carrefur' })).toEqual({ meant });
    expect(await find(user, { q: meant.q })).toEqual(['Carrefour Express 12']);
  });

  it.each([
    ['for words that transactions have', { q: 'express' }],
    ['for a word in quotes', { q: '"carrefur"' }],
    ['if the other filters exclude the transactions', { q: 'carrefur', from: '2026-11-21' }],
    ['if the amount excludes the transactions', { q: 'carrefur >100' }],
    ['for a short word', { q: 'crf' }],
    ['for an amount', { q: '>10' }],
    ['without a text', {}],
  ])('is not suggested %s', async (_, search) => {
    const user = await app.signUp();
    await add(user, 'Carrefour Express', 12);
    expect(await spell(user, search as Record<string, string>)).toEqual({ meant: null });
  });

  it('never contains a word of another user, and the search is checked as in the list', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    await add(owner, 'Secretaria', 1);
    expect(await spell(stranger, { q: 'secretria' })).toEqual({ meant: null });
    const refused = await owner.get(`${HISTORY}/spelling?q=x&from=2026-11-02&to=2026-11-01`);
    expect(refused.status).toBe(400);
  });
});

describe('the totals', () => {
  it('include the sums of transactions after today, within the search and its period', async () => {
    const user = await app.signUp({ timeZone: 'UTC' });
    const now = today('UTC', app.clock.now);
    const [past, soon, late] = [addDays(now, -3), addDays(now, 2), addDays(now, 9)] as const;
    await add(user, 'Rent', 900, { date: past });
    await add(user, 'Rent', 910, { date: soon });
    await add(user, 'Bus', 5, { date: late });
    const readLater = async (search: Record<string, string>) =>
      (await user.get(`${HISTORY}/totals?${new URLSearchParams(search).toString()}`)).body.later as unknown;
    const from = addDays(now, 1);
    const rent = { count: 1, income: 0, expenses: 910, balance: -910 };
    expect(await readLater({ from: past, to: soon })).toEqual({ period: { from, to: soon }, ...rent });
    expect(await readLater({ q: 'rent' })).toEqual({ period: { from, to: soon }, ...rent });
    const both = { count: 2, income: 0, expenses: 915, balance: -915 };
    expect(await readLater({})).toEqual({ period: { from, to: late }, ...both });
    expect(await readLater({ from: past, to: now })).toBeUndefined();
    expect(await readLater({ from: soon, to: late })).toBeUndefined();
    expect(await readLater({ q: 'rent', to: from })).toBeUndefined();
  });
});
