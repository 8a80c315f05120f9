import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { explainCalls } from '#server/testing/explain-calls.ts';
import {
  addedRow,
  importRows,
  newSource,
  SOURCES,
  startImport,
  IMPORTS,
} from '#server/testing/import-rows.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const HISTORY = '/api/v1/transactions';
const EXPENSES = '/api/v1/expenses';
const queries: Parameters<typeof explainCalls>[1] = [];
let app: TestApp;
beforeAll(async () => {
  const database = await createTestDatabase({ onQuery: (query) => queries.push(query) });
  app = await createTestApp({ database });
});
afterAll(() => app.close());

/** Signs up a user with a bank's import, an expense in cash, one without an account, and an import of another bank. */
async function signUpWithAccounts() {
  const user = await app.signUp();
  const [bank, cash] = [newSource({ name: 'Bank' }), newSource({ name: 'Cash', kind: 'cash' })];
  for (const account of [bank, cash]) await user.post(SOURCES, account);
  await user.post(`${IMPORTS}/${await startImport(user, bank.id)}/rows`, { rows: [addedRow(1)] });
  const expense = { description: 'Coffee', amount: 2, date: '2026-11-20' };
  const { id } = (await user.post(EXPENSES, { ...expense, account: cash.id })).body;
  await user.post(EXPENSES, { ...expense, amount: 9 });
  await importRows(user, [addedRow(3)]);
  return { user, bank: bank.id, cash: cash.id, coffee: `${EXPENSES}/${id}` };
}

it('the history, the totals and the CSV of accounts have their imported and typed transactions', async () => {
  const { user, bank, cash } = await signUpWithAccounts();
  const find = async (account: string) =>
    (await user.get(`${HISTORY}?account=${account}&sort=smallest`)).body.items;
  expect(await find(bank)).toMatchObject([{ description: 'Line 1', account: bank }]);
  expect(await find(cash)).toMatchObject([{ description: 'Coffee', account: cash }]);
  expect(await find(`${bank},${cash}`)).toMatchObject([{ account: bank }, { account: cash }]);
  expect((await user.get(`${HISTORY}/totals?account=${bank},${cash}`)).body).toMatchObject({
    count: 2,
    expenses: 3,
  });
  const { body: csv } = await user.get(`${HISTORY}.csv?account=${cash}`);
  expect(String(csv).trim().split('\n')).toEqual([
    expect.stringContaining('Account'),
    expect.stringContaining('Cash'),
  ]);
  expect((await user.get(`${HISTORY}?q=cash`)).body.items).toMatchObject([{ description: 'Coffee' }]);
  const stranger = await app.signUp();
  expect((await stranger.get(`${HISTORY}?account=${cash}`)).body.items).toEqual([]);
});

it("another user's account is unknown in every write", async () => {
  const { cash, user: owner } = await signUpWithAccounts();
  const { user, coffee } = await signUpWithAccounts();
  const expense = { description: 'Tea', amount: 2, date: '2026-11-20', account: cash };
  const parts = [1, 2].map((amount) => ({ id: newSource().id, amount }));
  const group = { ...expense, id: newSource().id, type: 'expense', amount: 3, parts };
  const ids = [coffee.split('/').at(-1)];
  const responses = [
    await user.post(EXPENSES, expense),
    await user.patch(coffee, { account: cash }),
    await user.post(`${HISTORY}/group`, group),
    await user.post(`${HISTORY}/edit`, { changes: [{ ids, account: cash }] }),
    await user.post(`${HISTORY}/edit-matching`, { search: { q: 'coffee' }, account: cash }),
  ];
  for (const { status, body } of responses)
    expect([status, body.details]).toMatchObject([400, [{ field: 'account', code: 'accountUnknown' }]]);
  expect((await owner.post(EXPENSES, expense)).status).toBe(201);
});

it('many transactions get another account at once, and the former accounts undo it', async () => {
  const { user, bank, cash } = await signUpWithAccounts();
  const before = (await user.get('/api/v1/me/export')).body.records;
  const edited = await user.post(`${HISTORY}/edit-matching`, { search: {}, account: cash });
  expect(edited.body).toMatchObject({ count: 3 });
  expect((await user.get(`${HISTORY}?account=${cash}`)).body.items).toHaveLength(4);
  const accounts = edited.body.former.map(({ account }: { account: string }) => account);
  expect(accounts).toEqual(expect.arrayContaining([bank, '']));
  await user.post(`${HISTORY}/edit`, { changes: edited.body.former });
  const after = (await user.get('/api/v1/me/export')).body.records;
  const toAccounts = (records: { id: string; account?: string }[]) =>
    records.map(({ id, account }) => `${id} ${account}`).toSorted();
  expect(toAccounts(after)).toEqual(toAccounts(before));
});

it('an imported purchase keeps its account when it is split without naming one', async () => {
  const { user, bank } = await signUpWithAccounts();
  const [{ id }] = (await user.get(`${HISTORY}?account=${bank}`)).body.items;
  const parts = [
    { id, amount: 0.4 },
    { id: newSource().id, amount: 0.6 },
  ];
  const group = { id: newSource().id, type: 'expense', description: 'Line 1', date: '2026-11-20', amount: 1 };
  const split = await user.post(`${HISTORY}/group`, { ...group, splits: id, parts });
  expect(split.body.items).toMatchObject([{ account: bank }, { account: bank }]);
  const moved = await user.patch(`${HISTORY}/group/${group.id}`, { account: '' });
  expect(moved.body.items.map((part: { account?: string }) => part.account)).toEqual([undefined, undefined]);
});

it('the newest transactions of an account are found by its index', async () => {
  const { user, cash } = await signUpWithAccounts();
  const call = () => user.get(`${HISTORY}?account=${cash}`);
  const plans = await explainCalls(app.database.identity, queries, [['an account', call]]);
  const steps = plans
    .get('an account')
    ?.flat()
    .filter((step) => step.includes('transactions'));
  expect(steps?.some((step) => step.includes('transactions_by_account'))).toBe(true);
});
