import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { sqliteFile } from '#server/database/connect.ts';
import { addedRow, importRows } from '#server/testing/import-rows.ts';
import { addGoal, putAside } from '#server/testing/goals.ts';
import { addRecurring } from '#server/testing/recurring.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { connectTo } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addAccount, addTransfer } from '#server/testing/transfers.ts';
import { readContents } from '#server/testing/database-contents.ts';
import { verifyDatabase } from './verify.ts';

let app: TestApp;
let ana: TestClient;
let uid: string;
let account: string;
beforeEach(async () => {
  app = await createTestApp();
  ana = await app.signUp({ email: 'ana@example.org' });
  await app.signUp({ email: 'luis@example.org' });
  ({ uid } = (await ana.get('/api/v1/me')).body as { uid: string });
  account = await addAccount(ana);
  const other = await addAccount(ana, { name: 'Other' });
  const own = await ana.post('/api/v1/categories', { type: 'expense', name: 'Cats', icon: 'cat' });
  for (const category of ['food', (own.body as { id: string }).id]) {
    const expense = { description: 'Coffee', amount: 2.5, date: '2026-11-19', category, account };
    expect((await ana.post('/api/v1/expenses', expense)).status).toBe(201);
  }
  await ana.post('/api/v1/incomes', { description: 'Pay', amount: 900, date: '2026-10-30', account });
  await addTransfer(ana, account, other);
  await importRows(ana, [addedRow(1), addedRow(2)]);
  await addRecurring(ana);
  await putAside(ana, await addGoal(ana), { amount: 20 });
  await app.settled();
});
afterEach(() => app.close());

async function verify({ isRepair = false } = {}) {
  const lines: string[] = [];
  const progress: string[] = [];
  const verified = await verifyDatabase({
    database: app.database.forProduct,
    isRepair,
    onProgress: (checked, total) => progress.push(`${checked} of ${total}`),
    onFinding: (sentence) => lines.push(sentence),
  });
  expect(progress).toEqual(['1 of 2', '2 of 2']);
  return { ...verified, lines };
}

const WELL = { users: 2, faults: 0, mended: 0, isDamaged: false, lines: [] };

const REPAIR_OF_SUMS = 'ana@example.org: Computed the sums again.';

/** Statements that damage the data, and the lines that name the fault and its repair. */
const DAMAGES: [string, (ids: { uid: string; account: string }) => string, string[], string[]][] = [
  [
    'a daily total with a wrong amount',
    () =>
      `update daily_totals set amount_minor = amount_minor + 1 where date = '2026-11-19' and category = 'food'`,
    ['ana@example.org: Daily totals that differ from the transactions: 1'],
    [REPAIR_OF_SUMS],
  ],
  [
    'a daily total that is missing, and another that nobody spent',
    () => `update daily_totals set category = 'health' where category = 'food' and date = '2026-11-19'`,
    ['ana@example.org: Daily totals that differ from the transactions: 2'],
    [REPAIR_OF_SUMS],
  ],
  [
    'a transaction that no total knows',
    () => `delete from transactions where description = 'Pay'`,
    [
      'ana@example.org: Daily totals that differ from the transactions: 1',
      'ana@example.org: The totals differ from the transactions.',
      'ana@example.org: Monthly sums of accounts that differ from their money: 1',
    ],
    [REPAIR_OF_SUMS],
  ],
  [
    'a wrong number of transactions',
    () => `update user_totals set count = count + 1 where count > 0`,
    ['ana@example.org: The totals differ from the transactions.'],
    [REPAIR_OF_SUMS],
  ],
  [
    'a balance that differs from the transfers',
    () => `update transfers set amount_minor = amount_minor + 100`,
    ['ana@example.org: Monthly sums of accounts that differ from their money: 2'],
    [REPAIR_OF_SUMS],
  ],
  [
    'transactions of a missing account',
    ({ account: id }) =>
      `update transactions set source_id = 'gone' where source_id = '${id}' and category = 'food'`,
    [
      'ana@example.org: Transactions that name a missing account: 1',
      'ana@example.org: Monthly sums of accounts that differ from their money: 2',
    ],
    ['ana@example.org: These transactions name no account now.', REPAIR_OF_SUMS],
  ],
  [
    'a transaction of a missing import',
    () => `update transactions set import_id = 'gone' where category = 'food' and import_id is null`,
    ['ana@example.org: Transactions that name a missing import: 1'],
    ['ana@example.org: These transactions name no import now.'],
  ],
  [
    'a transaction of a missing category',
    () => `update transactions set category = 'gone' where category = 'food' and import_id is null`,
    [
      'ana@example.org: Transactions that name a missing category: 1',
      'ana@example.org: Daily totals that differ from the transactions: 2',
    ],
    ['ana@example.org: Made these transactions uncategorized.', REPAIR_OF_SUMS],
  ],
  [
    'a transfer from a missing account',
    () => `update transfers set from_source = 'gone'`,
    [
      'ana@example.org: Transfers that name a missing account on the side of the sender: 1',
      'ana@example.org: Monthly sums of accounts that differ from their money: 2',
    ],
    ['ana@example.org: These transfers name no account on the side of the sender now.', REPAIR_OF_SUMS],
  ],
  [
    'lines of a missing import',
    () => `update import_entries set import_id = 'gone' where line = 2`,
    ['ana@example.org: Imported lines that name a missing import: 1'],
    ['ana@example.org: Deleted these imported lines.'],
  ],
  [
    'occurrences of a missing recurring transaction',
    ({ uid: id }) =>
      `insert into recurring_occurrences values
       ('${id}', 'gone', '2026-11-30', 'skipped', '2026-11-30', null, null, null, null, null, null)`,
    ['ana@example.org: Occurrences that name a missing recurring transaction: 1'],
    ['ana@example.org: Deleted these occurrences.'],
  ],
  [
    'entries of a missing goal',
    () => `delete from goals`,
    ['ana@example.org: Entries of goals that name a missing goal: 1'],
    ['ana@example.org: Deleted these entries of goals.'],
  ],
  [
    'rows of a user who does not exist',
    () => `insert into goals values ('nobody', 'g', 'Bici', 50000, null, 0, 1, 2)`,
    ['Rows of the table goals that belong to no user: 1'],
    ['Deleted these rows of the table goals.'],
  ],
];

