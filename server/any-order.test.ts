import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, today } from '#shared/calendar.ts';
import type { AccountExport } from '#shared/contract/account.ts';
import { expectBalances } from '#server/testing/expect-balances.ts';
import { rounds } from '#server/testing/rounds.ts';
import {
  addedRow,
  IMPORTS,
  importRows,
  joinedRow,
  newSource,
  otherRow,
  SOURCES,
} from '#server/testing/import-rows.ts';
import { newRecurringTransfer, RECURRING_TRANSFERS } from '#server/testing/recurring-transfers.ts';
import { goTo, RECURRING, RENT } from '#server/testing/recurring.ts';
import { toComparable, readExport, restoreAll } from '#server/testing/restores.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newTransfer, TRANSFERS } from '#server/testing/transfers.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const TRANSACTIONS = '/api/v1/transactions';
const GROUPS = `${TRANSACTIONS}/group`;
const CATEGORIES = '/api/v1/categories';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Stored = AccountExport['records'][number];
/** `pick` chooses the changed item, `other` its new value. */
type Step = { do: keyof typeof STEPS; pick: number; other: number; cents: number; day: number };
type Account = { user: TestClient; file: AccountExport };

const itemAt = <T>(list: readonly T[], index: number): T | undefined => list[index % (list.length || 1)];
const dateOf = ({ day }: Step) => addDays('2026-02-26', day);
/** Today or one of the next days. */
const laterDay = ({ day }: Step) => addDays(today('UTC', app.clock.now), day);
const typeOf = ({ other }: Step) => (other % 2 === 0 ? 'expense' : 'income');
const pathOf = ({ type, id }: Stored) => `/api/v1/${type}s/${id}`;
const cents = (amount: number) => Math.round(amount * 100);

function listCategories({ file }: Account, type: string): string[] {
  const ownCategories = file.categories.filter((each) => each.type === type && each.mergedInto === null);
  return [...ownCategories.map(({ id }) => id), 'uncategorized'];
}

/** Returns two parts of a transaction that is split. The first part keeps its id. */
function splitInTwo({ id, amount }: Pick<Stored, 'id' | 'amount'>, share: number) {
  const total = cents(amount);
  const first = 1 + (share % (total - 1));
  return [
    { id, amount: first / 100, category: 'uncategorized' },
    { id: uuidv7(), amount: (total - first) / 100, category: 'uncategorized' },
  ];
}

/** Returns the id of an account, or null for none. */
const accountAt = ({ file }: Account, index: number) =>
  index % (file.sources.length + 1) === 0 ? null : (itemAt(file.sources, index)?.id ?? null);

/** Returns two different sides of a transfer; undefined without an account. */
function sidesOf({ file }: Account, { pick, other }: Step) {
  const from = itemAt(file.sources, pick)?.id;
  if (from === undefined) return undefined;
  const toAccount = itemAt([null, ...file.sources.map(({ id }) => id).filter((id) => id !== from)], other) as
    string | null;
  return { fromAccount: from, toAccount };
}

const liveTransfers = ({ file }: Account) => file.transfers.filter(({ deletedAt }) => deletedAt === null);

