import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecurring, goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount, addTransfer } from '#server/testing/transfers.ts';

const FORECAST = '/api/v1/forecast';
const TODAY = '2026-11-20';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const opening = (amount: number) => ({ opening: { amount, day: '2026-11-01' } });

/** Signs up somebody who pays 300 on the 25th and gets 2,000 on the 28th, with nothing else to forecast. */
async function signUp(): Promise<TestClient> {
  await goTo(app, TODAY);
  const user = await app.signUp({ currency: 'EUR' });
  await addRecurring(user, { description: 'Rent', amount: 300, firstDay: '2026-11-25' });
  await addRecurring(user, {
    type: 'income',
    category: 'salary',
    description: 'Pay',
    amount: 2_000,
    firstDay: '2026-11-28',
  });
  return user;
}

const readForecast = async (user: TestClient) => (await user.get(FORECAST)).body;
const readAccounts = async (user: TestClient) => (await readForecast(user)).accounts;

describe('the money in accounts', () => {
  it('has the day of the month on which the least is expected', async () => {
    const user = await signUp();
    const before = await readForecast(user);
    await addAccount(user, opening(1_000));
    await addAccount(user, { kind: 'card', ...opening(-120.5) });
    await addAccount(user, { kind: 'cash' });
    const { accounts, ...others } = await readForecast(user);
    expect(accounts).toEqual({ total: 879.5, low: { day: '2026-11-25', amount: 579.5 } });
    expect(others).toEqual(before);
  });

  it('is left out if no account has a balance', async () => {
    const user = await signUp();
    await addAccount(user);
    expect(await readForecast(user)).not.toHaveProperty('accounts');
  });

  it('follows a changed opening, and an archived account, at once', async () => {
    const user = await signUp();
    const bank = await addAccount(user, opening(1_000));
    await addAccount(user, opening(50));
    const etag = (await user.get(FORECAST)).headers.get('etag') ?? '';
    const patch = (body: object) => user.patch(`/api/v1/sources/${bank}`, body);
    await patch(opening(200));
    const changed = await user.get(FORECAST, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.body.accounts).toEqual({ total: 250, low: { day: '2026-11-25', amount: -50 } });
    await patch({ isArchived: true });
    expect(await readAccounts(user)).toMatchObject({ total: 50 });
  });

  it('counts transfers of later days that leave or enter all accounts', async () => {
    const user = await signUp();
    const bank = await addAccount(user, opening(1_000));
    const cash = await addAccount(user, { kind: 'cash', ...opening(0) });
    const label = await addAccount(user);
    await addTransfer(user, bank, cash, { amount: 20, date: '2026-11-26' });
    expect(await readAccounts(user)).toEqual({ total: 1_000, low: { day: '2026-11-25', amount: 700 } });
    await addTransfer(user, bank, label, { amount: 100, date: '2026-11-26' });
    expect(await readAccounts(user)).toMatchObject({ low: { day: '2026-11-26', amount: 600 } });
    const back = await addTransfer(user, null, cash, { amount: 150, date: '2026-11-26' });
    expect(await readAccounts(user)).toMatchObject({ low: { day: '2026-11-25', amount: 700 } });
    await user.delete(`/api/v1/transfers/${back}`);
    await addTransfer(user, bank, null, { amount: 5_000, date: '2026-12-01' });
    expect(await readAccounts(user)).toMatchObject({ low: { day: '2026-11-26', amount: 600 } });
  });

  it('is that of the user alone', async () => {
    const user = await signUp();
    await addAccount(user, opening(1_000));
    expect(await readForecast(await signUp())).not.toHaveProperty('accounts');
  });
});
