import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { RESTORED_LISTS } from '#shared/contract/restore.ts';
import { readContents } from '#server/testing/database-contents.ts';
import {
  addedRow,
  importFive,
  IMPORTS,
  importRows,
  newSource,
  otherRow,
  SOURCES,
} from '#server/testing/import-rows.ts';
import { toComparable, readExport, RESTORE, restoreAll, startRestore } from '#server/testing/restores.ts';
import { addPlans } from '#server/testing/plans-of-user.ts';
import { storePremiumRequest } from '#server/testing/premium.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { addRecurringTransfer } from '#server/testing/recurring-transfers.ts';
import { startConversation } from '#server/testing/support.ts';
import { addAccount, addStatement, addTransfer } from '#server/testing/transfers.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Adds transactions of both types, some of them imported, edited or deleted. */
async function fill(user: TestClient): Promise<void> {
  const transaction = { description: 'Café “con leche”', amount: 25.5, date: '2026-11-20', category: 'food' };
  await user.post('/api/v1/expenses', transaction);
  await user.post('/api/v1/expenses', { ...transaction, amount: -4.05 });
  await user.post('/api/v1/incomes', { ...transaction, category: 'salary', amount: 1_234.56 });
  const deleted = (await user.post('/api/v1/expenses', { ...transaction, amount: 3 })).body;
  await user.delete(`/api/v1/expenses/${deleted.id}`);
  const undone = await importRows(user, [addedRow(6)]);
  await user.delete(`${IMPORTS}/${undone}`);
  await importFive(app, user);
  const opening = { amount: -20.5, day: '2026-11-01' };
  const card = await addAccount(user, { kind: 'card', opening, lowBalance: -300.25, colour: 'pink' });
  await addTransfer(user, null, card, { note: 'Two\n“lines”' });
  await addRecurringTransfer(user, card, null, { note: 'Each\n“month”' });
  await addStatement(user, card, { balance: -8.4 });
  await addPlans(app, user);
}

