import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const COFFEE = { description: 'Café', amount: 25.5, category: 'food', date: '2026-11-20' };

describe.each([
  { type: 'expense', path: '/api/v1/expenses', category: 'food', wrongCategory: 'salary' },
  { type: 'income', path: '/api/v1/incomes', category: 'other income', wrongCategory: 'food' },
])('an $type', ({ type, path, category, wrongCategory }) => {
  const transaction = { ...COFFEE, category };

  it('is added, and returned as sent', async () => {
    const user = await app.signUp();
    const added = await user.post(path, transaction);
    expect(added.status).toBe(201);
    expect(Object.keys(added.body)).toEqual(['id']);
    const stored = await user.get(`${path}/${added.body.id}`);
    expect(stored.body).toMatchObject({ ...transaction, id: added.body.id, type });
    expect(stored.body.userId).toBe((await user.get('/api/v1/me')).body.uid);
  });

  it('is uncategorized without a category', async () => {
    const user = await app.signUp();
    const { id } = (await user.post(path, { ...transaction, category: undefined })).body;
    expect((await user.get(`${path}/${id}`)).body.category).toBe('uncategorized');
  });

  it('accepts only categories of its type', async () => {
    const user = await app.signUp();
    const refused = await user.post(path, { ...transaction, category: wrongCategory });
    expect(refused.status).toBe(400);
    expect(refused.body.details).toMatchObject([{ field: 'category', code: 'categoryUnknown' }]);
  });

  it('is added once, with the same response, when sent again with the same id and content', async () => {
    const user = await app.signUp();
    const body = { ...transaction, id: uuidv7() };
    const first = await user.post(path, body);
    const again = await user.post(path, body);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect((await user.get(path)).body.items).toHaveLength(1);
    expect((await user.get(`${path}/total`)).body).toEqual({ total: 25.5 });
  });

  it('causes a conflict when sent again with the same id and other content', async () => {
    const user = await app.signUp();
    const body = { ...transaction, id: uuidv7() };
    await user.post(path, body);
    const other = await user.post(path, { ...body, amount: 1 });
    expect([other.status, other.body.code]).toEqual([409, 'idConflict']);
    expect((await user.get(`${path}/total`)).body).toEqual({ total: 25.5 });
  });

  it('is stored once when it arrives many times at the same time', async () => {
    const user = await app.signUp();
    const body = { ...transaction, id: uuidv7() };
    const responses = await Promise.all(Array.from({ length: 8 }, () => user.post(path, body)));
    expect(responses.map((response) => response.status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect((await user.get(`${path}/total`)).body).toEqual({ total: 25.5 });
  });

  it('can be edited field by field, and the totals change with it', async () => {
    const user = await app.signUp();
    const { id } = (await user.post(path, transaction)).body;
    const edited = await user.patch(`${path}/${id}`, { amount: 30.01, date: '2026-11-19' });
    expect(edited.body).toMatchObject({ ...transaction, amount: 30.01, date: '2026-11-19', id });
    const total = await user.get(`${path}/total?from=2026-11-19&to=2026-11-19`);
    expect(total.body).toEqual({ total: 30.01 });
    expect((await user.get(`${path}/total?from=2026-11-20&to=2026-11-20`)).body).toEqual({ total: 0 });
  });

  it('stays the same after an empty edit', async () => {
    const user = await app.signUp();
    const { id } = (await user.post(path, transaction)).body;
    const before = (await user.get(`${path}/${id}`)).body;
    app.clock.now += 60_000;
    expect((await user.patch(`${path}/${id}`, {})).body).toEqual(before);
    expect((await user.get(`${path}/${id}`)).body).toEqual(before);
  });

  it('can be deleted, and sent again with its id', async () => {
    const user = await app.signUp();
    const body = { ...transaction, id: uuidv7() };
    await user.post(path, body);
    const deleted = await user.delete(`${path}/${body.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, { success: true }]);
    expect((await user.get(`${path}/${body.id}`)).status).toBe(404);
    expect((await user.get(`${path}/total`)).body).toEqual({ total: 0 });
    expect((await user.post(path, body)).status).toBe(201);
    expect((await user.get(`${path}/total`)).body).toEqual({ total: 25.5 });
  });

  it('cannot be read or changed by another user', async () => {
    const owner = await app.signUp();
    const stranger = await app.signUp();
    const { id } = (await owner.post(path, transaction)).body;
    const absent = uuidv7();
    for (const target of [id, absent]) {
      const responses = [
        await stranger.get(`${path}/${target}`),
        await stranger.patch(`${path}/${target}`, { amount: 1 }),
        await stranger.delete(`${path}/${target}`),
      ];
      expect(responses.map((response) => [response.status, response.body.code])).toEqual(
        Array.from({ length: 3 }, () => [404, 'recordNotFound']),
      );
    }
    expect((await owner.get(`${path}/${id}`)).body).toMatchObject(transaction);
    // Ids are unique only within a user.
    expect((await stranger.post(path, { ...transaction, id })).status).toBe(201);
  });

  it('is not found under the other type’s path', async () => {
    const user = await app.signUp();
    const otherPath = type === 'expense' ? '/api/v1/incomes' : '/api/v1/expenses';
    const { id } = (await user.post(path, transaction)).body;
    expect((await user.get(`${otherPath}/${id}`)).status).toBe(404);
    expect((await user.delete(`${otherPath}/${id}`)).status).toBe(404);
    expect((await user.get(`${path}/${id}`)).status).toBe(200);
  });
});

describe('a new transaction is refused with', () => {
  it.each([
    ['an amount of 0', { amount: 0 }, 'amount', 'amountZero'],
    ['too large a refund', { amount: -1_000_000_000_000 }, 'amount', 'amountTooLarge'],
    ['more decimals than the currency has', { amount: 1.234 }, 'amount', 'amountTooManyDecimals'],
    ['an amount too small to write', { amount: 1e-7 }, 'amount', 'amountTooManyDecimals'],
    ['too large an amount', { amount: 1_000_000_000_000 }, 'amount', 'amountTooLarge'],
    ['an amount as text', { amount: '25.50' }, 'amount', 'invalid'],
    ['no amount', { amount: undefined }, 'amount', 'required'],
    ['a blank description', { description: '  ' }, 'description', 'required'],
    ['no description', { description: undefined }, 'description', 'required'],
    ['a description over 200 characters', { description: 'x'.repeat(201) }, 'description', 'textTooLong'],
    ['a NUL', { description: 'a\u0000b' }, 'description', 'textHasControlCharacters'],
    ['half a surrogate pair', { description: 'a\ud800b' }, 'description', 'textHasControlCharacters'],
    ['a day that does not exist', { date: '2026-02-30' }, 'date', 'invalidDate'],
    ['a day with a time', { date: '2026-02-03T00:00:00Z' }, 'date', 'invalidDate'],
    ['no date', { date: undefined }, 'date', 'required'],
    ['a date far back', { date: '1899-12-31' }, 'date', 'dateTooEarly'],
    ['a date more than a year ahead', { date: '2099-01-01' }, 'date', 'dateTooLate'],
    ['an unknown field', { userId: 'somebody' }, 'userId', 'unknownField'],
    ['an id that is no UUIDv7', { id: 'abc' }, 'id', 'invalid'],
  ])('%s, and nothing is stored', async (_, change, field, code) => {
    const user = await app.signUp();
    const refused = await user.post('/api/v1/expenses', { ...COFFEE, ...change });
    expect(refused.status).toBe(400);
    expect(refused.body.details).toMatchObject([{ field, code }]);
    expect((await user.get('/api/v1/expenses')).body.items).toEqual([]);
  });

  it('a total too large to be exact: the 91st transaction of the largest amount', async () => {
    const user = await app.signUp();
    const largest = { ...COFFEE, amount: 999_999_999_999.99 };
    for (let n = 0; n < 90; n++) expect((await user.post('/api/v1/expenses', largest)).status).toBe(201);
    const refused = await user.post('/api/v1/expenses', largest);
    expect([refused.status, refused.body.code]).toEqual([422, 'totalTooLarge']);
    expect((await user.get('/api/v1/expenses/total?from=2026-11-01&to=2026-11-30')).body.total).toBe(
      89_999_999_999_999.1,
    );
    // The other type has its own total.
    expect((await user.post('/api/v1/incomes', { ...largest, category: 'gift' })).status).toBe(201);
  });
});

describe('amounts and ids', () => {
  it.each([
    ['JPY', 1200, 1200.5],
    ['KWD', 1.234, 1.2345],
  ])('amounts in %s have the decimals of that currency', async (currency, amount, tooFine) => {
    const user = await app.signUp({ currency });
    expect((await user.post('/api/v1/expenses', { ...COFFEE, amount })).status).toBe(201);
    expect((await user.post('/api/v1/expenses', { ...COFFEE, amount: tooFine })).status).toBe(400);
    expect((await user.get('/api/v1/summary?from=2026-11-01&to=2026-11-30')).body.expenses).toBe(amount);
  });

  it('an amount is stored as sent when the currency changes at the same time', async () => {
    for (let round = 0; round < 15; round++) {
      const user = await app.signUp({ currency: 'EUR' });
      const [added] = await Promise.all([
        user.post('/api/v1/expenses', { ...COFFEE, amount: 1.5 }),
        user.patch('/api/v1/me', { currency: 'KWD' }),
      ]);
      expect((await user.get(`/api/v1/expenses/${added.body.id}`)).body.amount).toBe(1.5);
    }
  });

  it('an id in capital letters is the same id', async () => {
    const user = await app.signUp();
    const id = uuidv7();
    await user.post('/api/v1/expenses', { ...COFFEE, id });
    expect((await user.post('/api/v1/expenses', { ...COFFEE, id: id.toUpperCase() })).body).toEqual({ id });
    expect((await user.get('/api/v1/expenses')).body.items).toHaveLength(1);
  });
});
