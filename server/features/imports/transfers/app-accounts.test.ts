import { afterAll, beforeAll, expect, it } from 'vitest';
import { addedRow, IMPORTS, newSource, otherRow, SOURCES } from '#server/testing/import-rows.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { importInto, readTransfers, transferRow } from '#server/testing/transfer-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-11-23T12:00:00Z');
});
afterAll(() => app.close());

const day = (dayOfMonth: number) => `2026-11-${String(dayOfMonth).padStart(2, '0')}`;

/** A user with the accounts that the review of an application’s export adds. */
async function signUp() {
  const user = await app.signUp({ currency: 'EUR' });
  const add = async (name: string, amount: number) => {
    const body = newSource({ name, opening: { amount, day: day(1) } });
    expect((await user.post(SOURCES, body)).status).toBe(201);
    return body.id;
  };
  return { user, daily: await add('Daily', 500), jar: await add('Jar', 40) };
}

it.each([
  ['one row', false],
  ['two rows', true],
])('an export that has %s for a transfer becomes one, with totals without it', async (_, hasBoth) => {
  const { user, daily, jar } = await signUp();
  const ofDaily = await importInto(user, daily, [
    otherRow(1, 'leftOut', { amount: 500, date: day(1) }),
    addedRow(2, { amount: 6.2, date: day(3) }, { amount: -6.2, date: day(3) }),
    transferRow(3, { amount: -40, date: day(3) }, jar),
    transferRow(4, { amount: -40, date: day(3) }, jar),
  ]);
  if (hasBoth)
    await importInto(user, jar, [
      // The same amount as the transfers that follow.
      otherRow(1, 'leftOut', { amount: 40, date: day(1) }),
      transferRow(2, { amount: 40, date: day(3) }, daily),
      transferRow(3, { amount: 40, date: day(3) }, daily),
    ]);
  expect(await readTransfers(user)).toEqual([`Daily Jar 40 ${day(3)}`, `Daily Jar 40 ${day(3)}`]);
  const totals = (await user.get('/api/v1/transactions/totals')).body;
  expect(totals).toMatchObject({ count: 1, expenses: 6.2, income: 0 });
  const { items } = (await user.get('/api/v1/balances')).body as {
    items: { name: string; balance: number }[];
  };
  expect(items.map(({ name, balance }) => [name, balance])).toEqual([
    ['Daily', 413.8],
    ['Jar', 120],
  ]);
  await expectStoredTotals(app, user);
  await user.delete(`${IMPORTS}/${ofDaily}`);
  expect(await readTransfers(user)).toEqual(hasBoth ? [`- Jar 40 ${day(3)}`, `- Jar 40 ${day(3)}`] : []);
});
