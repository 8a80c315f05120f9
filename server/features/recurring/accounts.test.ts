import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { expectBalances } from '#server/testing/expect-balances.ts';
import { SOURCES } from '#server/testing/import-rows.ts';
import { addRecurring, catchUpAll, goTo, RECURRING, RENT } from '#server/testing/recurring.ts';
import { readExport, restoreAll } from '#server/testing/restores.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount, BALANCES } from '#server/testing/transfers.ts';

const TODAY = '2026-11-20';
const opening = { amount: 2_000, day: '2026-11-01' };

let app: TestApp;
let user: TestClient;
let bank: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.now = Date.parse(`${TODAY}T12:00:00Z`);
  user = await app.signUp({ currency: 'EUR' });
  bank = await addAccount(user, { name: 'Bank', opening });
});
afterAll(() => app.close());

const readRule = async (id: string) => (await user.get(`${RECURRING}/${id}`)).body as { account?: string };
const balanceOf = async (account: string) =>
  (await user.get(`${BALANCES}/${account}`)).body.account.balance as number;

describe('the account of a recurring transaction', () => {
  it('is that of what it posts, whose amount counts in the balance', async () => {
    const id = await addRecurring(user, { firstDay: TODAY, account: bank });
    expect(await readRule(id)).toMatchObject({ account: bank });
    await catchUpAll(user);
    const { items } = (await user.get('/api/v1/expenses')).body;
    expect(items).toMatchObject([{ description: 'Rent', date: TODAY, account: bank }]);
    expect(await balanceOf(bank)).toBe(1_050);
    await expectBalances(app, user);
  });

  it('is that of an occurrence which the user confirms', async () => {
    const id = await addRecurring(user, { firstDay: TODAY, account: bank, mode: 'ask' });
    await catchUpAll(user);
    const { body } = await user.post(`${RECURRING}/${id}/occurrences/${TODAY}`, { act: 'post', amount: 900 });
    expect(body.transaction).toMatchObject({ amount: 900, account: bank });
    expect(await balanceOf(bank)).toBe(1_100);
  });

  it('changes for all days to come, for those from a day on, or to none', async () => {
    const id = await addRecurring(user, { firstDay: TODAY, unit: 'week', account: bank });
    const card = await addAccount(user, { name: 'Card' });
    await user.patch(`${RECURRING}/${id}`, { amount: 10 });
    expect(await readRule(id)).toMatchObject({ account: bank });
    const newId = uuidv7();
    const from = { day: '2026-12-04', newId };
    const split = await user.patch(`${RECURRING}/${id}`, { account: card, from });
    expect(split.body).toMatchObject({ id: newId, account: card });
    expect((await user.patch(`${RECURRING}/${id}`, { account: null })).body).not.toHaveProperty('account');
    await goTo(app, '2026-12-04');
    await catchUpAll(user);
    const { items } = (await user.get('/api/v1/expenses?order=date')).body as {
      items: { account?: string }[];
    };
    expect(items.map(({ account }) => account)).toEqual([card, undefined, bank]);
    await expectBalances(app, user);
  });

  it('is part of the content of a request that is sent again', async () => {
    const id = uuidv7();
    const body = { ...RENT, id, account: bank };
    const first = (await user.post(RECURRING, body)).body;
    expect((await user.post(RECURRING, body)).body).toEqual(first);
    expect((await user.post(RECURRING, { ...RENT, id })).body.code).toBe('idConflict');
  });

  it('is refused if it is unknown or belongs to somebody else', async () => {
    const foreign = await addAccount(await app.signUp({ currency: 'EUR' }));
    const id = await addRecurring(user);
    const wrong = { status: 400, body: { details: [{ field: 'account', code: 'accountUnknown' }] } };
    for (const account of [foreign, uuidv7()]) {
      expect(await user.post(RECURRING, { ...RENT, account })).toMatchObject(wrong);
      expect(await user.patch(`${RECURRING}/${id}`, { account })).toMatchObject(wrong);
    }
    expect((await user.get(RECURRING)).body.items).toHaveLength(1);
  });
});

describe('a recurring transaction', () => {
  it('follows its account into another one, and stays without an account that is deleted', async () => {
    const id = await addRecurring(user, { firstDay: TODAY, account: bank });
    const untouched = await addRecurring(user);
    const joint = await addAccount(user, { name: 'Joint' });
    await user.post(`${SOURCES}/${bank}/merge`, { into: joint });
    expect(await readRule(id)).toMatchObject({ account: joint });
    await catchUpAll(user);
    expect(await balanceOf(joint)).toBe(1_050);
    await user.delete(`${SOURCES}/${joint}`);
    expect(await readRule(id)).not.toHaveProperty('account');
    expect(await readRule(untouched)).not.toHaveProperty('account');
    await goTo(app, '2026-12-20');
    expect(await catchUpAll(user)).toEqual({ posted: 1, asked: 0 });
    await expectBalances(app, user);
  });

  it('keeps its account in an export, and loses one that is not restored', async () => {
    const id = await addRecurring(user, { account: bank });
    const file = await readExport(user);
    expect(file.recurring).toMatchObject([{ id, account: bank }]);
    const other = await app.signUp({ currency: 'EUR' });
    await restoreAll(other, file);
    expect((await readExport(other)).recurring).toEqual(file.recurring);
    const third = await app.signUp({ currency: 'EUR' });
    await restoreAll(third, { ...file, sources: [] });
    expect((await third.get(`${RECURRING}/${id}`)).body).not.toHaveProperty('account');
  });
});
