import { sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { addDays, today } from '#shared/calendar.ts';
import { BUDGETS, setBudget } from '#server/testing/budgets.ts';
import { addedRow, IMPORTS, importRows } from '#server/testing/import-rows.ts';
import { explainCalls, type Call } from '#server/testing/explain-calls.ts';
import { computeHere } from '#server/testing/forecasts.ts';
import { merchantReportsHere } from '#server/testing/merchant-reports.ts';
import { RECURRING, RENT } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** With fewer rows, each index of PostgreSQL fits into one page, so that all have the same cost. */
const FEW = 400;
const MANY = 100_000;

let app: TestApp;
let user: TestClient;
const queries: CompiledQuery[] = [];
const ids: string[] = [];

beforeAll(async () => {
  const observers = { onQuery: (query: CompiledQuery) => queries.push(query) };
  app = await createTestApp({ database: await createTestDatabase(observers, { neverFilled: true }) });
  user = await app.signUp();
  // With a budget, each write of a transaction also runs the queries of alerts.
  await setBudget(user, { rollover: 'both' });
  // PostgreSQL would gather statistics during the test and change its plans.
  if (inject('database') === 'postgres') {
    for (const table of ['transactions', 'deleted_transactions', 'daily_totals', 'user_totals']) {
      await sql`alter table ${sql.table(table)} set (autovacuum_enabled = off)`.execute(
        app.database.identity,
      );
    }
  }
});
afterAll(() => app.close());

const FAR_DAY = addDays(today('UTC', Date.now()), 1);
const HISTORY = '/api/v1/transactions';
const LATEST_ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
const TRANSACTION = { description: 'x', amount: 12.34, category: 'food', date: '2026-03-05' };

const split = uuidv7();

function splitPurchase(id: string) {
  const parts = [1, 2].map((amount) => ({ id: uuidv7(), amount }));
  return { id, type: 'expense', description: 'x', date: '2026-03-05', amount: 3, parts };
}

const CALLS: Call[] = [
  ['adding a transaction', () => user.post('/api/v1/expenses', { ...TRANSACTION, id: uuidv7() })],
  ['editing a transaction', () => user.patch(`/api/v1/expenses/${ids.at(-1)}`, { amount: 5 })],
  ['deleting a transaction', () => user.delete(`/api/v1/expenses/${ids.pop()}`)],
  ['the summary of a month', () => user.get('/api/v1/summary?from=2026-03-01&to=2026-03-31')],
  ['the total of a month', () => user.get('/api/v1/expenses/total?from=2026-03-01&to=2026-03-31')],
  ['the newest fifty', () => user.get('/api/v1/expenses?order=date&limit=50')],
  ['a page of the history', () => user.get(`${HISTORY}?limit=50`)],
  ['a later page of it', () => user.get(`${HISTORY}?cursor=2026-03-05_${LATEST_ID}`)],
  ['a page of it, oldest first', () => user.get(`${HISTORY}?sort=oldest`)],
  ['a page of a month of it', () => user.get(`${HISTORY}?type=expense&from=2026-03-01&to=2026-03-31`)],
  ['a page by amount', () => user.get(`${HISTORY}?sort=largest&cursor=1234_${LATEST_ID}`)],
  ['the sums of a month', () => user.get(`${HISTORY}/totals?from=2026-03-01&to=2026-03-31`)],
  ['the history as CSV', () => user.get(`${HISTORY}.csv?from=2026-03-01&to=2026-03-31`)],
  ['splitting a purchase', () => user.post(`${HISTORY}/group`, splitPurchase(split))],
  ['moving its parts', () => user.patch(`${HISTORY}/group/${split}`, { date: '2026-03-04' })],
  ['a list with its parts', () => user.get(`${HISTORY}?from=2026-03-04&to=2026-03-04&limit=2`)],
  ['deleting its parts', () => user.delete(`${HISTORY}/group/${split}`)],
  ['deleting several', () => user.post(`${HISTORY}/delete`, { ids: ids.splice(-2) })],
  ['restoring several', () => user.post(`${HISTORY}/deleted/restore`, { ids: [uuidv7()] })],
  ['a page of the deleted', () => user.get(`${HISTORY}/deleted?limit=50`)],
  [
    'a later page of the deleted',
    () => user.get(`${HISTORY}/deleted?cursor=${Date.now()}_${LATEST_ID}_2026-03-05_${LATEST_ID}`),
  ],
  ['the categories', () => user.get('/api/v1/categories')],
  ['a changed category', () => user.patch('/api/v1/categories/health', { icon: 'heart' })],
  ['merging a category', () => user.post('/api/v1/categories/other/merge', { into: 'health' })],
  ['the favourites', () => user.get('/api/v1/transactions/favourites')],
  ['a transaction from a line', () => user.post('/api/v1/quick', { text: 'x 12.34 on 2026-03-05' })],
  ['the budgets of a month', () => user.get(`${BUDGETS}?month=2026-03`)],
  ['setting a budget', () => setBudget(user, { amount: 5 })],
  ['the alerts of budgets', () => user.get(`${BUDGETS}/alerts`)],
  ['adding a recurring transaction', () => user.post(RECURRING, { ...RENT, firstDay: FAR_DAY })],
  ['the upcoming occurrences', () => user.get(`${RECURRING}/upcoming`)],
  ['the coming payments', () => user.get(`${RECURRING}/coming`)],
  ['the occurrences of a month', () => user.get(`${RECURRING}/occurrences?from=2026-03-01&to=2026-03-31`)],
  ['catching up', () => user.post(`${RECURRING}/catch-up`)],
  ['the recent transactions', () => user.get('/api/v1/transactions/recent')],
];

it(`every query has the same plan with ${FEW} and with ${MANY} transactions`, async () => {
  for (let n = 0; n < FEW; n++) ids.push((await user.post('/api/v1/expenses', TRANSACTION)).body.id);
  await insertDeleted(FEW);
  // Each round adds a transaction, and PostgreSQL joins few rows differently from many.
  for (let n = 0; n < 10; n++) await user.post(RECURRING, { ...RENT, firstDay: FAR_DAY });
  const few = await plansOfCalls();
  await insertMany();
  await insertDeleted(MANY);
  const many = await plansOfCalls();

  for (const [name] of CALLS) {
    expect(few.get(name)?.length, name).toBeGreaterThan(0);
    // The plans are sorted, since some queries run in parallel.
    expect(many.get(name)?.map(String).toSorted(), name).toEqual(few.get(name)?.map(String).toSorted());
  }
  const steps = [...many.values()].flat(2);
  expect(steps.filter((step) => /^(SCAN (?!\d+-ROW VALUES)|Seq Scan)/.test(step))).toEqual([]);
  // A user's rows are found by the user's id, never by a scan of all users' rows.
  const perUser = steps.filter((step) =>
    /Index.* using (transactions|deleted_transactions|daily_totals|user_totals)_/.test(step),
  );
  expect(perUser.filter((step) => !step.includes('user_id'))).toEqual([]);
  // The checks above would pass without any index, so expect some.
  expect(steps.filter((step) => /INDEX|PRIMARY KEY|Index Scan/.test(step)).length).toBeGreaterThan(10);
});

it('the session of a request is found by one search for its user and token', async () => {
  const plans = await plansOfCalls([['a request', () => user.get('/api/v1/me')]]);
  const steps = [...plans.values()].flat(2).filter((step) => /\bsession(_|\b)/.test(step));
  expect(steps).toEqual([
    inject('database') === 'sqlite'
      ? 'SEARCH session USING INDEX session_by_user_and_token (userId=? AND token=?)'
      : 'Index Scan using session_by_user_and_token by userId, token',
  ]);
});

it('a page of the history is read in order by date and by amount, without sorting', async () => {
  const plans = await plansOfCalls();
  const pages = [...plans].filter(([name]) => name.startsWith('a page') || name.startsWith('a later'));
  expect(pages).toHaveLength(7);
  for (const [name, steps] of pages) {
    expect([name, steps.flat().filter((step) => /TEMP B-TREE|^Sort/.test(step))]).toEqual([name, []]);
  }
});

it('the history for forecasts and recognition is read in order by date, without sorting', async () => {
  await user.post(RECURRING, { ...RENT, firstDay: FAR_DAY });
  const plans = await plansOfCalls([['a forecast', () => computeHere(app, user)]]);
  const history = [...plans.values()]
    .flat()
    .filter((steps) => steps.some((step) => / transactions(?!_by_user)/.test(step)));
  // One query reads the history, and one the transactions near planned days.
  expect(history).toHaveLength(2);
  expect(history.flat().filter((step) => /SCAN|Seq Scan|TEMP B-TREE|^Sort/.test(step))).toEqual([]);
  expect(history.flat().some((step) => step.includes('transactions_by_day'))).toBe(true);
});

it('a report reads the days of its range by an index, and all transactions only for many years', async () => {
  // The number of queries by neither day nor id. The query of the first day stops at the first row.
  const notByDay = {
    'month?month=2026-03': 0,
    'savings?from=2026-01&to=2026-03': 1,
    'year?year=2025': 0,
    'calendar?month=2026-03': 0,
  };
  const reports = await merchantReportsHere(app, user);
  const march = { from: '2026-03-01', to: '2026-03-31' };
  const february = { from: '2026-02-01', to: '2026-02-28' };
  const notByDayInThread = { months: 1, comparison: 0, merchants: 0, 'merchants of ten years': 1 };
  const plans = await plansOfCalls([
    ...Object.keys(notByDay).map((path): Call => [path, () => user.get(`/api/v1/reports/${path}`)]),
    ['months', () => reports.months({ from: '2026-01-01', to: '2026-03-31' })],
    ['comparison', () => reports.comparison({ period: march, other: february })],
    ['merchants', () => reports.merchants(march)],
    ['merchants of ten years', () => reports.merchants({ from: '2016-01-01', to: '2025-12-31' })],
  ]);
  const counts: Record<string, number> = {};
  for (const [path, steps] of plans) {
    const reads = steps.flat().filter((step) => / (transactions|daily_totals)(_| USING|$)/.test(step));
    expect([path, reads.length > 0]).toEqual([path, true]);
    expect([path, reads.filter((step) => !step.includes('user_id'))]).toEqual([path, []]);
    counts[path] = reads.filter((step) => !/user_id.*(date|\bid\b)/.test(step)).length;
  }
  expect(counts).toEqual({ ...notByDay, ...notByDayInThread });
});

it('the transactions of an import are found by an index of imports', async () => {
  const id = await importRows(user, [addedRow(1), addedRow(2)]);
  const plans = await plansOfCalls([
    ['an import', () => user.get(`${IMPORTS}/${id}`)],
    ['its transactions', () => user.get(`${HISTORY}?import=${id}`)],
    ['their sums', () => user.get(`${HISTORY}/totals?import=${id}`)],
    ['undoing it', () => user.delete(`${IMPORTS}/${id}`)],
  ]);
  for (const [name, callPlans] of plans) {
    const steps = callPlans.flat().filter((step) => step.includes(' transactions'));
    expect([name, steps.some((step) => step.includes('transactions_by_import'))]).toEqual([name, true]);
    const overAll = steps.filter((step) => /\(user_id=\?\)$|using transactions_\w+ by user_id$/.test(step));
    expect([name, overAll]).toEqual([name, []]);
  }
});

const plansOfCalls = (calls = CALLS) => explainCalls(app.database.identity, queries, calls);

/** Inserts deleted transactions of the same user, ten per deletion. */
async function insertDeleted(count: number): Promise<void> {
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  const common = { user_id: uid, type: 'expense', category: 'food', date: '2026-03-05' } as const;
  for (let start = 0; start < count; start += 200) {
    const deletions = Array.from({ length: 200 }, (_, n) => ({
      ...common,
      id: uuidv7(),
      description: 'x',
      search_text: 'x',
      amount_minor: 100,
      created_at: 0,
      updated_at: 0,
      deleted_at: Date.now() - Math.floor((start + n) / 10),
      deletion_id: String(Math.floor((start + n) / 10)),
    }));
    await app.database.write((trx) => trx.insertInto('deleted_transactions').values(deletions).execute());
  }
}

/** Inserts many transactions and their daily totals for the same user, spread over thirty years. */
async function insertMany(): Promise<void> {
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  const common = { user_id: uid, type: 'expense', category: 'food' } as const;
  for (let start = 0; start < MANY; start += 1_000) {
    const dates = Array.from({ length: 1_000 }, (_, n) => addDays('1996-01-01', (start + n) % 11_000));
    await app.database.write(async (trx) => {
      await trx
        .insertInto('transactions')
        .values(
          dates.map((date) => ({
            ...common,
            id: uuidv7(),
            description: 'x',
            amount_minor: 100,
            date,
            created_at: 0,
            updated_at: 0,
          })),
        )
        .execute();
      await trx
        .insertInto('daily_totals')
        .values(dates.map((date) => ({ ...common, date, amount_minor: 100, count: 1 })))
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'date', 'type', 'category'])
            .doUpdateSet((eb) => ({ count: eb('daily_totals.count', '+', 1) })),
        )
        .execute();
    });
  }
}
