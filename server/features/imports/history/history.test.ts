import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, today } from '#shared/calendar.ts';
import {
  addedRow,
  IMPORTS,
  importRows,
  joinedRow,
  otherRow,
  startImport,
} from '#server/testing/import-rows.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function readHistory(user: TestClient, from: string, to: string) {
  const response = await user.get(`${IMPORTS}/history?from=${from}&to=${to}`);
  expect(response.status).toBe(200);
  return response.body as { transactions: Record<string, unknown>[]; rows: Record<string, unknown>[] };
}

async function add(user: TestClient, date: string, type: 'expense' | 'income' = 'expense') {
  const transaction = { description: date, amount: 12.34, date };
  return (await user.post(`/api/v1/${type}s`, transaction)).body.id as string;
}

describe('the history for a preview', () => {
  it('has the transactions of the last 24 months and of the file, each once', async () => {
    const user = await app.signUp();
    const now = today('UTC', app.clock.now);
    const oldestLearned = addMonths(now, -24);
    const days = [
      addDays(now, 300),
      now,
      oldestLearned,
      addDays(oldestLearned, -1),
      '2020-06-15',
      '2020-06-14',
    ];
    for (const day of days) await add(user, day);
    const incomeId = await add(user, now, 'income');
    const readDates = async (from: string, to: string) =>
      (await readHistory(user, from, to)).transactions.map(({ date }) => String(date)).toSorted();
    const recent = [oldestLearned, now, now, addDays(now, 300)];
    expect(await readDates(now, now)).toEqual(recent);
    expect(await readDates('2020-06-15', '2020-06-30')).toEqual(['2020-06-15', ...recent]);
    expect(await readDates('2020-06-15', now)).toEqual(['2020-06-15', addDays(oldestLearned, -1), ...recent]);
    const { transactions } = await readHistory(user, now, now);
    expect(transactions.find(({ id }) => id === incomeId)).toEqual({
      id: incomeId,
      type: 'income',
      date: now,
      amount: 12.34,
      description: now,
      category: 'uncategorized',
      sourceId: null,
    });
  });

  it('has the rows of imports around the file, and says which transactions were deleted', async () => {
    const user = await app.signUp();
    const typedId = await add(user, '2026-11-19');
    const rows = [
      addedRow(1, { amount: -1 }, { amount: 1, bankId: 'B1', occurrence: 2 }),
      addedRow(2),
      joinedRow(3, typedId),
      otherRow(4, 'leftOut', { date: '2026-10-01', amount: 0 }),
      otherRow(5, 'transfer', { date: '2026-09-30', amount: 5 }),
    ];
    const id = await importRows(user, rows);
    const { sourceId } = (await user.get(`${IMPORTS}/${id}`)).body;
    const [first, second] = rows as ReturnType<typeof addedRow>[];
    await user.delete(`/api/v1/expenses/${second?.transaction.id}`);
    const found = await readHistory(user, '2026-11-01', '2026-11-30');
    const shared = { sourceId, bankId: null, occurrence: 1, isDeleted: false };
    expect(found.rows).toEqual([
      { ...shared, ...rows[3]?.bank, outcome: 'leftOut', transactionId: null },
      { ...shared, ...rows[0]?.bank, outcome: 'added', transactionId: first?.transaction.id },
      { ...shared, ...rows[1]?.bank, outcome: 'added', transactionId: null, isDeleted: true },
      { ...shared, ...rows[2]?.bank, outcome: 'joined', transactionId: typedId },
    ]);
    // A refund is an expense below zero.
    const toFacts = (each: (typeof found.transactions)[number]) =>
      ['id', 'sourceId', 'type', 'amount'].map((name) => each[name]);
    expect(found.transactions.map(toFacts)).toEqual([
      [typedId, null, 'expense', 12.34],
      [first?.transaction.id, sourceId, 'expense', -1],
    ]);
    await user.delete('/api/v1/transactions/deleted');
    expect((await readHistory(user, '2026-11-01', '2026-11-30')).rows).toEqual(found.rows);
    const stranger = await app.signUp();
    expect(await readHistory(stranger, '2026-11-01', '2026-11-30')).toEqual({
      transactions: [],
      rows: [],
      named: [],
      occurrences: [],
    });
  });

  it('has both rows if one import left a row out and a later one added it', async () => {
    const user = await app.signUp();
    const { sourceId } = (await user.get(`${IMPORTS}/${await importRows(user, [otherRow(1, 'leftOut')])}`))
      .body;
    const laterImportId = await startImport(user, sourceId);
    const saved = await user.post(`${IMPORTS}/${laterImportId}/rows`, { rows: [addedRow(1)] });
    expect(saved.body).toMatchObject({ added: 1, leftOut: 0 });
    const { rows, transactions } = await readHistory(user, '2026-11-20', '2026-11-20');
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['added', 'leftOut']));
    expect(transactions).toHaveLength(1);
  });

  it('is complete beyond one batch, even if many transactions have the same day', async () => {
    const user = await app.signUp();
    const rows = Array.from({ length: 2_000 }, (_, n) => addedRow(n + 1));
    await importRows(user, rows);
    const incomeRows = Array.from({ length: 1_500 }, (_, n) =>
      addedRow(n + 1, { type: 'income', category: 'gift' }),
    );
    await importRows(user, incomeRows);
    const found = await readHistory(user, '2026-11-20', '2026-11-20');
    const ids = [...rows, ...incomeRows].map(({ transaction }) => transaction.id).toSorted();
    expect(found.transactions.map(({ id }) => String(id)).toSorted()).toEqual(ids);
    expect(found.rows.map(({ transactionId }) => String(transactionId)).toSorted()).toEqual(ids);
  });

  it('accepts any two days that are in order', async () => {
    const user = await app.signUp();
    await add(user, '2026-11-19');
    await importRows(user, [otherRow(1, 'leftOut', { date: '9999-12-31' })]);
    const history = await readHistory(user, '1000-01-01', '9999-12-31');
    expect([history.transactions.length, history.rows.length]).toEqual([1, 1]);
    const refused = await user.get(`${IMPORTS}/history?from=2026-11-02&to=2026-11-01`);
    expect([refused.status, refused.body.details?.[0]?.code]).toEqual([400, 'rangeReversed']);
  });
});

