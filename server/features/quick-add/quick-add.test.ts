import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { createProgram, storeToken } from '#server/testing/access-tokens.ts';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const QUICK = '/api/v1/quick';
const NOW = Date.parse('2026-11-23T11:00:00Z');

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  user = await signUpUser(app, { timeZone: 'Europe/Madrid' });
  // Sessions are made with the real clock, so they have not ended on this day.
  app.clock.now = NOW;
});
afterAll(() => app.close());

const add = async (text: string, id?: string) => (await user.post(QUICK, { text, id })).body;
const listStored = async () => (await user.get('/api/v1/transactions')).body.items;

describe('a line of text', () => {
  it('becomes a transaction, and the response says how it was read', async () => {
    const { transaction, reading } = await add('coffee 2.50 yesterday #work');
    expect(transaction).toMatchObject({
      type: 'expense',
      description: 'coffee',
      amount: 2.5,
      category: 'food',
      date: '2026-11-22',
      tags: ['work'],
      userId: user.uid,
    });
    expect(reading).toEqual({
      type: 'expense',
      description: 'coffee',
      amount: 2.5,
      category: 'food',
      date: '2026-11-22',
      tags: ['work'],
      account: null,
      repeat: null,
      unknown: [],
      missing: [],
      ambiguous: [],
    });
    expect(await listStored()).toEqual([transaction]);
    const summary = (await user.get('/api/v1/summary?from=2026-11-01&to=2026-11-30')).body;
    expect(summary.expenses).toBe(2.5);
  });

  it('becomes a refund if its words say that money comes back', async () => {
    const { transaction, reading } = await add('zara refund 20');
    expect(transaction).toMatchObject({ type: 'expense', description: 'zara refund', amount: -20 });
    expect(reading).toMatchObject({ amount: -20, ambiguous: [{ what: 'type', other: 'income' }] });
  });

  it('becomes an expense if it has a minus, and the response has the refund as the other reading', async () => {
    const { transaction, reading } = await add('-20 coffee');
    expect(transaction).toMatchObject({ type: 'expense', description: 'coffee', amount: 20 });
    expect(reading).toMatchObject({ amount: 20, ambiguous: [{ what: 'type', other: 'refund' }] });
  });

  it('is read in the user’s language and currency, on the day of their time zone', async () => {
    const luis = await signUpUser(app, { language: 'es', currency: 'JPY', timeZone: 'Pacific/Auckland' });
    const { transaction } = (await luis.post(QUICK, { text: 'nómina 1.800 hoy' })).body;
    expect(transaction).toMatchObject({
      type: 'income',
      description: 'nómina',
      amount: 1800,
      category: 'salary',
      date: '2026-11-24',
    });
  });

  it.each([
    ['en', 'GBP', 'Europe/London', 'petrol 1,200 03/04', { amount: 1200, date: '2026-04-03' }],
    ['en', 'USD', 'America/Chicago', 'gas 40 03/04', { amount: 40, date: '2026-03-04' }],
    ['en', 'EUR', 'Europe/Dublin', 'petrol 40 03/04', { amount: 40, date: '2026-04-03' }],
    ['es', 'MXN', 'America/Mexico_City', 'renta 8,500', { amount: 8500, date: '2026-11-23' }],
    ['es', 'COP', 'America/Bogota', 'arriendo 1.200.000', { amount: 1_200_000, date: '2026-11-23' }],
  ])('is read as people write in %s with %s', async (language, currency, timeZone, text, expected) => {
    const person = await signUpUser(app, { language, currency, timeZone });
    expect((await person.post(QUICK, { text })).body.transaction).toMatchObject(expected);
  });

  it('is not added if something is missing', async () => {
    for (const [text, missing] of [
      ['coffee yesterday', ['amount']],
      ['2.50', ['description']],
    ] as const) {
      const { transaction, reading } = await add(text);
      expect([text, transaction, reading.missing]).toEqual([text, null, missing]);
    }
    expect(await listStored()).toEqual([]);
  });

  it('is not added with an amount in another currency; the response has its number as the other reading', async () => {
    const ana = await signUpUser(app, { currency: 'EUR' });
    for (const text of ['book $12', 'book 12 dollars', 'book 12 USD']) {
      const { transaction, reading } = (await ana.post(QUICK, { text })).body;
      expect([text, transaction, reading.amount, reading.missing]).toEqual([text, null, null, ['amount']]);
      expect(reading.ambiguous).toEqual([{ what: 'amount', other: '12' }]);
    }
    expect((await ana.post(QUICK, { text: 'book €12' })).body.transaction.amount).toBe(12);
  });

  it('shows the other reading if there are two', async () => {
    const { transaction, reading } = await add('rent 1.200');
    const [doubt] = reading.ambiguous;
    expect([transaction.amount, Number(doubt.other)].toSorted((a, b) => a - b)).toEqual([1.2, 1200]);
    expect(doubt.what).toBe('amount');
  });

  it.each([
    ['is too long for a description', `${'long words '.repeat(25)} 3`, 'textTooLong'],
    ['has a day too far in the future', 'x 5 on 2031-01-01', 'dateTooLate'],
  ])('that %s is refused, and nothing is added', async (_, text, code) => {
    const { body } = await user.post(QUICK, { text });
    expect(body.details).toMatchObject([{ field: 'text', code }]);
    expect(await listStored()).toEqual([]);
  });
});