const STEPS = {
  addAccount: async ({ user }: Account, step: Step) => {
    const opening = step.other % 3 === 0 ? null : { amount: step.cents / -100, day: dateOf(step) };
    return await user.post(SOURCES, newSource({ kind: 'card', opening }));
  },
  editAccount: async ({ user, file }: Account, step: Step) => {
    const item = itemAt(file.sources, step.pick);
    const opening = { amount: step.cents / 100, day: dateOf(step) };
    return item && (await user.patch(`${SOURCES}/${item.id}`, { opening }));
  },
  mergeAccounts: async (account: Account, step: Step) => {
    const { fromAccount, toAccount = null } = sidesOf(account, step) ?? {};
    if (fromAccount === undefined || toAccount === null) return undefined;
    return await account.user.post(`${SOURCES}/${fromAccount}/merge`, { into: toAccount });
  },
  removeAccount: async ({ user, file }: Account, { pick }: Step) => {
    const item = itemAt(file.sources, pick);
    return item && (await user.delete(`${SOURCES}/${item.id}`));
  },
  moveToAccount: async (account: Account, step: Step) => {
    const item = itemAt(account.file.records, step.pick);
    const change = { account: accountAt(account, step.other) ?? '' };
    return item?.groupId === null ? await account.user.patch(pathOf(item), change) : undefined;
  },
  moveMatching: async (account: Account, step: Step) => {
    const ids = account.file.records.filter(({ groupId }) => groupId === null).map(({ id }) => id);
    const changes = [{ ids: ids.slice(0, 3), account: accountAt(account, step.other) ?? '' }];
    return ids.length === 0 ? undefined : await account.user.post(`${TRANSACTIONS}/edit`, { changes });
  },
  transfer: async (account: Account, step: Step) => {
    const sides = sidesOf(account, step);
    if (sides === undefined) return undefined;
    const { fromAccount, toAccount } = sides;
    const [from, to] = step.day % 2 === 0 ? [fromAccount, toAccount] : [toAccount, fromAccount];
    const transfer = newTransfer(from, to, { amount: step.cents / 100, date: dateOf(step) });
    return await account.user.post(TRANSFERS, transfer);
  },
  editTransfer: async (account: Account, step: Step) => {
    const item = itemAt(liveTransfers(account), step.pick);
    const sides = step.other % 2 === 0 ? sidesOf(account, step) : {};
    const change = { amount: step.cents / 100, date: dateOf(step), ...sides };
    return item && (await account.user.patch(`${TRANSFERS}/${item.id}`, change));
  },
  removeTransfer: async (account: Account, { pick }: Step) => {
    const item = itemAt(liveTransfers(account), pick);
    return item && (await account.user.delete(`${TRANSFERS}/${item.id}`));
  },
  restoreTransfer: async ({ user, file }: Account, { pick }: Step) => {
    const item = itemAt(file.transfers, pick);
    return item && (await user.post(`${TRANSFERS}/${item.id}/restore`));
  },
  repeatTransfer: async (account: Account, step: Step) => {
    const sides = sidesOf(account, step);
    if (sides === undefined) return undefined;
    const { fromAccount, toAccount } = sides;
    const fields = { amount: step.cents / 100, unit: 'day', every: 2, firstDay: laterDay(step) };
    const transfer = newRecurringTransfer(fromAccount, toAccount, fields);
    return await account.user.post(RECURRING_TRANSFERS, transfer);
  },
  changeRepeated: async ({ user, file }: Account, { pick, other }: Step) => {
    const item = itemAt(file.recurringTransfers, pick);
    const change = { amount: 1.25, state: itemAt(['active', 'paused', 'ended'], other) };
    return item && (await user.patch(`${RECURRING_TRANSFERS}/${item.id}`, change));
  },
  passDays: async ({ user }: Account, step: Step) => {
    await goTo(app, laterDay(step));
    return await user.post('/api/v1/recurring/catch-up');
  },
  add: async (account: Account, step: Step) => {
    const type = typeOf(step);
    const category = itemAt(listCategories(account, type), step.pick);
    const tags = step.other % 3 === 0 ? [`Tag ${step.pick % 3}`] : [];
    const of = accountAt(account, step.pick);
    const body = {
      description: 'x',
      amount: step.cents / 100,
      date: dateOf(step),
      category,
      tags,
      account: of ?? '',
    };
    return await account.user.post(`/api/v1/${type}s`, body);
  },
  recur: async (account: Account, step: Step) => {
    const firstDay = today('UTC', app.clock.now);
    const of = accountAt(account, step.pick);
    await account.user.post(RECURRING, { ...RENT, firstDay, amount: step.cents / 100, account: of });
    return await account.user.post(`${RECURRING}/catch-up`);
  },
  edit: async ({ user, file }: Account, step: Step) => {
    const item = itemAt(file.records, step.pick);
    return item && (await user.patch(pathOf(item), { amount: step.cents / 100, date: dateOf(step) }));
  },
  remove: async ({ user, file }: Account, { pick }: Step) => {
    const item = itemAt(file.records, pick);
    return item && (await user.delete(pathOf(item)));
  },
  restore: async ({ user, file }: Account, { pick }: Step) => {
    const item = itemAt(file.deletedRecords, pick);
    return item && (await user.post(`${TRANSACTIONS}/deleted/restore`, { ids: [item.id] }));
  },
  removeMatching: async (account: Account, step: Step) => {
    const type = typeOf(step);
    const search = { type, category: itemAt(listCategories(account, type), step.pick) };
    return await account.user.post(`${TRANSACTIONS}/delete-matching`, { search });
  },
  categorizeMatching: async (account: Account, step: Step) => {
    const type = typeOf(step);
    const categories = { [type]: itemAt(listCategories(account, type), step.pick) };
    return await account.user.post(`${TRANSACTIONS}/categorize-matching`, { search: { type }, categories });
  },
  split: async ({ user, file }: Account, step: Step) => {
    const unsplit = file.records.filter(({ groupId, amount }) => groupId === null && cents(amount) > 1);
    const item = itemAt(unsplit, step.pick);
    if (item === undefined) return undefined;
    const { id, type, description, date, tags, amount } = item;
    const parts = splitInTwo(item, step.cents);
    const group = { id: uuidv7(), type, description, date, tags, amount, parts, splits: id };
    return await user.post(GROUPS, group);
  },
  joinParts: async ({ user, file }: Account, { pick }: Step) => {
    const item = itemAt(
      file.records.filter(({ groupId }) => groupId !== null),
      pick,
    );
    if (item === undefined) return undefined;
    const parts = [{ id: item.id, amount: item.amount }];
    return await user.patch(`${GROUPS}/${item.groupId}`, { split: { amount: item.amount, parts } });
  },
  removeGroup: async ({ user, file }: Account, { pick }: Step) => {
    const item = itemAt(
      file.records.filter(({ groupId }) => groupId !== null),
      pick,
    );
    return item && (await user.delete(`${GROUPS}/${item.groupId}`));
  },
  merge: async (account: Account, step: Step) => {
    const type = typeOf(step);
    const from = uuidv7();
    await account.user.post(CATEGORIES, { id: from, type, name: from });
    const amount = step.cents / 100;
    const body = { description: 'x', amount, date: dateOf(step), category: from };
    await account.user.post(`/api/v1/${type}s`, body);
    const old = itemAt(listCategories(account, type), step.pick) ?? 'uncategorized';
    // Merges an old category into the new one, or the reverse.
    const [merged, into] = step.other % 3 === 0 && old !== 'uncategorized' ? [old, from] : [from, old];
    return await account.user.post(`${CATEGORIES}/${merged}/merge`, { into });
  },
  retag: async ({ user }: Account, { pick, other }: Step) =>
    await user.patch(`/api/v1/tags/Tag%20${pick % 3}`, { to: `Tag ${other % 3}` }),
  import: async (account: Account, step: Step) => {
    const type = typeOf(step);
    const category = itemAt(listCategories(account, type), step.pick);
    const fields = { type, category, amount: step.cents / 100, date: dateOf(step), tags: ['Tag 1'] };
    const transaction = itemAt(account.file.records, step.pick);
    await importRows(account.user, [
      addedRow(1, fields),
      addedRow(2, { tags: ['Tag 2'] }),
      otherRow(3, 'transfer'),
      ...(transaction ? [joinedRow(4, transaction.id)] : []),
    ]);
    return undefined;
  },
  undo: async ({ user, file }: Account, { pick, other }: Step) => {
    const item = itemAt(file.imports, pick);
    return item && (await user.delete(`${IMPORTS}/${item.id}?edited=${other % 2 === 0 ? 'keep' : 'delete'}`));
  },
};

