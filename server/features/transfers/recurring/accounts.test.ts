import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountExport } from '#shared/contract/account.ts';
import { MAX_RECURRING_TRANSFERS } from '#shared/limits.ts';
import { SOURCES } from '#server/testing/import-rows.ts';
import { catchUpAll, goTo } from '#server/testing/recurring.ts';
import {
  addRecurringTransfer,
  listTransferDays,
  RECURRING_TRANSFERS,
} from '#server/testing/recurring-transfers.ts';
import { readExport, RESTORE, restoreAll, startRestore } from '#server/testing/restores.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount } from '#server/testing/transfers.ts';

let app: TestApp;
let user: TestClient;
let [bank, savings] = ['', ''];
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await goTo(app, '2026-11-20');
  user = await app.signUp({ currency: 'EUR' });
  [bank, savings] = [await addAccountOf(user), await addAccountOf(user)];
});
afterAll(() => app.close());

const addAccountOf = (owner: TestClient) =>
  addAccount(owner, { opening: { amount: 1_000, day: '2026-11-01' } });

type Item = AccountExport['recurringTransfers'][number];
/** Lists the sides of the user's recurring transfers, by note. */
async function readSides(owner = user): Promise<Record<string, (string | null)[]>> {
  const { items } = (await owner.get(RECURRING_TRANSFERS)).body as { items: Item[] };
  return Object.fromEntries(
    items.map(({ note, fromAccount, toAccount }) => [note, [fromAccount, toAccount]]),
  );
}

/** Adds one recurring transfer between the accounts, and two with one side. */
async function addThree(): Promise<void> {
  await addRecurringTransfer(user, bank, savings, { note: 'both' });
  await addRecurringTransfer(user, bank, null, { note: 'from bank' });
  await addRecurringTransfer(user, null, savings, { note: 'to savings' });
}

describe('the recurring transfers of an account', () => {
  it('go to the account into which it is merged, except those inside of it', async () => {
    await addThree();
    expect((await user.post(`${SOURCES}/${bank}/merge`, { into: savings })).status).toBe(200);
    expect(await readSides()).toEqual({ 'from bank': [savings, null], 'to savings': [null, savings] });
  });

  it('lose it when it is deleted, and go with it if they have no other', async () => {
    await addThree();
    expect((await user.delete(`${SOURCES}/${bank}`)).status).toBe(200);
    expect(await readSides()).toEqual({ both: [null, savings], 'to savings': [null, savings] });
  });

  it('change the lowest day of the month as far as they leave or enter all accounts', async () => {
    const readLow = async () => (await user.get('/api/v1/forecast')).body.accounts.low;
    await addRecurringTransfer(user, bank, savings, { unit: 'day', firstDay: '2026-11-20' });
    expect(await readLow()).toEqual({ day: '2026-11-20', amount: 2_000 });
    const id = await addRecurringTransfer(user, bank, null, { unit: 'week', firstDay: '2026-11-20' });
    expect(await readLow()).toEqual({ day: '2026-11-27', amount: 1_600 });
    await user.patch(`${RECURRING_TRANSFERS}/${id}`, { state: 'paused' });
    expect(await readLow()).toEqual({ day: '2026-11-20', amount: 1_800 });
  });
});

describe('a restore', () => {
  it('brings back recurring transfers, whose days are added once', async () => {
    await addRecurringTransfer(user, bank, savings, { firstDay: '2026-11-20' });
    const other = await app.signUp({ currency: 'EUR' });
    const file = await readExport(user);
    await restoreAll(other, file);
    await goTo(app, '2027-01-20');
    await catchUpAll(other);
    expect(await listTransferDays(other)).toEqual(['2026-11-20', '2026-12-20', '2027-01-20']);
  });

  it('leaves out unknown accounts, and recurring transfers without two different sides', async () => {
    await addThree();
    const file = await readExport(user);
    const other = await app.signUp({ currency: 'EUR' });
    await restoreAll(other, { ...file, sources: file.sources.filter(({ id }) => id === savings) });
    expect(await readSides(other)).toEqual({ both: [null, savings], 'to savings': [null, savings] });
  });

  it('keeps stored rows, refuses too many, and drops days of more than five years ago', async () => {
    await addRecurringTransfer(user, bank, savings);
    const { sources, recurringTransfers, exportedAt } = await readExport(user);
    const [sample] = recurringTransfers;
    const toId = (n: number) => `01932f4e-8c00-7abc-8def-${String(n).padStart(12, '0')}`;
    const many = Array.from({ length: MAX_RECURRING_TRANSFERS + 1 }, (_, n) => ({ ...sample, id: toId(n) }));
    const other = await app.signUp({ currency: 'EUR' });
    const id = await startRestore(other, { exportedAt });
    const send = (lists: object) => other.post(`${RESTORE}/rows`, { id, ...lists });
    await send({ sources });
    expect((await send({ recurringTransfers: many })).body.code).toBe('tooManyRecurringTransfers');
    const old = { ...sample, firstDay: '2016-01-01', openFrom: '2016-01-01' };
    for (const recurring of [old, sample])
      expect((await send({ recurringTransfers: [recurring] })).status).toBe(200);
    expect((await readExport(other)).recurringTransfers).toMatchObject([
      { firstDay: '2016-01-01', openFrom: '2021-12-01', nextDay: '2021-12-01' },
    ]);
  });
});
