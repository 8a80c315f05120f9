import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedRow, importRows, IMPORTS, otherRow, startImport } from '#server/testing/import-rows.ts';
import { addRecurring, RECURRING } from '#server/testing/recurring.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const RENT = { firstDay: '2026-11-22', on: 'day', unit: 'month' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
});
afterAll(() => app.close());

const signUp = () => app.signUp({ currency: 'EUR', timeZone: 'UTC' });
const DAY = '2026-11-22';

/** A row that pays the day of a recurring transaction. */
const toPayingRow = (line: number, recurringId: string, day = DAY) => ({
  ...addedRow(line, { amount: 960 }, { amount: -960 }),
  occurrence: { recurringId, day },
});

async function listOccurrencesIn(user: TestClient): Promise<object[]> {
  return (await user.get(`${RECURRING}/occurrences?from=2026-11-01&to=2026-12-31`)).body.items as object[];
}

async function readOccurrencesFor(
  user: TestClient,
  range = 'from=2026-11-10&to=2026-11-20',
): Promise<object[]> {
  return (await user.get(`${IMPORTS}/history?${range}`)).body.occurrences as object[];
}

/** Moves the clock to a day, keeps the session alive, and catches up. */
async function catchUpOn(user: TestClient, day: string): Promise<unknown> {
  const before = app.clock.now;
  app.clock.now = Date.parse(`${day}T12:00:00Z`);
  const { body } = await user.post(`${RECURRING}/catch-up`, {});
  app.clock.now = before;
  return body;
}

describe('the occurrences for a preview', () => {
  it('are due within five days of its range; posted ones have their transaction', async () => {
    const user = await signUp();
    const id = await addRecurring(user, RENT);
    const rent = {
      recurringId: id,
      day: DAY,
      dueDay: DAY,
      type: 'expense',
      amount: 950,
      isEstimate: false,
      description: 'Rent',
      category: 'utilities',
      transactionId: null,
    };
    expect(await readOccurrencesFor(user)).toEqual([rent]);
    expect(await readOccurrencesFor(user, 'from=2026-11-10&to=2026-11-16')).toEqual([]);
    expect(await readOccurrencesFor(user, 'from=2026-11-28&to=2026-11-30')).toEqual([]);
    expect(await readOccurrencesFor(user, 'from=2026-11-27&to=9999-12-31')).toEqual([rent]);
    expect(await readOccurrencesFor(await signUp())).toEqual([]);
    const { transaction } = (await user.post(`${RECURRING}/${id}/occurrences/${DAY}`, { act: 'post' })).body;
    expect(await readOccurrencesFor(user)).toMatchObject([
      { dueDay: '2026-11-20', transactionId: transaction.id },
    ]);
    await user.post(`${RECURRING}/${id}/occurrences/2026-12-22`, { act: 'skip' });
    expect(await readOccurrencesFor(user, 'from=2026-12-20&to=2026-12-21')).toEqual([]);
  });
});

