import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount, addTransfer, BALANCES, TRANSFERS } from '#server/testing/transfers.ts';

const TODAY = '2026-03-15';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse(`${TODAY}T12:00:00Z`);
});
afterAll(() => app.close());

const signUp = () => app.signUp({ currency: 'EUR' });
const opening = (amount: number, day: string) => ({ opening: { amount, day } });

async function spend(user: TestClient, account: string, amount: number, date: string): Promise<void> {
  const { status } = await user.post('/api/v1/expenses', { description: 'Food', amount, date, account });
  expect(status).toBe(201);
}

async function earn(user: TestClient, account: string, amount: number, date: string): Promise<void> {
  const { status } = await user.post('/api/v1/incomes', { description: 'Pay', amount, date, account });
  expect(status).toBe(201);
}

async function readBalance(user: TestClient, id: string) {
  const { account, points } = (await user.get(`${BALANCES}/${id}`)).body;
  return { balance: account.balance, later: account.later, points };
}

describe('the balance of an account', () => {
  it('is its opening with the rows from that day until today', async () => {
    const user = await signUp();
    const bank = await addAccount(user, opening(1_000, '2026-01-10'));
    const cash = await addAccount(user, { kind: 'cash', ...opening(0, '2026-02-01') });
    await spend(user, bank, 500, '2025-12-31');
    await spend(user, bank, 50, '2026-01-09');
    await addTransfer(user, bank, null, { amount: 25, date: '2026-01-05' });
    expect(await readBalance(user, bank)).toMatchObject({ balance: 1_000, later: null });
    await spend(user, bank, 100.1, '2026-01-10');
    await earn(user, bank, 0.2, TODAY);
    await addTransfer(user, bank, cash, { amount: 40, date: '2026-02-28' });
    await addTransfer(user, cash, null, { amount: 0.5, date: TODAY });
    expect(await readBalance(user, bank)).toMatchObject({ balance: 860.1, later: null });
    expect(await readBalance(user, cash)).toMatchObject({ balance: 39.5, later: null });
  });

  it('says beside it what is dated later than today', async () => {
    const user = await signUp();
    const bank = await addAccount(user, opening(100, '2026-03-10'));
    await spend(user, bank, 1, '2026-03-09');
    await spend(user, bank, 5, '2026-03-16');
    expect(await readBalance(user, bank)).toMatchObject({ balance: 100, later: -5 });
    await earn(user, bank, 5, '2026-04-01');
    expect(await readBalance(user, bank)).toMatchObject({ balance: 100, later: 0 });
    await addTransfer(user, bank, null, { amount: 7.5, date: '2026-03-31' });
    expect(await readBalance(user, bank)).toMatchObject({ balance: 100, later: -7.5 });
  });

  it('leaves out transfers in the bin, in the months of the opening and of today too', async () => {
    const user = await signUp();
    const bank = await addAccount(user, opening(100, '2026-02-10'));
    for (const date of ['2026-02-01', '2026-02-20', '2026-03-01', '2026-03-20']) {
      const id = await addTransfer(user, bank, null, { date });
      await user.delete(`${TRANSFERS}/${id}`);
    }
    expect(await readBalance(user, bank)).toMatchObject({ balance: 100, later: null });
  });

  it('is null without an opening, and before the day of the opening', async () => {
    const user = await signUp();
    const label = await addAccount(user);
    const future = await addAccount(user, opening(10, '2026-03-16'));
    await spend(user, label, 5, TODAY);
    for (const id of [label, future])
      expect(await readBalance(user, id)).toEqual({ balance: null, later: null, points: [] });
    expect((await user.get(BALANCES)).body.total).toBeNull();
    await user.patch(`/api/v1/sources/${label}`, opening(0, TODAY));
    expect(await readBalance(user, label)).toMatchObject({ balance: -5 });
    await user.patch(`/api/v1/sources/${label}`, { opening: null });
    expect(await readBalance(user, label)).toMatchObject({ balance: null });
  });

  it('is low while it is below the limit of the account', async () => {
    const user = await signUp();
    const bank = await addAccount(user, { ...opening(200, '2026-03-01'), lowBalance: 200 });
    const label = await addAccount(user, { lowBalance: 200 });
    const isLow = async (id: string) => (await user.get(`${BALANCES}/${id}`)).body.account.isLow as boolean;
    expect([await isLow(bank), await isLow(label)]).toEqual([false, false]);
    await spend(user, bank, 0.01, TODAY);
    expect(await isLow(bank)).toBe(true);
    await user.patch(`/api/v1/sources/${bank}`, { lowBalance: -5.5 });
    expect(await isLow(bank)).toBe(false);
    await spend(user, bank, 205.5, TODAY);
    expect(await isLow(bank)).toBe(true);
    await user.patch(`/api/v1/sources/${bank}`, { lowBalance: null });
    expect(await isLow(bank)).toBe(false);
  });

  it('counts refunds, and may be negative on a card', async () => {
    const user = await signUp();
    const card = await addAccount(user, { kind: 'card', ...opening(-120.5, '2026-03-01') });
    await spend(user, card, 30, '2026-03-02');
    await spend(user, card, -10, '2026-03-03');
    expect(await readBalance(user, card)).toMatchObject({ balance: -140.5 });
  });

  it('belongs to its user alone', async () => {
    const [user, stranger] = [await signUp(), await signUp()];
    const bank = await addAccount(user, opening(100, '2026-03-01'));
    expect((await stranger.get(`${BALANCES}/${bank}`)).body.code).toBe('sourceNotFound');
    expect((await stranger.get(BALANCES)).body).toEqual({ items: [], total: null });
  });
});

