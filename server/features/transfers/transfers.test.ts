import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELETED_KEPT_DAYS, MAX_AMOUNT_WHOLE_UNITS } from '#shared/limits.ts';
import { readExport, restoreAll } from '#server/testing/restores.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount, addTransfer, newTransfer, TRANSFERS } from '#server/testing/transfers.ts';
import { eraseExpiredTransfers } from './expire.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function signUpWithAccounts() {
  const user = await app.signUp({ currency: 'EUR' });
  return { user, bank: await addAccount(user), cash: await addAccount(user, { kind: 'cash' }) };
}

async function listIds(user: TestClient, query = ''): Promise<string[]> {
  const { items } = (await user.get(`${TRANSFERS}${query}`)).body as { items: { id: string }[] };
  return items.map(({ id }) => id);
}

describe('a transfer', () => {
  it('is stored as sent, once, and in no list or total of transactions', async () => {
    const { user, bank, cash } = await signUpWithAccounts();
    const transfer = { ...newTransfer(bank, cash), id: uuidv7(), note: 'For\nthe market' };
    const at = new Date(app.clock.now).toISOString();
    for (let n = 0; n < 2; n++) {
      const { status, body } = await user.post(TRANSFERS, transfer);
      expect([status, body]).toEqual([201, { ...transfer, createdAt: at, updatedAt: at }]);
    }
    expect(await listIds(user)).toEqual([transfer.id]);
    const differing = await user.post(TRANSFERS, { ...transfer, amount: 201 });
    expect([differing.status, differing.body.code]).toEqual([409, 'idConflict']);
    expect((await user.get('/api/v1/transactions')).body.items).toEqual([]);
    expect((await user.get('/api/v1/transactions/totals')).body).toMatchObject({ count: 0 });
    expect((await user.get('/api/v1/summary?from=2026-11-01&to=2026-11-30')).body).toMatchObject({
      income: 0,
      expenses: 0,
      recent: [],
    });
    await expectStoredTotals(app, user);
  });

  it('changes in the fields that are sent', async () => {
    const { user, bank, cash } = await signUpWithAccounts();
    const id = await addTransfer(user, bank, cash);
    app.clock.now += 1_000;
    const changes = { amount: 12.34, date: '2026-10-31', fromAccount: cash, toAccount: null, note: 'Other' };
    const edited = await user.patch(`${TRANSFERS}/${id}`, changes);
    expect(edited.body).toMatchObject({ ...changes, updatedAt: new Date(app.clock.now).toISOString() });
    app.clock.now += 1_000;
    expect((await user.patch(`${TRANSFERS}/${id}`, { note: 'Other' })).body).toEqual(edited.body);
    await expectStoredTotals(app, user);
  });

  it('is refused between the same account, without an account, and with one of another user', async () => {
    const { user, bank } = await signUpWithAccounts();
    const foreign = await addAccount(await app.signUp());
    for (const [from, to, field, code] of [
      [bank, bank, 'toAccount', 'sameAccount'],
      [null, null, 'fromAccount', 'required'],
      [foreign, bank, 'fromAccount', 'accountUnknown'],
      [bank, foreign, 'toAccount', 'accountUnknown'],
    ] as const) {
      const refused = await user.post(TRANSFERS, newTransfer(from, to));
      expect([refused.status, refused.body.details]).toMatchObject([400, [{ field, code }]]);
    }
    const id = await addTransfer(user, bank, null);
    const refused = await user.patch(`${TRANSFERS}/${id}`, { fromAccount: null });
    expect(refused.body.details).toMatchObject([{ field: 'fromAccount', code: 'required' }]);
  });

  it.each([
    [{ amount: 0 }, 'amount', 'amountNotPositive'],
    [{ amount: 0.001 }, 'amount', 'amountTooManyDecimals'],
    [{ amount: MAX_AMOUNT_WHOLE_UNITS + 1 }, 'amount', 'amountTooLarge'],
    [{ date: '1899-12-31' }, 'date', 'dateTooEarly'],
    [{ date: '2090-01-01' }, 'date', 'dateTooLate'],
  ])('is refused with %j', async (fields, field, code) => {
    const { user, bank, cash } = await signUpWithAccounts();
    const refused = await user.post(TRANSFERS, newTransfer(bank, cash, fields));
    expect([refused.status, refused.body.details]).toMatchObject([400, [{ field, code }]]);
  });

  it('prevents a change to a currency with other decimals, as an opening balance does', async () => {
    const { user, bank } = await signUpWithAccounts();
    await addTransfer(user, bank, null);
    expect((await user.patch('/api/v1/me', { currency: 'JPY' })).body.code).toBe('currencyLocked');
    const other = await app.signUp({ currency: 'EUR' });
    await addAccount(other, { opening: { amount: 0.5, day: '2026-11-01' } });
    expect((await other.patch('/api/v1/me', { currency: 'JPY' })).body.code).toBe('currencyLocked');
  });
});

describe('the list of transfers', () => {
  it('is sorted by day, the newest first, page by page, and can be of one account', async () => {
    const { user, bank, cash } = await signUpWithAccounts();
    const card = await addAccount(user, { kind: 'card' });
    const at = (day: string) => ({ date: `2026-11-${day}` });
    const first = await addTransfer(user, bank, cash, at('01'));
    const third = await addTransfer(user, cash, bank, at('03'));
    const second = await addTransfer(user, bank, card, at('02'));
    const fourth = await addTransfer(user, card, null, at('04'));
    expect(await listIds(user)).toEqual([fourth, third, second, first]);
    expect(await listIds(user, `?account=${bank}`)).toEqual([third, second, first]);
    expect(await listIds(user, `?account=${card}`)).toEqual([fourth, second]);
    for (const query of ['', `&account=${bank}`]) {
      const paged: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body } = await user.get(`${TRANSFERS}?limit=2${query}${cursor && `&cursor=${cursor}`}`);
        paged.push(...(body.items as { id: string }[]).map(({ id }) => id));
        cursor = body.nextCursor as string | null;
      }
      expect(paged).toEqual(await listIds(user, query.replace('&', '?')));
    }
    const refused = await user.get(`${TRANSFERS}?cursor=x`);
    expect(refused.body.details).toMatchObject([{ field: 'cursor' }]);
    expect(await listIds(await app.signUp(), `?account=${bank}`)).toEqual([]);
  });
});

