import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTransactions } from '#server/testing/add-transactions.ts';
import {
  addedRow,
  importFive,
  IMPORTS,
  importRows,
  newSource,
  SOURCES,
  startImport,
} from '#server/testing/import-rows.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const HISTORY = '/api/v1/transactions';
/** More than one batch. */
const MANY = 1_203;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function addSource(user: TestClient, fields: Record<string, unknown> = {}): Promise<string> {
  return (await user.post(SOURCES, newSource(fields))).body.id as string;
}

/** Imports five lines of an account, of which one is edited and one deleted, and types one of the account. */
async function fillAccount(user: TestClient) {
  const imported = await importFive(app, user);
  const { sourceId } = (await user.get(`${IMPORTS}/${imported.id}`)).body as { sourceId: string };
  const typed = { description: 'Typed', amount: 9, date: '2026-11-18', account: sourceId };
  await user.post('/api/v1/expenses', typed);
  return { ...imported, sourceId };
}

async function readHistory(user: TestClient) {
  return (await user.get(`${IMPORTS}/history?from=2026-11-01&to=2026-11-30`)).body as {
    rows: { sourceId: string; key: string }[];
  };
}

const countOf = async (user: TestClient, account: string) =>
  (await user.get(`${HISTORY}/totals?account=${account}`)).body.count as number;
const merge = (user: TestClient, id: string, into: string) => user.post(`${SOURCES}/${id}/merge`, { into });
const readTotals = async (user: TestClient) => (await user.get(`${HISTORY}/totals`)).body as unknown;

describe('merging an account into another', () => {
  it('moves its transactions, deleted ones too, and its imports, and changes no total', async () => {
    const user = await app.signUp();
    const { sourceId, id, deleted } = await fillAccount(user);
    const into = await addSource(user, { name: 'Other' });
    const totals = await readTotals(user);
    const moved = await merge(user, sourceId, into);
    expect([moved.status, moved.body]).toEqual([200, { moved: 3 }]);
    expect((await user.get(SOURCES)).body.items).toMatchObject([{ id: into, name: 'Other' }]);
    expect([await countOf(user, into), await countOf(user, sourceId)]).toEqual([3, 0]);
    expect((await user.get(`${IMPORTS}/${id}`)).body).toMatchObject({ sourceId: into, state: 'open' });
    await user.post(`${HISTORY}/deleted/restore`, { ids: [deleted.transaction.id] });
    expect(await countOf(user, into)).toBe(4);
    await user.delete(`/api/v1/expenses/${deleted.transaction.id}`);
    expect(await readTotals(user)).toEqual(totals);
    await expectStoredTotals(app, user);
  });

  it('lets the other recognise files and rows of the merged one, unless it knows its own', async () => {
    const user = await app.signUp();
    const known = { accountHash: 'h'.repeat(43), accountEnd: '1332', shape: 'one', answers: { sign: 'a' } };
    const from = await addSource(user, known);
    const row = addedRow(1);
    await user.post(`${IMPORTS}/${await startImport(user, from)}/rows`, { rows: [row] });
    const into = await addSource(user, { name: 'Other' });
    await merge(user, from, into);
    expect((await user.get(SOURCES)).body.items).toMatchObject([{ id: into, name: 'Other', ...known }]);
    expect((await readHistory(user)).rows).toMatchObject([{ sourceId: into, key: row.bank.key }]);

    const own = { accountHash: 'i'.repeat(43), accountEnd: '7', shape: 'two', answers: { sign: 'b' } };
    const last = await addSource(user, own);
    await merge(user, into, last);
    expect((await user.get(SOURCES)).body.items).toMatchObject([{ id: last, ...own }]);
    const import2 = await startImport(user, last);
    expect((await user.post(`${IMPORTS}/${import2}/rows`, { rows: [addedRow(2)] })).status).toBe(200);
    expect(await countOf(user, last)).toBe(2);
  });

  it('is refused for itself, for an unknown account, and for those of others', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    const [own, foreign] = [await addSource(user), await addSource(other)];
    const refused = async (into: string) => (await merge(user, own, into)).body as unknown;
    const details = (code: string) => ({
      code: 'validationFailed',
      details: [expect.objectContaining({ field: 'into', code })],
    });
    expect(await refused(own)).toMatchObject(details('invalid'));
    expect(await refused(uuidv7())).toMatchObject(details('accountUnknown'));
    expect(await refused(foreign)).toMatchObject(details('accountUnknown'));
    expect((await merge(user, foreign, own)).body.code).toBe('sourceNotFound');
    expect((await other.get(SOURCES)).body.items).toHaveLength(1);
  });
});