it('lists the accounts in their order with the total of those that are not archived', async () => {
  const user = await signUp();
  const bank = await addAccount(user, { name: 'Bank', ...opening(100.1, '2026-03-01') });
  const old = await addAccount(user, { name: 'Old', ...opening(5, '2026-03-01') });
  const label = await addAccount(user, { name: 'App', kind: 'app' });
  const card = await addAccount(user, { name: 'Card', kind: 'card', ...opening(-40.2, '2026-03-01') });
  await user.patch(`/api/v1/sources/${old}`, { isArchived: true });
  const { items, total } = (await user.get(BALANCES)).body;
  const used = { isArchived: false, later: null, isLow: false };
  expect(items).toEqual([
    { id: label, name: 'App', kind: 'app', balance: null, ...used },
    { id: bank, name: 'Bank', kind: 'bank', balance: 100.1, ...used },
    { id: card, name: 'Card', kind: 'card', balance: -40.2, ...used },
    { id: old, name: 'Old', kind: 'bank', balance: 5, isArchived: true, later: null, isLow: false },
  ]);
  expect(total).toBe(59.9);
});

describe('the course of a balance', () => {
  it('has each day since an opening of the last months', async () => {
    const user = await signUp();
    const bank = await addAccount(user, opening(100, '2026-03-12'));
    await spend(user, bank, 10, '2026-03-11');
    await spend(user, bank, 10, '2026-03-12');
    await addTransfer(user, null, bank, { amount: 3, date: '2026-03-14' });
    await spend(user, bank, 1, '2026-03-16');
    expect((await readBalance(user, bank)).points).toEqual([
      { day: '2026-03-12', balance: 90 },
      { day: '2026-03-13', balance: 90 },
      { day: '2026-03-14', balance: 93 },
      { day: TODAY, balance: 93 },
    ]);
  });

  it('has the end of each month since an older opening, and today', async () => {
    const user = await signUp();
    const bank = await addAccount(user, opening(100, '2025-11-20'));
    await spend(user, bank, 10, '2025-11-19');
    await spend(user, bank, 10, '2025-11-30');
    await addTransfer(user, bank, null, { amount: 5, date: '2026-01-01' });
    await earn(user, bank, 50, '2026-03-01');
    await earn(user, bank, 1_000, '2026-03-20');
    expect((await readBalance(user, bank)).points).toEqual([
      { day: '2025-11-30', balance: 90 },
      { day: '2025-12-31', balance: 90 },
      { day: '2026-01-31', balance: 85 },
      { day: '2026-02-28', balance: 85 },
      { day: TODAY, balance: 135 },
    ]);
  });

  it('has ten years at most', async () => {
    const user = await signUp();
    const bank = await addAccount(user, opening(100, '1990-01-01'));
    const { points } = await readBalance(user, bank);
    expect([points.length, points[0].day, points.at(-1).day]).toEqual([120, '2016-04-30', TODAY]);
  });
});