it('adds a line with a cadence once, and returns the cadence', async () => {
  const { transaction, reading } = await add('rent 850 every 2 months');
  expect(reading.repeat).toEqual({ unit: 'month', every: 2 });
  expect(transaction.description).toBe('rent');
  expect(await listStored()).toHaveLength(1);
});

describe('the category of a line', () => {
  it('is the category that the line names', async () => {
    await user.post('/api/v1/categories', { type: 'expense', name: 'Pets' });
    const { id } = (await user.get('/api/v1/categories')).body.items.find(
      (each: { name: string }) => each.name === 'Pets',
    );
    expect((await add('coffee 3 @pets')).reading.category).toBe(id);
    expect((await add('pets 3')).reading.category).toBe(id);
  });

  it('comes from transactions with the payee, else from transactions with its words, else from common words', async () => {
    const past = { amount: 1, date: '2026-11-01' };
    for (const description of ['Mercadona', 'Mercadona', 'Zoo', 'Zoo', 'Zoo']) {
      const category = description === 'Mercadona' ? 'other' : 'entertainment';
      await user.post('/api/v1/expenses', { ...past, description, category });
    }
    expect((await add('mercadona 20')).reading.category).toBe('other');
    expect((await add('zoo tickets 20')).reading.category).toBe('entertainment');
    expect((await add('lidl 20')).reading.category).toBe('food');
    expect((await add('xyzzy 20')).reading.category).toBe('uncategorized');
  });

  it('is the category that its words name, unless the payee had another category before', async () => {
    expect((await add('+1200 freelance acme')).reading.category).toBe('freelance');
    expect((await add('dinner health club 9')).reading.category).toBe('health');
    const past = { description: 'Freelance Bolt', amount: 1, date: '2026-11-01', category: 'gift' };
    for (let n = 0; n < 2; n++) await user.post('/api/v1/incomes', past);
    expect((await add('+1200 freelance bolt')).reading.category).toBe('gift');
  });

  it('may be named in the other language; an unknown name stays in the description', async () => {
    const { reading, transaction } = await add('super 54,30 yesterday @comida @club');
    expect(reading).toMatchObject({ category: 'food', unknown: ['club'] });
    expect(transaction.description).toBe('super @club');
  });

  it('never comes from another user, and is never archived', async () => {
    const other = await signUpUser(app);
    for (let n = 0; n < 3; n++) {
      const transaction = { description: 'Xyzzy', amount: 1, date: '2026-11-01', category: 'health' };
      await other.post('/api/v1/expenses', transaction);
    }
    expect((await add('xyzzy 20')).reading.category).toBe('uncategorized');
    await user.patch('/api/v1/categories/food', { isArchived: true });
    expect((await add('lidl 20')).reading.category).toBe('uncategorized');
  });
});

describe('a line that is sent again with its id', () => {
  it('is added once, even at the same moment, and gets the same response', async () => {
    const id = uuidv7();
    const responses = await Promise.all([1, 2, 3].map(() => add('coffee 2.50 yesterday', id)));
    expect(responses[0].transaction.id).toBe(id);
    expect([responses[1], responses[2]]).toEqual([responses[0], responses[0]]);
    expect(await listStored()).toHaveLength(1);
  });

  it('gets the same response on the next day, and after another category was learned', async () => {
    const id = uuidv7();
    const first = await add('xyzzy 2.50 yesterday', id);
    for (let n = 0; n < 3; n++) {
      const transaction = { description: 'Xyzzy', amount: 1, date: '2026-11-01', category: 'health' };
      await user.post('/api/v1/expenses', transaction);
    }
    app.clock.now += 24 * 60 * 60_000;
    expect(await add('xyzzy 2.50 yesterday', id)).toEqual(first);
  });

  it('is refused if the id belongs to another transaction, which is not shown', async () => {
    const id = uuidv7();
    await user.post('/api/v1/expenses', { id, description: 'Secret', amount: 2.5, date: '2026-11-22' });
    const program = createProgram(app, await storeToken(app, user.uid, 'add'));
    for (const text of ['coffee 2.50 yesterday', 'secret 3 yesterday', 'secret']) {
      const { status, body } = await program.post(QUICK, { id, text });
      expect([status, body.code]).toEqual([409, 'idConflict']);
      expect(JSON.stringify(body)).not.toContain('Secret');
    }
    const stranger = await signUpUser(app);
    expect((await stranger.post(QUICK, { id, text: 'coffee 2.50' })).body.transaction.userId).toBe(
      stranger.uid,
    );
  });
});
