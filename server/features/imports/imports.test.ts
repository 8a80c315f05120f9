import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { MAX_IMPORT_ROWS_AT_ONCE, MAX_TOTAL_MINOR_UNITS } from '#shared/limits.ts';
import {
  addedRow,
  IMPORTS,
  importRows,
  joinedRow,
  newSource,
  otherRow,
  SOURCES,
  startImport,
} from '#server/testing/import-rows.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const readTotals = async (user: TestClient) =>
  (await user.get('/api/v1/transactions/totals')).body as unknown;
const save = (user: TestClient, id: string, rows: readonly unknown[]) =>
  user.post(`${IMPORTS}/${id}/rows`, { rows });

describe('rows of an import', () => {
  it('become transactions, are joined to some, or are only remembered', async () => {
    const user = await app.signUp();
    const { id: typedId } = (
      await user.post('/api/v1/expenses', { description: 'Lunch', amount: 2, date: '2026-11-19' })
    ).body;
    const id = await startImport(user);
    const income = { type: 'income', category: 'salary', amount: 1000.5 };
    const rows = [
      addedRow(1),
      joinedRow(2, typedId),
      addedRow(3, income, { amount: 1000.5 }),
      otherRow(4, 'leftOut'),
      otherRow(5, 'transfer'),
    ];
    const saved = await save(user, id, rows);
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { added: 2, joined: 1, leftOut: 2, state: 'open' },
    ]);
    expect(await readTotals(user)).toEqual({ count: 3, income: 1000.5, expenses: 3 });
    const finished = await user.post(`${IMPORTS}/${id}/finish`);
    expect(finished.body).toEqual({
      ...saved.body,
      state: 'done',
      finishedAt: new Date(app.clock.now).toISOString(),
      transfers: 0,
    });
    expect((await user.post(`${IMPORTS}/${id}/finish`)).body).toEqual(finished.body);
    const { transfers: _, ...listed } = finished.body;
    expect((await user.get(IMPORTS)).body.items).toEqual([listed]);
    expect((await save(user, id, [addedRow(6)])).body.code).toBe('importNotOpen');
  });

  it('change nothing when they are sent again, also among new ones', async () => {
    const user = await app.signUp();
    const id = await startImport(user);
    const rows = [addedRow(1), otherRow(2, 'leftOut')];
    await save(user, id, rows);
    const again = await save(user, id, [...rows, addedRow(3)]);
    expect(again.body).toMatchObject({ added: 2, leftOut: 1 });
    expect(await readTotals(user)).toEqual({ count: 2, income: 0, expenses: 4 });
  });

  it('are refused if their line is stored with other content', async () => {
    const user = await app.signUp();
    const row = addedRow(1);
    const id = await importRows(user, [row]);
    for (const other of [addedRow(1), { ...row, bank: { ...row.bank, text: 'Other' } }]) {
      const refused = await save(user, id, [addedRow(2), other]);
      expect([refused.status, refused.body.code]).toEqual([409, 'idConflict']);
    }
    expect(await readTotals(user)).toMatchObject({ count: 1 });
  });

  it('are refused if a transaction has the id, even a deleted one', async () => {
    const user = await app.signUp();
    const transaction = { description: 'Lunch', amount: 2, date: '2026-11-19' };
    const ids = [uuidv7(), uuidv7()];
    for (const id of ids) await user.post('/api/v1/expenses', { ...transaction, id });
    await user.delete(`/api/v1/expenses/${ids[1]}`);
    const id = await startImport(user);
    for (const taken of ids) {
      expect((await save(user, id, [addedRow(1), addedRow(2, { id: taken })])).body.code).toBe('idConflict');
    }
    expect(await readTotals(user)).toMatchObject({ count: 1 });
  });

  it('name every wrong field with its row, and none is saved', async () => {
    const user = await app.signUp();
    const id = await startImport(user);
    const refused = await save(user, id, [
      addedRow(1),
      addedRow(2, { amount: 0.001 }),
      addedRow(3, { date: '2099-01-01' }),
    ]);
    expect(refused.status).toBe(400);
    expect(refused.body.details).toMatchObject([
      { field: 'rows.1.transaction.amount', code: 'amountTooManyDecimals' },
      { field: 'rows.2.transaction.date', code: 'dateTooLate' },
    ]);
    const { bank } = addedRow(1);
    const wrong: [rows: unknown[], field: string][] = [
      [[addedRow(1), addedRow(1)], 'rows.1.line'],
      [[addedRow(1, { id: ID }), addedRow(2, { id: ID })], 'rows.1.transaction.id'],
      [[{ line: 1, bank, outcome: 'added' }], 'rows.0.transaction'],
      [[{ ...addedRow(1), outcome: 'leftOut' }], 'rows.0.transaction'],
      [[{ line: 1, bank, outcome: 'joined' }], 'rows.0.transactionId'],
      [[otherRow(1, 'leftOut', { amount: 0.001 })], 'rows.0.bank.amount'],
      [[addedRow(1, { category: 'salary' })], 'rows.0.transaction.category'],
    ];
    for (const [rows, field] of wrong) {
      const { body } = await save(user, id, rows);
      expect([field, body.details]).toMatchObject([field, [{ field }]]);
    }
    expect(await readTotals(user)).toMatchObject({ count: 0 });
  });

  it('name at most a hundred wrong fields', async () => {
    const user = await app.signUp();
    const id = await startImport(user);
    const wrongRows = Array.from({ length: 150 }, (_, n) => addedRow(n + 1, { amount: 0.001 }));
    expect((await save(user, id, wrongRows)).body.details).toHaveLength(100);
    const unknown = wrongRows.map((row) => ({ ...row, unknown: 1 }));
    expect((await save(user, id, unknown)).body.details).toHaveLength(100);
  });

  it('are accepted in two large requests of one user at once, and refused in more', async () => {
    const user = await app.signUp();
    const id = await startImport(user);
    const parts = [1, 1_001, 2_001].map((first) =>
      Array.from({ length: 1_000 }, (_, n) => addedRow(first + n)),
    );
    const responses = await Promise.all(parts.map((rows) => save(user, id, rows)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 503]);
    expect(responses.find(({ status }) => status === 503)?.body.code).toBe('serverBusy');
    for (const rows of parts) expect((await save(user, id, rows)).status).toBe(200);
    expect(await readTotals(user)).toMatchObject({ count: 3_000 });
  });

  it('are all refused if the totals would pass exact integers', async () => {
    const user = await app.signUp();
    const id = await startImport(user);
    const { uid } = (await user.get('/api/v1/me')).body;
    await runSql(
      app.database,
      `update user_totals set expense_minor = ${MAX_TOTAL_MINOR_UNITS - 200} where user_id = '${uid}'`,
    );
    expect((await save(user, id, [addedRow(1), addedRow(2)])).body.code).toBe('totalTooLarge');
    expect((await save(user, id, [addedRow(2)])).status).toBe(200);
  });

  it('are accepted in requests of up to 2,000 rows and 4 MB', async () => {
    const user = await app.signUp();
    const id = await startImport(user);
    const rows = Array.from({ length: MAX_IMPORT_ROWS_AT_ONCE }, (_, n) =>
      addedRow(n + 1, {}, { text: 'x'.repeat(1_000) }),
    );
    expect((await save(user, id, rows)).body).toMatchObject({ added: 2_000 });
    expect((await save(user, id, [...rows, addedRow(2_001)])).status).toBe(400);
    const large = rows.map((row) => ({ ...row, filler: 'x'.repeat(1_000) }));
    expect((await save(user, id, large)).body.code).toBe('bodyTooLarge');
    expect((await user.post(IMPORTS, { fileName: 'x'.repeat(70_000) })).body.code).toBe('bodyTooLarge');
  });

  it('keep the bank’s wording without characters that a line cannot have', async () => {
    const user = await app.signUp();
    const row = addedRow(1, {}, { text: ' A\u0000B\nC\u202eD\ud800 ', bankId: 'x\u0000' });
    const id = await importRows(user, [row]);
    const { items } = (await user.get(`/api/v1/transactions/${row.transaction.id}/bank-lines`)).body;
    expect(items).toEqual([
      {
        importId: id,
        sourceName: 'Banco',
        fileName: 'november.csv',
        date: '2026-11-20',
        amount: -1,
        text: 'A B C D\ufffd',
      },
    ]);
  });
});

