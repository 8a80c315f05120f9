import { sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { addDays } from '#shared/calendar.ts';
import { addedRow, IMPORTS, importRows } from '#server/testing/import-rows.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** With this many rows the indexes of PostgreSQL exceed one page; below, all of them cost the same. */
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
  // PostgreSQL would gather statistics during the test and change its plans.
  if (inject('database') === 'postgres') {
    for (const table of ['transactions', 'deleted_transactions', 'daily_totals', 'user_totals']) {
      await sql`alter table ${sql.table(table)} set (autovacuum_enabled = off)`.execute(
        app.database.identity,
      );
    }
  }
}, 60_000);
afterAll(() => app.close());

const HISTORY = '/api/v1/transactions';
const LATEST_ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
const TRANSACTION = { description: 'x', amount: 12.34, category: 'food', date: '2026-03-05' };

const CALLS: [name: string, call: () => Promise<unknown>][] = [
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
  ['deleting several', () => user.post(`${HISTORY}/delete`, { ids: ids.splice(-2) })],
  ['restoring several', () => user.post(`${HISTORY}/deleted/restore`, { ids: [uuidv7()] })],
  ['a page of the deleted', () => user.get(`${HISTORY}/deleted?limit=50`)],
  ['a later page of the deleted', () => user.get(`${HISTORY}/deleted?cursor=${Date.now()}_${LATEST_ID}`)],
  ['the recent transactions', () => user.get('/api/v1/transactions/recent')],
];

it(`every query has the same plan with ${FEW} and with ${MANY} transactions`, async () => {
  for (let n = 0; n < FEW; n++) ids.push((await user.post('/api/v1/expenses', TRANSACTION)).body.id);
  await insertDeleted(FEW);
  const few = await plansOfCalls();
  await insertMany();
  await insertDeleted(MANY);
  const many = await plansOfCalls();

  for (const [name] of CALLS) {
    expect(few.get(name)?.length, name).toBeGreaterThan(0);
    expect(many.get(name), name).toEqual(few.get(name));
  }
  const steps = [...many.values()].flat(2);
  expect(steps.filter((step) => /^(SCAN|Seq Scan)/.test(step))).toEqual([]);
  // A user's rows are found by the user, never by a scan of everybody's.
  const perUser = steps.filter((step) =>
    /Index.* using (transactions|deleted_transactions|daily_totals|user_totals)_/.test(step),
  );
  expect(perUser.filter((step) => !step.includes('user_id'))).toEqual([]);
  // The checks above pass without any index, so expect some.
  expect(steps.filter((step) => /INDEX|PRIMARY KEY|Index Scan/.test(step)).length).toBeGreaterThan(10);
}, 120_000);

it('a page of the history is read in order by date and by amount, without sorting', async () => {
  const plans = await plansOfCalls();
  const pages = [...plans].filter(([name]) => name.startsWith('a page') || name.startsWith('a later'));
  expect(pages).toHaveLength(7);
  for (const [name, steps] of pages) {
    expect([name, steps.flat().filter((step) => /TEMP B-TREE|^Sort/.test(step))]).toEqual([name, []]);
  }
});

it('the transactions of an import are found by the import, never among all of the user', async () => {
  const id = await importRows(user, [addedRow(1), addedRow(2)]);
  const plans = await plansOfCalls([
    ['an import', () => user.get(`${IMPORTS}/${id}`)],
    ['its transactions', () => user.get(`${HISTORY}?import=${id}`)],
    ['their sums', () => user.get(`${HISTORY}/totals?import=${id}`)],
    ['undoing it', () => user.delete(`${IMPORTS}/${id}`)],
  ]);
  for (const [name, found] of plans) {
    const steps = found.flat().filter((step) => step.includes(' transactions'));
    expect([name, steps.some((step) => step.includes('transactions_by_import'))]).toEqual([name, true]);
    const overAll = steps.filter((step) => /\(user_id=\?\)$|using transactions_\w+ by user_id$/.test(step));
    expect([name, overAll]).toEqual([name, []]);
  }
});

/** The plans of the queries of each call; a plan is a list of steps. */
async function plansOfCalls(calls = CALLS): Promise<Map<string, string[][]>> {
  // Gather the statistics that a database in use has.
  if (inject('database') === 'postgres') await sql`analyze`.execute(app.database.identity);
  const plans = new Map<string, string[][]>();
  for (const [name, call] of calls) {
    queries.length = 0;
    await call();
    const explainable = queries.filter(
      // Any call may read the settings again.
      ({ sql: text }) => /^(select|insert|update|delete)/i.test(text) && !text.includes('"settings"'),
    );
    const found: string[][] = [];
    for (const query of explainable) found.push(await explain(query));
    plans.set(name, found);
  }
  return plans;
}

async function explain(query: CompiledQuery): Promise<string[]> {
  return inject('database') === 'sqlite' ? await explainSqlite(query) : await explainPostgres(query);
}

async function explainSqlite(query: CompiledQuery): Promise<string[]> {
  const { rows } = await app.database.identity.executeQuery<{ detail: string }>({
    ...query,
    sql: `explain query plan ${query.sql}`,
  });
  return rows.map((row) => row.detail);
}

type PlanNode = { 'Node Type': string; 'Index Name'?: string; 'Index Cond'?: string; Plans?: PlanNode[] };

/** With sequential scans off, a plan shows whether an index can serve the query. */
async function explainPostgres(query: CompiledQuery): Promise<string[]> {
  const explained = await app.database.identity.transaction().execute(async (trx) => {
    await trx.executeQuery({ ...query, sql: 'set local enable_seqscan = off', parameters: [] });
    await trx.executeQuery({ ...query, sql: 'set local enable_bitmapscan = off', parameters: [] });
    return await trx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
      ...query,
      sql: `explain (format json) ${query.sql}`,
    });
  });
  const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan;
  return plan ? flatten(plan) : [];
}

/** Each step with its index and the columns of its condition, without the values. */
function flatten(node: PlanNode): string[] {
  const columns = new Set(node['Index Cond']?.match(/\b[a-z_]+(?= (?:=|>=|<=|<|>) )/g));
  const scan =
    node['Index Name'] === undefined ? '' : ` using ${node['Index Name']} by ${[...columns].join(', ')}`;
  return [`${node['Node Type']}${scan}`, ...(node.Plans ?? []).flatMap(flatten)];
}

/** Adds deleted transactions of the same user, ten in each deletion. */
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

/** Puts many transactions of the same user into both tables, spread over thirty years. */
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