describe('an export', () => {
  it('is restored into an empty account exactly, to the cent and the instant', async () => {
    const [before, after] = [await app.signUp({ currency: 'EUR' }), await app.signUp({ currency: 'EUR' })];
    await fill(before);
    const file = await readExport(before);
    expect(file).toMatchObject({ version: 3 });
    for (const list of RESTORED_LISTS) expect([list, file[list].length > 0]).toEqual([list, true]);
    app.clock.now += 60_000;
    await restoreAll(after, file, 1);
    expect(toComparable(await readExport(after))).toEqual(toComparable(file));
    await expectStoredTotals(app, after);
    const totals = '/api/v1/transactions/totals';
    expect((await after.get(totals)).body).toEqual((await before.get(totals)).body);
    const openImport = file.imports.find(({ state }) => state === 'open');
    expect((await after.get(`${IMPORTS}/${openImport?.id}`)).body).toMatchObject({ edited: 1 });
    expect((await after.delete(`${IMPORTS}/${openImport?.id}`)).body).toEqual({
      deleted: 1,
      kept: 1,
      freed: 1,
      transfers: 0,
    });
  });

  it('is restored into an account with unused categories, which stay', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const category = { type: 'expense', name: 'Pets', icon: 'paw', colour: 'amber' };
    expect((await user.post('/api/v1/categories', category)).status).toBe(201);
    const { records } = VERSION_1;
    const id = await startRestore(user, VERSION_1);
    expect((await user.post(`${RESTORE}/rows`, { id, records })).status).toBe(200);
    const restored = await readExport(user);
    expect(restored.records).toHaveLength(records.length);
    expect(restored.categories.filter(({ name }) => name === 'Pets')).toHaveLength(1);
  });

  it('of version 1 is restored too', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const { records, deletedRecords } = VERSION_1;
    const id = await startRestore(user, VERSION_1);
    expect((await user.post(`${RESTORE}/rows`, { id, records, deletedRecords })).body).toEqual({
      success: true,
    });
    const { uid } = (await user.get('/api/v1/me')).body;
    const origin = { userId: uid, sourceId: null, importId: null };
    expect(await readExport(user)).toMatchObject({
      records: [{ ...records[0], ...origin }],
      deletedRecords: [{ ...deletedRecords[0], ...origin }],
    });
  });

  it('can be sent again from the start after an interruption', async () => {
    const [before, after] = [await app.signUp({ currency: 'EUR' }), await app.signUp({ currency: 'EUR' })];
    await fill(before);
    const file = await readExport(before);
    const id = await startRestore(after, file);
    const { exportedAt } = file;
    const parts = { id, sources: file.sources, imports: file.imports, records: file.records.slice(0, 2) };
    expect((await after.get(RESTORE)).body).toMatchObject({ restore: { id }, isEmpty: true });
    await after.post(`${RESTORE}/rows`, parts);
    expect((await after.get(RESTORE)).body).toEqual({
      restore: { id, exportedAt, currency: 'EUR' },
      isEmpty: false,
      holds: expect.arrayContaining(['records', 'sources', 'imports']),
    });
    expect((await after.post(RESTORE, { id, exportedAt, currency: 'EUR' })).status).toBe(200);
    const all = Object.fromEntries(RESTORED_LISTS.map((list) => [list, file[list]]));
    for (let time = 0; time < 2; time++) {
      expect((await after.post(`${RESTORE}/rows`, { id, ...all })).body).toEqual({ success: true });
    }
    for (let time = 0; time < 2; time++) await after.post(`${RESTORE}/finish`, { id });
    expect((await after.get(RESTORE)).body).toMatchObject({ restore: null, isEmpty: false });
    expect(toComparable(await readExport(after))).toEqual(toComparable(file));
    expect((await after.post(`${RESTORE}/rows`, { id, ...all })).body.code).toBe('restoreNotFound');
    await expectStoredTotals(app, after);
  });

  it('is restored into an account that has written to support and requested Premium', async () => {
    const [before, after] = [await app.signUp({ currency: 'EUR' }), await app.signUp({ currency: 'EUR' })];
    await fill(before);
    const file = await readExport(before);
    await startConversation(after, { subject: 'Restore', text: 'How do I restore an export?' });
    await storePremiumRequest(app, (await after.get('/api/v1/me')).body.uid);
    expect((await after.get(RESTORE)).body).toEqual({ restore: null, isEmpty: true, holds: [] });
    await restoreAll(after, file);
    expect(toComparable(await readExport(after))).toEqual(toComparable(file));
    expect((await after.get(RESTORE)).body).toMatchObject({ restore: null, isEmpty: false });
  });

  it('is saved once if two requests have the same part', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const id = await startRestore(user, VERSION_1);
    const { records, deletedRecords } = VERSION_1;
    const responses = await Promise.all(
      [1, 2].map(() => user.post(`${RESTORE}/rows`, { id, records, deletedRecords })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    await expectStoredTotals(app, user);
  });
});