const ID = uuidv7();

describe('an import', () => {
  it('is started once by repeated requests', async () => {
    const user = await app.signUp();
    const source = newSource();
    await user.post(SOURCES, source);
    const body = { id: uuidv7(), sourceId: source.id, fileName: 'a.csv', format: 'csv' };
    const first = await user.post(IMPORTS, body);
    expect(first.status).toBe(201);
    expect((await user.post(IMPORTS, body)).body).toEqual(first.body);
    expect((await user.post(IMPORTS, { ...body, fileName: 'b.csv' })).body.code).toBe('importIdConflict');
    expect((await user.post(IMPORTS, { ...body, id: uuidv7(), sourceId: ID })).body.code).toBe(
      'sourceNotFound',
    );
  });

  it('of another user is not found, and neither are that user’s source and transaction', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    const row = addedRow(1);
    const id = await importRows(owner, [row]);
    const { sourceId } = (await owner.get(`${IMPORTS}/${id}`)).body;
    expect((await save(stranger, id, [addedRow(2)])).body.code).toBe('importNotFound');
    expect((await stranger.post(`${IMPORTS}/${id}/finish`)).body.code).toBe('importNotFound');
    const started = { id: uuidv7(), sourceId, fileName: 'a.csv', format: 'csv' };
    expect((await stranger.post(IMPORTS, started)).body.code).toBe('sourceNotFound');
    const ownImportId = await startImport(stranger);
    expect((await save(stranger, ownImportId, [joinedRow(1, row.transaction.id)])).body.code).toBe(
      'recordNotFound',
    );
    // Ids are unique for each user only.
    expect((await save(stranger, ownImportId, [row])).body).toMatchObject({ added: 1 });
    expect(await readTotals(owner)).toMatchObject({ count: 1 });
  });

  it('waits for the next hour past its limit, and repeated starts do not count', async () => {
    const limitedApp = await createTestApp({ importLimits: { importsAnHour: 2, rowsADay: 3 } });
    const user = await limitedApp.signUp();
    const id = await importRows(user, [addedRow(1), addedRow(2)]);
    const { sourceId, fileName, format } = (await user.get(`${IMPORTS}/${id}`)).body;
    const again = { id, sourceId, fileName, format };
    for (let n = 0; n < 3; n++) expect((await user.post(IMPORTS, again)).status).toBe(201);
    expect((await user.post(IMPORTS, { ...again, id: uuidv7() })).status).toBe(201);
    const refused = await user.post(IMPORTS, { ...again, id: uuidv7() });
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    // Rows that are not saved do not count either.
    expect((await save(user, id, [addedRow(3, { amount: 0.001 })])).status).toBe(400);
    expect((await save(user, id, [addedRow(3), addedRow(4)])).body.code).toBe('tooManyRequests');
    expect((await save(user, id, [addedRow(3)])).status).toBe(200);
    expect((await (await limitedApp.signUp()).get(IMPORTS)).status).toBe(200);
    await limitedApp.close();
  });
});
