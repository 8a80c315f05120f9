import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { explainCalls } from '#server/testing/explain-calls.ts';
import {
  addedRow,
  IMPORTS,
  importRows,
  newSource,
  SOURCES,
  startImport,
} from '#server/testing/import-rows.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const HISTORY = '/api/v1/transactions';
const queries: Parameters<typeof explainCalls>[1] = [];
let app: TestApp;
beforeAll(async () => {
  const database = await createTestDatabase({ onQuery: (query) => queries.push(query) });
  app = await createTestApp({ database });
});
afterAll(() => app.close());

/** Signs up a user with a typed transaction, two imports of one source, and one import of another. */
async function importTwice() {
  const user = await app.signUp();
  await user.post('/api/v1/expenses', { description: 'Typed', amount: 1, date: '2026-11-20' });
  const source = newSource();
  await user.post(SOURCES, source);
  for (const line of [1, 2]) {
    await user.post(`${IMPORTS}/${await startImport(user, source.id)}/rows`, { rows: [addedRow(line)] });
  }
  await importRows(user, [addedRow(3)]);
  return { user, source: source.id };
}

it('the history, the totals and the CSV of a source have the transactions of its imports', async () => {
  const { user, source } = await importTwice();
  const { items } = (await user.get(`${HISTORY}?source=${source}&sort=smallest`)).body;
  expect(items).toMatchObject([{ description: 'Line 1' }, { description: 'Line 2' }]);
  expect((await user.get(`${HISTORY}/totals?source=${source}`)).body).toMatchObject({
    count: 2,
    expenses: 3,
  });
  expect((await user.get(`${HISTORY}?source=${source}&min=2`)).body.items).toHaveLength(1);
  const { body: csv } = await user.get(`${HISTORY}.csv?source=${source}`);
  expect((csv as string).trimEnd().split('\n')).toHaveLength(3);
  const stranger = await app.signUp();
  expect((await stranger.get(`${HISTORY}?source=${source}`)).body.items).toEqual([]);
});

it('the transactions of a source are found by the index of imports', async () => {
  const { user, source } = await importTwice();
  const call = () => user.get(`${HISTORY}?source=${source}`);
  const plans = await explainCalls(app.database.identity, queries, [['a source', call]]);
  const steps = plans
    .get('a source')
    ?.flat()
    .filter((step) => step.includes('transactions'));
  expect(steps?.filter((step) => step.includes('transactions_by_import'))).toHaveLength(1);
});
