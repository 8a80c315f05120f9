import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '#shared/contract/transactions.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HISTORY = '/api/v1/transactions';
const DELETE = '/api/v1/transactions/delete';

async function addTransaction(
  user: TestClient,
  type: 'expense' | 'income',
  fields: Partial<Pick<Transaction, 'id' | 'description' | 'amount' | 'category' | 'date'>> = {},
): Promise<string> {
  const body = { description: 'Coffee', amount: 2.5, date: '2026-11-20', ...fields };
  const response = await user.post(`/api/v1/${type}s`, body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body.id;
}

async function find(user: TestClient, query = ''): Promise<string[]> {
  const { status, body } = await user.get(`${HISTORY}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items.map((item: Transaction) => item.description);
}

describe('the search', () => {
  it('finds a part of a description, ignoring case and accents', async () => {
    const user = await app.signUp();
    await addTransaction(user, 'expense', { description: 'Café con leche' });
    await addTransaction(user, 'income', { description: 'CAFETERÍA, propina' });
    await addTransaction(user, 'expense', { description: 'Té' });
    for (const q of ['cafe', 'CAFÉ', 'Cafe%CC%81', 'aFe']) {
      expect([q, (await find(user, `q=${q}`)).length]).toEqual([q, 2]);
    }
    expect(await find(user, 'q=con%20LECHE')).toEqual(['Café con leche']);
    expect(await find(user, 'q=cafe%20leche')).toEqual([]);
  });

  it.each(['%', '_', '\\', '100%', 'a_b', String.raw`\%`, "'", '"', 'Ω'])(
    'takes %s literally, not as a wildcard',
    async (part) => {
      const user = await app.signUp();
      await addTransaction(user, 'expense', { description: 'nothing special, 1000 axb' });
      await addTransaction(user, 'expense', { description: `with ${part} in it` });
      expect(await find(user, `q=${encodeURIComponent(part)}`)).toEqual([`with ${part} in it`]);
    },
  );

  it('finds a changed description only by its new words', async () => {
    const user = await app.signUp();
    const id = await addTransaction(user, 'expense', { description: 'Zapatos' });
    await user.patch(`/api/v1/expenses/${id}`, { description: 'Sandalias' });
    expect(await find(user, 'q=zapatos')).toEqual([]);
    expect(await find(user, 'q=sandalias')).toEqual(['Sandalias']);
    await user.patch(`/api/v1/expenses/${id}`, { amount: 3 });
    expect(await find(user, 'q=sandalias')).toEqual(['Sandalias']);
  });

  it('finds no other user’s transactions', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    await addTransaction(owner, 'expense', { description: 'secret' });
    expect(await find(stranger, 'q=secret')).toEqual([]);
    expect((await stranger.get(`${HISTORY}/totals?q=secret`)).body.count).toBe(0);
    expect((await stranger.get(`${HISTORY}.csv`)).body).not.toContain('secret');
  });
});

describe('amounts in a search', () => {
  it('are in major units of the user’s currency, including both ends', async () => {
    const user = await app.signUp({ currency: 'KWD' });
    for (const amount of [0.999, 1, 1.001, 2])
      await addTransaction(user, 'expense', { amount, description: `${amount}` });
    expect(await find(user, 'min=1&max=1.001&sort=smallest')).toEqual(['1', '1.001']);
    expect(await find(user, 'max=0.999')).toEqual(['0.999']);
    expect(await find(user, 'min=0&sort=largest')).toEqual(['2', '1.001', '1', '0.999']);
  });

  it.each([
    ['more decimals than the currency has', 'min=1.001', 'min', 'amountTooManyDecimals'],
    ['a highest amount below the lowest', 'min=2&max=1.99', 'max', 'amountRangeReversed'],
    ['an end before the start', 'from=2026-11-02&to=2026-11-01', 'to', 'rangeReversed'],
    ['a comma', 'min=1,5', 'min', 'invalid'],
    ['a minus', 'min=-1', 'min', 'invalid'],
    ['an exponent', 'max=1e3', 'max', 'invalid'],
    ['too large an amount', 'max=1000000000000', 'max', 'invalid'],
    ['an unknown sort', 'sort=date', 'sort', 'invalid'],
    ['an impossible category', 'category=Rent!', 'category', 'invalid'],
    ['a NUL in the search', 'q=a%00b', 'q', 'textHasControlCharacters'],
    ['an unknown field', 'page=2', 'page', 'unknownField'],
  ])('refuses %s', async (_, query, field, code) => {
    const user = await app.signUp({ currency: 'EUR' });
    for (const path of [HISTORY, `${HISTORY}.csv`]) {
      const refused = await user.get(`${path}?${query}`);
      expect([refused.status, refused.body.details?.[0]]).toMatchObject([400, { field, code }]);
    }
  });
});

describe('pages of the history', () => {
  const SORTS = ['newest', 'oldest', 'largest', 'smallest'] as const;

  it.each(SORTS)('sorted by %s, miss and repeat nothing during other writes', async (sort) => {
    const user = await app.signUp();
    const keptIds = new Set<string>();
    const deletableIds: string[] = [];
    for (let n = 0; n < 40; n++) {
      const fields = { amount: 1 + (n % 4), date: `2026-11-0${1 + (n % 5)}` };
      const id = await addTransaction(user, n % 3 === 0 ? 'income' : 'expense', fields);
      if (n % 5 === 4) deletableIds.push(id);
      else keptIds.add(id);
    }
    const pagedIds: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = `sort=${sort}&limit=7${cursor ? `&cursor=${cursor}` : ''}`;
      const page = (await user.get(`${HISTORY}?${query}`)).body;
      pagedIds.push(...page.items.map((item: Transaction) => item.id));
      cursor = page.nextCursor;
      // Deletes a transaction between two pages, if possible the last one of the page.
      const last = pagedIds.at(-1) ?? '';
      const target = deletableIds.includes(last) ? last : deletableIds[0];
      if (target !== undefined) {
        await user.post(DELETE, { ids: [target] });
        deletableIds.splice(deletableIds.indexOf(target), 1);
      }
      await addTransaction(user, 'expense', { amount: 2.5, date: '2026-11-03', description: 'new' });
    }
    expect(new Set(pagedIds).size).toBe(pagedIds.length);
    expect([...keptIds].filter((id) => !pagedIds.includes(id))).toEqual([]);
  });

  it('refuse a cursor of another order, or one that the server did not make', async () => {
    const user = await app.signUp();
    for (let n = 0; n < 3; n++) await addTransaction(user, 'expense');
    const { nextCursor } = (await user.get(`${HISTORY}?limit=1`)).body;
    expect((await user.get(`${HISTORY}?limit=1&sort=oldest&cursor=${nextCursor}`)).status).toBe(200);
    for (const cursor of [nextCursor, 'x', `1e5_${uuidv7()}`, `2026-11-20_${uuidv7()}_`, '_', '2_2']) {
      expect((await user.get(`${HISTORY}?sort=largest&cursor=${cursor}`)).status).toBe(400);
    }
  });
});

describe('deleting several transactions', () => {
  it('returns the deleted transactions, counts unknown ids, and can be undone', async () => {
    const user = await app.signUp();
    const ids = [
      await addTransaction(user, 'expense'),
      await addTransaction(user, 'income', { category: 'gift' }),
    ];
    const keptId = await addTransaction(user, 'expense', { amount: 7 });
    const before = (await user.get('/api/v1/summary?from=2026-11-01&to=2026-11-30')).body;
    const { status, body } = await user.post(DELETE, { ids: [...ids, uuidv7(), ids[0]] });
    expect([status, body.missing, body.deleted.length]).toEqual([200, 1, 2]);
    const summary = await user.get('/api/v1/summary?from=2026-11-01&to=2026-11-30');
    expect(summary.body).toMatchObject({ income: 0, expenses: 7 });
    const remaining = (await user.get(HISTORY)).body.items;
    expect(remaining.map((item: Transaction) => item.id)).toEqual([keptId]);

    for (const { type, id, description, amount, category, date } of body.deleted as Transaction[]) {
      await addTransaction(user, type, { id, description, amount, category, date });
    }
    const after = (await user.get('/api/v1/summary?from=2026-11-01&to=2026-11-30')).body;
    expect({ ...after, recent: [] }).toEqual({ ...before, recent: [] });
    expect((await user.post(DELETE, { ids: [ids[0]] })).body).toMatchObject({ missing: 0 });
  });

  it('keeps the totals right, even with several requests at the same time', async () => {
    const user = await app.signUp();
    const ids: string[] = [];
    for (let n = 0; n < 30; n++) ids.push(await addTransaction(user, 'expense', { amount: n + 1 }));
    const responses = await Promise.all([
      user.post(DELETE, { ids: ids.slice(0, 20) }),
      user.post(DELETE, { ids: ids.slice(10) }),
      ...ids.slice(0, 5).map((id) => user.delete(`/api/v1/expenses/${id}`)),
      addTransaction(user, 'expense', { amount: 1000 }),
    ]);
    expect(responses.length).toBe(8);
    expect((await user.get(`${HISTORY}/totals`)).body).toEqual({ count: 1, income: 0, expenses: 1000 });
    expect((await user.get(`${HISTORY}/totals?min=0`)).body).toEqual({ count: 1, income: 0, expenses: 1000 });
  });

  it('treats another user’s transactions like unknown ids', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    const id = await addTransaction(owner, 'expense', { description: 'canary' });
    const foreign = await stranger.post(DELETE, { ids: [id] });
    const absent = await stranger.post(DELETE, { ids: [uuidv7()] });
    expect(foreign.body).toMatchObject({ deleted: [], missing: 1 });
    expect(absent.body).toMatchObject({ deleted: [], missing: 1 });
    expect(await find(owner)).toEqual(['canary']);
    expect((await owner.get(`${HISTORY}/totals`)).body.count).toBe(1);
  });

  it('accepts 1 to 100 ids', async () => {
    const user = await app.signUp();
    const ids = (count: number) => Array.from({ length: count }, () => uuidv7());
    expect((await user.post(DELETE, { ids: [] })).status).toBe(400);
    expect((await user.post(DELETE, { ids: ids(101) })).status).toBe(400);
    expect((await user.post(DELETE, { ids: ids(100) })).body).toMatchObject({ deleted: [], missing: 100 });
  });
});