const step = fc.record({
  do: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
  pick: fc.nat({ max: 50 }),
  other: fc.nat({ max: 5 }),
  cents: fc.integer({ min: 1, max: 999_999 }),
  day: fc.nat({ max: 5 }),
});

it('changes in any order leave exact totals, and an export restores the same data', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await goTo(app, '2026-11-20');
      const user = await app.signUp({ currency: 'EUR' });
      for (const nextStep of steps) {
        // Edits get a later time than additions.
        app.clock.now += 10;
        const response = await STEPS[nextStep.do]({ user, file: await readExport(user) }, nextStep);
        if (response !== undefined)
          expect(response, JSON.stringify([nextStep, response.body])).toHaveProperty(
            'status',
            expect.toBeOneOf([200, 201]),
          );
      }
      await expectStoredTotals(app, user);
      await expectBalances(app, user);
      await expectRestorable(user);
      for (const { id } of (await readExport(user)).imports)
        await user.delete(`${IMPORTS}/${id}?edited=delete`);
      const { records, deletedRecords, importEntries } = await readExport(user);
      expect([...records, ...deletedRecords].filter(({ importId }) => importId !== null)).toEqual([]);
      expect(importEntries).toEqual([]);
      await expectStoredTotals(app, user);
    }),
    { numRuns: rounds(40) },
  );
});

async function expectRestorable(user: TestClient): Promise<void> {
  const [file, other] = [await readExport(user), await app.signUp({ currency: 'EUR' })];
  const isEmpty = Object.values(toComparable(file)).every((list) => list.length === 0);
  if (isEmpty) return;
  await restoreAll(other, file);
  expect(toComparable(await readExport(other))).toEqual(toComparable(file));
  await expectStoredTotals(app, other);
}