describe('the bin', () => {
  it('keeps a deleted transfer until it is restored or erased', async () => {
    const { user, bank, cash } = await signUpWithAccounts();
    const ids = [await addTransfer(user, bank, cash), await addTransfer(user, bank, null)] as const;
    for (const id of ids) {
      app.clock.now += 1;
      expect((await user.delete(`${TRANSFERS}/${id}`)).body).toEqual({ success: true });
      expect((await user.patch(`${TRANSFERS}/${id}`, { amount: 1 })).body.code).toBe('transferNotFound');
    }
    await expectStoredTotals(app, user);
    expect(await listIds(user)).toEqual([]);
    expect(await listIds(user, '/deleted')).toEqual([ids[1], ids[0]]);
    expect(await listIds(user, '/deleted?limit=1')).toEqual([ids[1]]);
    for (let n = 0; n < 2; n++)
      expect((await user.post(`${TRANSFERS}/${ids[0]}/restore`)).body).toMatchObject({ id: ids[0] });
    expect(await listIds(user)).toEqual([ids[0]]);
    await expectStoredTotals(app, user);
    // A transfer outside the bin is not erased.
    expect((await user.delete(`${TRANSFERS}/deleted/${ids[0]}`)).body.code).toBe('transferNotFound');
    expect((await user.delete(`${TRANSFERS}/deleted/${ids[1]}`)).body).toEqual({ success: true });
    expect([await listIds(user), await listIds(user, '/deleted')]).toEqual([[ids[0]], []]);
    await user.delete(`${TRANSFERS}/${ids[0]}`);
    await user.delete(`${TRANSFERS}/deleted`);
    expect((await user.post(`${TRANSFERS}/${ids[0]}/restore`)).body.code).toBe('transferNotFound');
  });

  it('forgets a transfer after 30 days, even before the job has run', async () => {
    const own = await createTestApp();
    const user = await own.signUp();
    const bank = await addAccount(user);
    const [old, young] = [await addTransfer(user, bank, null), await addTransfer(user, bank, null)];
    await user.delete(`${TRANSFERS}/${old}`);
    await user.delete(`${TRANSFERS}/${young}`);
    const expiredAt = own.clock.now - DELETED_KEPT_DAYS * DAY_MS;
    await runSql(own.database, `update transfers set deleted_at = ${expiredAt} where id = '${old}'`);
    await runSql(own.database, `update transfers set deleted_at = ${expiredAt + 1} where id = '${young}'`);
    expect(await listIds(user, '/deleted')).toEqual([young]);
    expect((await user.post(`${TRANSFERS}/${old}/restore`)).body.code).toBe('transferNotFound');
    expect((await readExport(user)).transfers.map(({ id }) => id)).toEqual([young]);
    await eraseExpiredTransfers({ database: own.database, now: () => own.clock.now });
    expect(await own.database.read.selectFrom('transfers').select('id').execute()).toEqual([{ id: young }]);
    await own.close();
  });
});

describe('an account that goes', () => {
  it('leaves its transfers with one side, and takes those that had no other', async () => {
    const { user, bank, cash } = await signUpWithAccounts();
    const kept = await addTransfer(user, bank, cash);
    await addTransfer(user, null, bank);
    const inBin = await addTransfer(user, cash, bank);
    await user.delete(`${TRANSFERS}/${inBin}`);
    await user.delete(`/api/v1/sources/${bank}`);
    expect((await user.get(TRANSFERS)).body.items).toMatchObject([
      { id: kept, fromAccount: null, toAccount: cash },
    ]);
    expect((await user.post(`${TRANSFERS}/${inBin}/restore`)).body).toMatchObject({
      fromAccount: cash,
      toAccount: null,
    });
    await expectStoredTotals(app, user);
  });

  it('gives its transfers to the account into which it is merged, without those between both', async () => {
    const { user, bank, cash } = await signUpWithAccounts();
    const card = await addAccount(user, { kind: 'card' });
    await addTransfer(user, bank, cash);
    const moved = await addTransfer(user, card, bank);
    await user.post(`/api/v1/sources/${bank}/merge`, { into: cash });
    expect((await user.get(TRANSFERS)).body.items).toMatchObject([
      { id: moved, fromAccount: card, toAccount: cash },
    ]);
    await expectStoredTotals(app, user);
  });
});

it('is exported and restored, also from the bin, without an account that the file lacks', async () => {
  const { user, bank, cash } = await signUpWithAccounts();
  const ids = [await addTransfer(user, bank, cash), await addTransfer(user, cash, null)];
  const inBin = await addTransfer(user, bank, cash, { note: 'Mistake' });
  await user.delete(`${TRANSFERS}/${inBin}`);
  const file = await readExport(user);
  const other = await app.signUp({ currency: 'EUR' });
  await restoreAll(other, { ...file, sources: file.sources.filter(({ id }) => id !== cash) });
  expect((await readExport(other)).transfers).toEqual(
    file.transfers
      .filter(({ id }) => id !== ids[1])
      .map((transfer) => ({ ...transfer, fromAccount: bank, toAccount: null })),
  );
  await expectStoredTotals(app, other);
});