describe('the history of transactions', () => {
  it('is filtered by an import in lists, totals, exports and bulk changes', async () => {
    const user = await app.signUp();
    const rows = Array.from({ length: 700 }, (_, n) => addedRow(n + 1));
    const id = await importRows(user, rows);
    await importRows(user, [addedRow(1_000)]);
    await add(user, '2026-11-20');
    const list = (await user.get(`/api/v1/transactions?import=${id}&limit=100&sort=largest`)).body;
    expect(list.items.map((each: { amount: number }) => each.amount)).toEqual(
      Array.from({ length: 100 }, (_, n) => 700 - n),
    );
    const nextPage = `/api/v1/transactions?import=${id}&limit=100&sort=largest&cursor=${list.nextCursor}`;
    expect((await user.get(nextPage)).body.items[0].amount).toBe(600);
    const totals = { count: 700, income: 0, expenses: 245_350 };
    expect((await user.get(`/api/v1/transactions/totals?import=${id}`)).body).toEqual(totals);
    const csv = (await user.get(`/api/v1/transactions.csv?import=${id}`)).body as unknown as string;
    expect(csv.trim().split('\n')).toHaveLength(701);
    const search = { import: id };
    const matching = { search, categories: { expense: 'health' } };
    const { changed } = (await user.post('/api/v1/transactions/categorize-matching', matching)).body;
    expect(changed[0].ids).toHaveLength(700);
    expect((await user.post('/api/v1/transactions/delete-matching', { search })).body.deleted).toBe(700);
    expect((await user.get('/api/v1/transactions/totals')).body.count).toBe(2);
  });

  it('keeps the decimals of the currency while rows are imported', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const id = await importRows(user, [otherRow(1, 'leftOut')]);
    const change = () => user.patch('/api/v1/me', { currency: 'JPY' });
    expect((await change()).body.code).toBe('currencyLocked');
    await user.delete(`${IMPORTS}/${id}`);
    expect((await change()).status).toBe(200);
  });
});