describe('a restore is refused', () => {
  it.each([
    [
      'a transaction',
      (user: TestClient) =>
        user.post('/api/v1/expenses', { description: 'x', amount: 1, date: '2026-11-20' }),
      'records',
    ],
    ['a source', (user: TestClient) => user.post(SOURCES, newSource()), 'sources'],
    [
      'a goal',
      (user: TestClient) => user.post('/api/v1/goals', { name: 'Trip', target: 1, day: null }),
      'goals',
    ],
  ])('in an account with %s, which is named', async (_, add, list) => {
    const user = await app.signUp({ currency: 'EUR' });
    await add(user);
    const started = await user.post(RESTORE, {
      id: uuidv7(),
      exportedAt: VERSION_1.exportedAt,
      currency: 'EUR',
    });
    expect([started.status, started.body.code]).toEqual([409, 'restoreNotEmpty']);
    expect((await user.get(RESTORE)).body).toEqual({ restore: null, isEmpty: false, holds: [list] });
  });

  it('with a deleted transaction, and with data of another restore', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    await startRestore(user, VERSION_1);
    // A restore without data yet is replaced by a new one.
    const id = await startRestore(user, VERSION_1);
    await user.post(`${RESTORE}/rows`, { id, deletedRecords: VERSION_1.deletedRecords });
    const response = await user.post(RESTORE, {
      id: uuidv7(),
      exportedAt: VERSION_1.exportedAt,
      currency: 'EUR',
    });
    expect(response.body.code).toBe('restoreNotEmpty');
  });

  it('with another currency than the profile’s', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const id = await startRestore(user, { ...VERSION_1, currency: 'USD' });
    const rows = { id, records: VERSION_1.records };
    expect((await user.post(`${RESTORE}/rows`, rows)).body.code).toBe('restoreCurrencyDiffers');
    await user.patch('/api/v1/me', { currency: 'USD' });
    expect((await user.post(`${RESTORE}/rows`, rows)).status).toBe(200);
  });

  it('with wrong items, which it names, and stores nothing of the request', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const { uid } = (await user.get('/api/v1/me')).body;
    const id = await startRestore(user, VERSION_1);
    const [record] = VERSION_1.records;
    const [deleted] = VERSION_1.deletedRecords;
    const source = { ...newSource(), createdAt: VERSION_1.exportedAt, updatedAt: VERSION_1.exportedAt };
    const entry = { importId: uuidv7(), ...otherRow(1, 'leftOut'), transactionId: null };
    const before = await readContents(app.database, { ownedBy: uid });
    for (const [body, code, field] of [
      [
        { records: [record, { ...record, id: uuidv7(), amount: 0.001 }] },
        'validationFailed',
        'records.1.amount',
      ],
      [{ deletedRecords: [{ ...deleted, date: '1800-01-01' }] }, 'validationFailed', 'deletedRecords.0.date'],
      [{ records: [{ ...record, createdAt: 'yesterday' }] }, 'validationFailed', 'records.0.createdAt'],
      [{ sources: [{ ...source, name: '' }] }, 'validationFailed', 'sources.0.name'],
      [{ sources: [source], importEntries: [entry] }, 'importNotFound', undefined],
      [
        { records: Array.from({ length: 2_000 }, () => record), sources: [source] },
        'validationFailed',
        'records',
      ],
    ] as const) {
      const refused = await user.post(`${RESTORE}/rows`, { id, ...body });
      expect([refused.body.code, refused.body.details?.[0]?.field]).toEqual([code, field]);
    }
    const unchanged = await readContents(app.database, { ownedBy: uid });
    expect({ ...unchanged, user_activity: [] }).toEqual({ ...before, user_activity: [] });
  });

  it('under the id of another user’s restore, and changes nothing there', async () => {
    const [owner, stranger] = [await app.signUp({ currency: 'EUR' }), await app.signUp({ currency: 'EUR' })];
    const id = await startRestore(owner, VERSION_1);
    const { records } = VERSION_1;
    expect((await stranger.post(`${RESTORE}/rows`, { id, records })).body.code).toBe('restoreNotFound');
    await stranger.post(`${RESTORE}/finish`, { id });
    expect((await owner.post(`${RESTORE}/rows`, { id, records })).status).toBe(200);
    expect((await stranger.get('/api/v1/transactions/totals')).body.count).toBe(0);
  });
});

it('a transaction of a missing import is restored as one that was typed', async () => {
  const user = await app.signUp({ currency: 'EUR' });
  const id = await startRestore(user, VERSION_1);
  const records = VERSION_1.records.map((each) => ({ ...each, sourceId: uuidv7(), importId: uuidv7() }));
  await user.post(`${RESTORE}/rows`, { id, records });
  expect((await readExport(user)).records).toMatchObject([{ sourceId: null, importId: null }]);
});

const TIMES = { createdAt: '2026-01-02T03:04:05.678Z', updatedAt: '2026-02-03T04:05:06.789Z' };
/** An export of version 1. */
const VERSION_1 = {
  exportedAt: '2026-11-01T10:00:00.000Z',
  records: [
    {
      id: uuidv7(),
      userId: 'a7c1',
      type: 'expense',
      description: 'Café',
      amount: 2.5,
      category: 'food',
      date: '2026-01-02',
      ...TIMES,
    },
  ],
  deletedRecords: [
    {
      id: uuidv7(),
      userId: 'a7c1',
      type: 'income',
      description: 'Mistake',
      amount: 1_000.01,
      category: 'other income',
      date: '2026-01-01',
      ...TIMES,
      deletedAt: new Date(Date.now() - 60_000).toISOString(),
    },
  ],
};