describe('deleting an account', () => {
  it('keeps its transactions without an account, and forgets its imports', async () => {
    const user = await app.signUp();
    const { sourceId, id, typedId, deleted } = await fillAccount(user);
    const totals = await readTotals(user);
    expect((await user.delete(`${SOURCES}/${sourceId}`)).body).toEqual({ success: true });
    expect((await user.get(SOURCES)).body.items).toEqual([]);
    expect((await user.get(IMPORTS)).body.items).toEqual([]);
    expect((await readHistory(user)).rows).toEqual([]);
    expect((await user.get(`${HISTORY}/${typedId}/bank-lines`)).body.items).toEqual([]);
    expect((await user.post(`${IMPORTS}/${id}/rows`, { rows: [addedRow(9)] })).body.code).toBe(
      'importNotFound',
    );
    await user.post(`${HISTORY}/deleted/restore`, { ids: [deleted.transaction.id] });
    const { records } = (await user.get('/api/v1/me/export')).body;
    expect(records).toHaveLength(5);
    for (const record of records) expect(record).toMatchObject({ sourceId: null, importId: null });
    await user.delete(`/api/v1/expenses/${deleted.transaction.id}`);
    expect(await readTotals(user)).toEqual(totals);
    await expectStoredTotals(app, user);
    expect((await user.delete(`${SOURCES}/${sourceId}`)).body.code).toBe('sourceNotFound');
  });

  it('leaves other accounts and other users alone', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    const [own, kept] = [await fillAccount(user), await importRows(user, [addedRow(7)])];
    const foreign = await fillAccount(other);
    expect((await user.delete(`${SOURCES}/${foreign.sourceId}`)).body.code).toBe('sourceNotFound');
    await user.delete(`${SOURCES}/${own.sourceId}`);
    const { sourceId } = (await user.get(`${IMPORTS}/${kept}`)).body;
    expect(await countOf(user, sourceId)).toBe(1);
    expect((await readHistory(user)).rows).toHaveLength(1);
    expect(await countOf(other, foreign.sourceId)).toBe(3);
  });

  it('also forgets the imports of transactions that moved to another account', async () => {
    const user = await app.signUp();
    const { sourceId, edited } = await fillAccount(user);
    const other = await addSource(user);
    await user.patch(`/api/v1/expenses/${edited.transaction.id}`, { account: other });
    await user.delete(`${SOURCES}/${sourceId}`);
    const { records } = (await user.get('/api/v1/me/export')).body;
    const record = (records as { id: string }[]).find((each) => each.id === edited.transaction.id);
    expect(record).toMatchObject({ sourceId: other, importId: null });
  });
});

it('an account with many transactions and rows is merged and deleted in several batches', async () => {
  const user = await app.signUp();
  const { uid } = (await user.get('/api/v1/me')).body;
  const [from, into] = [await addSource(user), await addSource(user)];
  const importId = await startImport(user, from);
  await addTransactions(app.database, uid, MANY);
  const mine = `where user_id = '${uid}'`;
  await runSql(
    app.database,
    `update transactions set source_id = '${from}', import_id = '${importId}' ${mine}`,
  );
  const entries = Array.from({ length: MANY }, (_, at) => `('${uid}', '${importId}', ${at})`);
  await runSql(
    app.database,
    `insert into import_entries (user_id, import_id, line, key, occurrence, date, amount_minor, text, outcome)
     select column1, column2, column3, 'k', 1, '2026-11-20', 1, '', 'leftOut' from (values ${entries.join()}) as rows`,
  );
  expect((await merge(user, from, into)).body).toEqual({ moved: MANY });
  expect(await countOf(user, into)).toBe(MANY);
  expect((await user.delete(`${SOURCES}/${into}`)).status).toBe(200);
  expect(await countOf(user, into)).toBe(0);
  expect((await user.get(IMPORTS)).body.items).toEqual([]);
  expect((await readHistory(user)).rows).toEqual([]);
  await expectStoredTotals(app, user);
});