describe('npm run verify', () => {
  it('finds nothing wrong with what the product wrote', async () => {
    expect(await verify()).toEqual(WELL);
  });

  it.each(DAMAGES)(
    'names %s, mends it if asked to, and is then content',
    async (_, damage, faults, repairs) => {
      await runSql(app.database, damage({ uid, account }));
      const before = await readContents(app.database);
      const found = { ...WELL, faults: faults.length };
      expect(await verify()).toEqual({ ...found, lines: faults });
      expect(await readContents(app.database)).toEqual(before);

      expect(await verify({ isRepair: true })).toEqual({
        ...found,
        mended: faults.length,
        lines: [...faults, ...repairs],
      });
      expect(await verify()).toEqual(WELL);
      await expectStoredTotals(app, ana);
    },
  );

  it('makes browsers fetch again after a repair', async () => {
    const summary = '/api/v1/summary?from=2026-11-01&to=2026-11-30';
    const before = await ana.get(summary);
    await runSql(app.database, `update daily_totals set amount_minor = amount_minor + 100`);
    await verify({ isRepair: true });
    const after = await ana.get(summary, { 'if-none-match': before.headers.get('etag') ?? '' });
    expect([after.status, after.body]).toEqual([200, before.body]);
  });

  it('finds nothing wrong while others write', async () => {
    const writes = new AbortController();
    const writing = Array.from({ length: 4 }, async () => {
      while (!writes.signal.aborted) {
        await ana.post('/api/v1/expenses', { description: 'Tea', amount: 1, date: '2026-11-21', account });
      }
    });
    for (let round = 0; round < 20; round++) expect(await verify()).toEqual(WELL);
    await runSql(app.database, `update user_totals set count = count + 1`);
    expect(await verify({ isRepair: true })).toMatchObject({ faults: 2, mended: 2 });
    for (let round = 0; round < 5; round++) expect(await verify()).toEqual(WELL);
    writes.abort();
    await Promise.all(writing);
    expect(await verify()).toEqual(WELL);
  });
});

if (inject('database') === 'sqlite') {
  describe('npm run verify on a damaged file', () => {
    it('names the damage, and changes nothing', async () => {
      const dataDir = makeTestFolder();
      const file = sqliteFile(dataDir);
      await runSql(app.database, `vacuum into '${file}'`);
      const rows = await runSql(
        app.database,
        `select rootpage as page, page_size as size from sqlite_schema, pragma_page_size()
         where name = 'transactions'`,
      );
      const { page, size } = rows[0] as { page: number; size: number };
      const opened = openSync(file, 'r+');
      writeSync(opened, Buffer.alloc(64, 255), 0, 64, page * size - 64);
      closeSync(opened);
      const database = await connectTo({ dataDir });
      await runSql(database, 'update user_totals set count = 77');
      const lines: string[] = [];
      const onFinding = (line: string) => lines.push(line);
      const verified = await verifyDatabase({
        database,
        isRepair: true,
        onProgress: () => undefined,
        onFinding,
      });
      expect(verified).toMatchObject({ isDamaged: true, mended: 0 });
      expect(lines.length).toBeGreaterThan(0);
      expect(await runSql(database, 'select distinct count from user_totals')).toEqual([{ count: 77 }]);
      await database.drop();
      rmSync(dataDir, { recursive: true });
    });
  });
}
