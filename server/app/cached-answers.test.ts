import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import type { NewTransaction } from '#shared/contract/transactions.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { scaled } from '#shared/testing/scaled.ts';
import { createChangeLog } from '#server/caching/change-log.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { createMonthNotices } from '#server/features/notices/month-notices.ts';
import { createTransactionWriter } from '#server/features/transactions/transaction-writer.ts';
import { createTransactions } from '#server/features/transactions/transactions.ts';
import type { Caller } from '#server/http/environment.ts';
import { addedRow, importRows } from '#server/testing/import-rows.ts';
import { goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createInsightAnswers, type InsightAnswers } from './insight-answers.ts';
import { cacheMerchants } from './mount-reports.ts';

const TODAY = '2026-11-20';
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const PATH = '/api/v1/transactions';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await goTo(app, TODAY);
});
afterAll(() => app.close());

const day = fc
  .oneof(
    fc.integer({ min: -19, max: 3 }),
    fc.integer({ min: -60, max: -20 }),
    fc.integer({ min: -400, max: 60 }),
  )
  .map((days) => addDays(TODAY, days));
const fields = fc.record({
  date: day,
  amount: fc.constantFrom(9.5, 30, 412.25),
  description: fc.constantFrom('Café Luz', 'CAFE LUZ', 'Rent', 'COMPRA TARJ. 4176 MERCADONA 0456', 'Gym'),
  category: fc.constantFrom('food', 'utilities'),
});
const type = fc.constantFrom('expense', 'income');
const at = fc.nat();
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add'), type, fields }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit'), at, fields }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove'), at }) },
  fc.record({
    kind: fc.constantFrom('restore', 'deleteMany', 'categorize', 'import', 'elsewhere'),
    at,
    fields,
  }),
);
type Change = { kind: string; type?: 'expense' | 'income'; at?: number; fields?: NewTransaction };

/** Signs up a user whose single changes are logged as in the app. Other changes leave gaps in the log. */
async function openPerson() {
  const client = await app.signUp({ currency: 'EUR', timeZone: 'UTC' });
  const me = (await client.get('/api/v1/me')).body as Profile;
  const caller = { ...me, userId: me.uid } as unknown as Caller;
  const log = createChangeLog({ maxChanges: 6 });
  const { forProduct: database } = app.database;
  const write = createTransactionWriter({ database, changes: log, onChange: () => undefined });
  const transactions = createTransactions({ write, now: () => app.clock.now, readCategories });
  const listTransactions = async () =>
    (await client.get(`${PATH}?limit=100`)).body.items as { id: string; type: 'expense' | 'income' }[];

  async function apply({
    kind,
    type: addedType = 'expense',
    at: index = 0,
    fields: values,
  }: Change): Promise<void> {
    const rows = kind === 'add' ? [] : await listTransactions();
    const row = rows[index % rows.length];
    if (kind === 'add' && values)
      await transactions.add(caller, addedType, removeForeignCategory(addedType, values));
    if (kind === 'elsewhere') await client.post('/api/v1/expenses', values);
    if (kind === 'import' && values) {
      const { date, description } = values;
      await importRows(client, [addedRow(1, { date, description })]);
    }
    if (kind === 'restore') {
      const { items } = (await client.get(`${PATH}/deleted`)).body as { items: { id: string }[] };
      if (items[0]) await client.post(`${PATH}/deleted/restore`, { ids: [items[0].id] });
    }
    if (row === undefined) return;
    if (kind === 'edit' && values)
      await transactions.edit(caller, row.type, row.id, removeForeignCategory(row.type, values));
    if (kind === 'remove') await transactions.remove(caller, row.type, row.id);
    if (kind === 'deleteMany') await client.post(`${PATH}/delete`, { ids: [row.id] });
    if (kind === 'categorize')
      await client.post(`${PATH}/categorize`, { ids: [row.id], categories: { expense: 'health' } });
  }

  return { userId: me.uid, log, apply };
}

/** Removes the category from incomes, which have other categories. */
function removeForeignCategory(
  transactionType: 'expense' | 'income',
  { category, ...rest }: NewTransaction,
): NewTransaction {
  return transactionType === 'income' ? rest : { ...rest, category };
}

/** Returns a function that reads all results that may be cached, with the given functions. */
function createReadAll(answers: InsightAnswers, changes = createChangeLog()) {
  const { forProduct: database } = app.database;
  const { merchants, comparison } = cacheMerchants({ db: database.read, changes }, answers);
  const listNotices = createMonthNotices({ database, compute: answers.notices, changes });
  return async (userId: string) => {
    const user = { userId, today: TODAY, currency: 'EUR' };
    const searcher = { userId, currency: 'EUR', language: 'en' } as const;
    return {
      repeating: await answers.repeating(user, '2026-12-31'),
      forecast: await answers.forecast(user),
      notices: await answers.notices(user),
      ofOctober: await listNotices(user, OCTOBER),
      series: await answers.series(user),
      words: await answers.words(searcher),
      near: await answers.nearNames(searcher, 'mercadona'),
      merchants: await answers.searchedMerchants(searcher, {}),
      spentSince: await answers.searchedMerchants(searcher, { type: 'expense', from: '2026-05-01' }),
      ofYear: await merchants(user, YEAR),
      compared: await comparison(user, { period: OCTOBER, other: { from: '2026-09-01', to: '2026-09-30' } }),
    };
  };
}

it(
  'cached results equal results without a cache, after any changes',
  async () => {
    const { userId, log, apply } = await openPerson();
    const { read } = app.database.forProduct;
    const now = () => app.clock.now;
    const readCached = createReadAll(createInsightAnswers(read, log, now), log);
    for (let ago = 0; ago < 8; ago++) {
      const date = addDays('2026-11-05', -30 * ago);
      for (const description of ['Rent', 'Café Luz', 'Gym'])
        await apply({ kind: 'add', fields: { date, amount: 30 + ago, description, category: 'food' } });
    }
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        for (const each of changes) await apply(each);
        expect(await readCached(userId)).toEqual(
          await createReadAll(createInsightAnswers(read, undefined, now))(userId),
        );
      }),
      { numRuns: scaled(12), endOnFailure: true },
    );
  },
  scaled(300_000),
);