describe('a row that pays a day of a recurring transaction', () => {
  it('becomes the transaction of that day, which is posted once, even if the row is sent again', async () => {
    const user = await signUp();
    const recurringId = await addRecurring(user, RENT);
    const row = toPayingRow(1, recurringId);
    const id = await importRows(user, [row]);
    expect((await user.post(`${IMPORTS}/${id}/rows`, { rows: [row] })).body).toMatchObject({ added: 1 });
    expect(await listOccurrencesIn(user)).toMatchObject([
      { day: DAY, outcome: 'posted', transactionId: row.transaction.id, amount: 960 },
      { day: '2026-12-22', outcome: 'planned' },
    ]);
    expect((await user.get(`${RECURRING}/${recurringId}`)).body.nextDay).toBe('2026-12-22');
    expect(await catchUpOn(user, DAY)).toEqual({ posted: 0, asked: 0, isMore: false });
    await expectStoredTotals(app, user);
  });

  it('pays a day that waits for the user, which waits again once the import is undone', async () => {
    const user = await signUp();
    const recurringId = await addRecurring(user, { ...RENT, mode: 'ask' });
    expect(await catchUpOn(user, DAY)).toMatchObject({ asked: 1 });
    const id = await importRows(user, [toPayingRow(1, recurringId), addedRow(2)]);
    expect((await user.get(`${RECURRING}/upcoming`)).body.waiting).toEqual([]);
    expect((await user.delete(`${IMPORTS}/${id}`)).body).toEqual({
      deleted: 2,
      kept: 0,
      freed: 0,
      transfers: 0,
    });
    expect((await user.get(`${RECURRING}/upcoming`)).body.waiting).toMatchObject([
      { day: DAY, outcome: 'asked', amount: 950, transactionId: null },
    ]);
    expect(await catchUpOn(user, DAY)).toMatchObject({ posted: 0 });
    await expectStoredTotals(app, user);
  });

  it('is joined to the transaction that was posted for the day since the preview', async () => {
    const user = await signUp();
    const recurringId = await addRecurring(user, RENT);
    const row = toPayingRow(1, recurringId);
    const { body } = await user.post(`${RECURRING}/${recurringId}/occurrences/${DAY}`, { act: 'post' });
    const id = await importRows(user, [row, toPayingRow(2, recurringId)]);
    expect((await user.post(`${IMPORTS}/${id}/rows`, { rows: [row] })).body).toMatchObject({
      added: 1,
      joined: 1,
    });
    expect((await user.get(`/api/v1/expenses/${row.transaction.id}`)).status).toBe(404);
    expect((await user.get('/api/v1/transactions/totals')).body).toMatchObject({ count: 2 });
    const again = await importRows(user, [toPayingRow(3, recurringId)]);
    expect((await user.get('/api/v1/transactions/totals')).body).toMatchObject({ count: 3 });
    for (const each of [again, id]) await user.delete(`${IMPORTS}/${each}`);
    expect((await user.get('/api/v1/transactions')).body.items).toMatchObject([{ id: body.transaction.id }]);
    await expectStoredTotals(app, user);
  });

  it('is added if the transaction that was posted for the day has been deleted', async () => {
    const user = await signUp();
    const recurringId = await addRecurring(user, RENT);
    const { body } = await user.post(`${RECURRING}/${recurringId}/occurrences/${DAY}`, { act: 'post' });
    await user.delete(`/api/v1/expenses/${body.transaction.id}`);
    const row = toPayingRow(1, recurringId);
    await importRows(user, [row]);
    expect((await user.get('/api/v1/transactions')).body.items).toMatchObject([{ id: row.transaction.id }]);
  });

  it('keeps the day paid if its transaction was edited, so that undoing the import keeps it', async () => {
    const user = await signUp();
    const row = toPayingRow(1, await addRecurring(user, RENT));
    const id = await importRows(user, [row]);
    app.clock.now += 1_000;
    await user.patch(`/api/v1/expenses/${row.transaction.id}`, { category: 'health' });
    expect((await user.delete(`${IMPORTS}/${id}`)).body).toMatchObject({ deleted: 0, kept: 1 });
    expect(await listOccurrencesIn(user)).toMatchObject([{ outcome: 'posted' }, { outcome: 'planned' }]);
  });

  it('is added without an occurrence if the day is paid, unknown, or somebody else’s', async () => {
    const [user, other] = [await signUp(), await signUp()];
    const recurringId = await addRecurring(user, RENT);
    const othersRecurringId = await addRecurring(other, RENT);
    const [first, second] = [toPayingRow(1, recurringId), toPayingRow(2, recurringId)];
    const rows = [
      first,
      second,
      toPayingRow(3, recurringId, '2026-11-23'),
      toPayingRow(4, othersRecurringId),
    ];
    await importRows(user, rows);
    expect((await user.get('/api/v1/transactions/totals')).body).toMatchObject({ count: 4 });
    expect(await listOccurrencesIn(user)).toMatchObject([
      { outcome: 'posted', transactionId: first.transaction.id },
      { outcome: 'planned' },
    ]);
    expect(await listOccurrencesIn(other)).toMatchObject([{ outcome: 'planned' }, { outcome: 'planned' }]);
  });

  it('must become a transaction', async () => {
    const user = await signUp();
    const recurringId = await addRecurring(user, RENT);
    const id = await startImport(user);
    const rows = [{ ...otherRow(1, 'leftOut'), occurrence: { recurringId, day: DAY } }];
    const { status, body } = await user.post(`${IMPORTS}/${id}/rows`, { rows });
    expect([status, body.details]).toMatchObject([400, [{ field: 'rows.0.occurrence' }]]);
  });
});
