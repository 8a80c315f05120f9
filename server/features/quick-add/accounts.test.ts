import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { newSource, SOURCES } from '#server/testing/import-rows.ts';
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

describe('the account of a line', () => {
  it('is the account that the line names after a preposition, by its name or its last digits', async () => {
    const cash = (await user.post(SOURCES, newSource({ name: 'Cash', kind: 'cash' }))).body.id;
    const card = (await user.post(SOURCES, newSource({ name: 'Visa', kind: 'card', accountEnd: '4567' })))
      .body.id;
    const id = uuidv7();
    const first = await add('coffee 2.50 from cash', id);
    expect(first.transaction).toMatchObject({ description: 'coffee', account: cash });
    expect(first.reading.account).toBe(cash);
    expect(await add('coffee 2.50 from cash', id)).toEqual(first);
    expect((await user.post(QUICK, { id, text: 'coffee 2.50 with visa' })).body.code).toBe('idConflict');
    expect((await add('dinner 30 from 4567')).transaction).toMatchObject({ amount: 30, account: card });
    const gift = await add('cash gift 20');
    expect(gift.transaction).toMatchObject({ description: 'cash gift' });
    expect([gift.transaction.account, gift.reading.account]).toEqual([undefined, null]);
  });

  it('is never one of another user, and is never archived', async () => {
    const other = await signUpUser(app);
    await other.post(SOURCES, newSource({ name: 'Cash' }));
    const line = 'coffee 2.50 from cash';
    expect((await add(line)).transaction.description).toBe('coffee from cash');
    const { id } = (await user.post(SOURCES, newSource({ name: 'Cash' }))).body;
    await app.database.write((trx) =>
      trx
        .updateTable('sources')
        .set({ archived: 1 })
        .where('user_id', '=', user.uid)
        .where('id', '=', id)
        .execute(),
    );
    expect((await add(line)).transaction.description).toBe('coffee from cash');
  });
});

describe('a line that names two accounts', () => {
  const line = '200 from bank to cash';
  const addAccounts = async () => {
    const bank = (await user.post(SOURCES, newSource({ name: 'Bank' }))).body.id;
    const cash = (await user.post(SOURCES, newSource({ name: 'Cash', kind: 'cash' }))).body.id;
    return { bank, cash };
  };

  it('adds a transfer, and no transaction', async () => {
    const { bank, cash } = await addAccounts();
    const added = await add(line);
    expect(added).toMatchObject({
      transaction: null,
      transfer: { fromAccount: bank, toAccount: cash, amount: 200, date: '2026-11-23', note: '' },
      reading: { amount: 200, account: null, transfer: { from: bank, to: cash }, missing: [] },
    });
    expect((await user.get('/api/v1/transfers')).body.items).toEqual([added.transfer]);
    expect((await user.get('/api/v1/transactions')).body.items).toEqual([]);
  });

  it('adds one transfer if it is sent again, even on the next day', async () => {
    await addAccounts();
    const id = uuidv7();
    const first = await add(line, id);
    app.clock.now = NOW + 24 * 60 * 60_000;
    expect(await add(line, id)).toEqual(first);
    expect((await add('300 from bank to cash', id)).code).toBe('idConflict');
    expect((await user.get('/api/v1/transfers')).body.items).toHaveLength(1);
  });

  it('stays a transaction with other words, and for somebody with one account', async () => {
    const { cash } = await addAccounts();
    const rent = await add('rent 200 from cash to bank');
    expect(rent.transaction).toMatchObject({ description: 'rent to bank', account: cash });
    expect(Object.keys(rent)).toEqual(['transaction', 'reading']);
    expect(Object.keys(rent.reading)).not.toContain('transfer');
    const other = await signUpUser(app);
    await other.post(SOURCES, newSource({ name: 'Bank' }));
    expect((await other.post(QUICK, { text: line })).body.transaction.description).toBe('to cash');
  });

  it('adds a transfer by words of names and by kinds that only one account in use has', async () => {
    const addAccount = async (name: string, kind: string) =>
      (await user.post(SOURCES, newSource({ name, kind }))).body.id;
    const bank = await addAccount('Green Bank', 'bank');
    const wallet = await addAccount('Wallet', 'cash');
    const sides = { fromAccount: bank, toAccount: wallet };
    expect((await add(line)).transfer).toMatchObject(sides);
    const blue = await addAccount('Blue Bank', 'bank');
    const unclear = await add(line);
    expect(unclear.transaction).toMatchObject({ description: 'bank to cash', amount: 200 });
    expect(unclear.reading.account).toBeNull();
    await user.patch(`${SOURCES}/${blue}`, { isArchived: true });
    expect((await add(line)).transfer).toMatchObject(sides);
  });

  it('gives an error of the text if its transfer cannot be stored', async () => {
    await addAccounts();
    const { code, details } = await add('200 from bank to cash in 3 years');
    expect([code, details[0]?.field]).toEqual(['validationFailed', 'text']);
  });
});
