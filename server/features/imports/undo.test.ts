import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedRow, importFive, IMPORTS, importRows, startImport } from '#server/testing/import-rows.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const BIN = '/api/v1/transactions/deleted';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const toId = (row: ReturnType<typeof addedRow>) => row.transaction.id;
const undo = async (user: TestClient, id: string, query = '') =>
  (await user.delete(`${IMPORTS}/${id}${query}`)).body as unknown;
const readHistory = async (user: TestClient) =>
  (await user.get(`${IMPORTS}/history?from=2026-11-01&to=2026-11-30`)).body as {
    transactions: { id: string; sourceId: string | null }[];
    rows: { transactionId: string | null; isDeleted: boolean }[];
  };

describe('undoing an import', () => {
  it('deletes added transactions for good, frees joined ones, and keeps edited ones', async () => {
    const user = await app.signUp();
    const { id, typedId, edited, deleted } = await importFive(app, user);
    const { sourceId } = (await user.get(`${IMPORTS}/${id}`)).body;
    expect((await user.get(`${IMPORTS}/${id}`)).body).toMatchObject({ state: 'open', edited: 1 });
    expect(await undo(user, id)).toEqual({ deleted: 1, kept: 1, freed: 1, transfers: 0 });
    expect((await user.get(`${IMPORTS}/${id}`)).body).toMatchObject({ state: 'undone', added: 3, edited: 0 });
    const { transactions, rows } = await readHistory(user);
    expect(transactions.map((each) => [each.id, each.sourceId])).toEqual([
      [typedId, null],
      // A kept transaction stays in its account.
      [toId(edited), sourceId],
    ]);
    expect(rows).toEqual([]);
    expect((await user.get(BIN)).body.items).toEqual([]);
    expect((await user.post(`${BIN}/restore`, { ids: [toId(deleted)] })).body).toMatchObject({ missing: 1 });
    expect((await user.get(`/api/v1/transactions/${typedId}/bank-lines`)).body.items).toEqual([]);
    await expectStoredTotals(app, user);
  });

  it('deletes edited transactions too, if asked to', async () => {
    const user = await app.signUp();
    const { id } = await importFive(app, user);
    expect(await undo(user, id, '?edited=delete')).toEqual({ deleted: 2, kept: 0, freed: 1, transfers: 0 });
    expect((await user.get('/api/v1/transactions/totals')).body).toEqual({
      count: 1,
      income: 0,
      expenses: 4,
    });
    await expectStoredTotals(app, user);
  });

  it('changes nothing the second time, and no row is saved after it', async () => {
    const user = await app.signUp();
    const { id } = await importFive(app, user);
    await undo(user, id);
    expect(await undo(user, id, '?edited=delete')).toEqual({ deleted: 0, kept: 0, freed: 0, transfers: 0 });
    expect((await user.post(`${IMPORTS}/${id}/rows`, { rows: [addedRow(9)] })).body.code).toBe(
      'importNotOpen',
    );
    expect((await user.post(`${IMPORTS}/${id}/finish`)).body.code).toBe('importNotOpen');
    expect((await user.get('/api/v1/transactions/totals')).body).toMatchObject({ count: 2 });
  });

  it('leaves other imports and other users alone', async () => {
    const [user, stranger] = [await app.signUp(), await app.signUp()];
    const { id, rows } = await importFive(app, user);
    await importRows(user, [addedRow(7)]);
    await importRows(stranger, rows);
    expect((await stranger.delete(`${IMPORTS}/${id}`)).body.code).toBe('importNotFound');
    await undo(user, id);
    expect((await readHistory(user)).rows).toHaveLength(1);
    expect((await user.get('/api/v1/transactions/totals')).body).toMatchObject({ count: 3 });
    expect((await stranger.get('/api/v1/transactions/totals')).body).toMatchObject({ count: 3 });
  });

  it('deletes a transaction that came back from the bin like one that was never in it', async () => {
    const user = await app.signUp();
    const { id, deleted } = await importFive(app, user);
    await user.post(`${BIN}/restore`, { ids: [toId(deleted)] });
    expect((await readHistory(user)).rows.filter(({ isDeleted }) => isDeleted)).toEqual([]);
    expect(await undo(user, id)).toEqual({ deleted: 2, kept: 1, freed: 1, transfers: 0 });
    await expectStoredTotals(app, user);
  });

  it('deletes transactions that were never edited, whatever the clock does while rows are saved', async () => {
    let timeMs = Date.now();
    const tickingApp = await createTestApp({ now: () => ++timeMs });
    const user = await tickingApp.signUp();
    const id = await importRows(user, [addedRow(1), addedRow(2)]);
    expect((await user.get(`${IMPORTS}/${id}`)).body).toMatchObject({ added: 2, edited: 0 });
    expect(await undo(user, id)).toEqual({ deleted: 2, kept: 0, freed: 0, transfers: 0 });
    await tickingApp.close();
  });

  it('works in several batches, and continues after an interruption', async () => {
    const user = await app.signUp();
    const id = await startImport(user);
    const rows = Array.from({ length: 1_300 }, (_, n) => addedRow(n + 1));
    await user.post(`${IMPORTS}/${id}/rows`, { rows });
    await runSql(app.database, 'alter table import_entries rename to gone');
    expect((await user.delete(`${IMPORTS}/${id}`)).body.code).toBe('importUndoFailed');
    await runSql(app.database, 'alter table gone rename to import_entries');
    // Two batches were done, and no row is added to the rest.
    expect((await user.get('/api/v1/transactions/totals')).body).toMatchObject({ count: 300 });
    expect((await user.post(`${IMPORTS}/${id}/rows`, { rows: [addedRow(2_000)] })).body.code).toBe(
      'importNotOpen',
    );
    expect(await undo(user, id)).toEqual({ deleted: 300, kept: 0, freed: 0, transfers: 0 });
    expect((await user.get('/api/v1/transactions/totals')).body).toEqual({
      count: 0,
      income: 0,
      expenses: 0,
    });
    expect((await readHistory(user)).rows).toEqual([]);
    await expectStoredTotals(app, user);
  });

  it('leaves no row that is saved at the same moment', async () => {
    const user = await app.signUp();
    const id = await startImport(user);
    const rows = Array.from({ length: 600 }, (_, n) => addedRow(n + 1));
    await user.post(`${IMPORTS}/${id}/rows`, { rows });
    const [undone] = await Promise.all([
      undo(user, id),
      ...[700, 800, 900].map((line) => user.post(`${IMPORTS}/${id}/rows`, { rows: [addedRow(line)] })),
      undo(user, id),
    ]);
    expect(undone).toMatchObject({ kept: 0 });
    expect((await user.get(`${IMPORTS}/${id}`)).body.state).toBe('undone');
    expect(await readHistory(user)).toEqual({ transactions: [], rows: [], named: [], occurrences: [] });
    await expectStoredTotals(app, user);
  });
});
