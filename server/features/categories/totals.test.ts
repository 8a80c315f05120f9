import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { UNCATEGORIZED } from '#shared/categories.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { rounds } from '#server/testing/rounds.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** `pick` chooses a transaction; `one` and `other` choose categories, also merged ones. */
type Step = { do: keyof typeof STEPS; pick: number; one: number; other: number; amount: number; day: number };

type Model = {
  user: TestClient;
  categories: string[];
  /** The category that took over each merged one. */
  into: Map<string, string>;
  /** The category of each transaction, and of each deleted transaction. */
  transactions: Map<string, string>;
  deleted: Map<string, string>;
};

const FIXED = ['food', 'health', UNCATEGORIZED];
const pickFrom = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const resolve = ({ into }: Model, id: string) => into.get(id) ?? id;

const STEPS = {
  async create({ user, categories }: Model) {
    const id = uuidv7();
    expect((await user.post('/api/v1/categories', { id, type: 'expense', name: id })).status).toBe(201);
    categories.push(id);
  },

  async add(model: Model, { one, amount, day }: Step) {
    const category = pickFrom(model.categories, one);
    const body = { description: 'x', amount: amount / 100, date: addDays('2026-03-01', day), category };
    const response = await model.user.post('/api/v1/expenses', body);
    expect(response.status).toBe(201);
    model.transactions.set(response.body.id as string, resolve(model, category));
  },

  async edit(model: Model, { pick, one, amount, day }: Step) {
    if (model.transactions.size === 0) return;
    const [id, category] = [pickFrom([...model.transactions.keys()], pick), pickFrom(model.categories, one)];
    const body = { amount: amount / 100, date: addDays('2026-03-01', day), category };
    expect((await model.user.patch(`/api/v1/expenses/${id}`, body)).status).toBe(200);
    model.transactions.set(id, resolve(model, category));
  },

  async recategorize(model: Model, { one, other }: Step) {
    const [from, to] = [pickFrom(model.categories, one), pickFrom(model.categories, other)];
    const body = { search: { type: 'expense', category: from }, categories: { expense: to } };
    expect((await model.user.post('/api/v1/transactions/categorize-matching', body)).status).toBe(200);
    recategorizeAll(model.transactions, resolve(model, from), resolve(model, to));
  },

  async remove(model: Model, { pick }: Step) {
    if (model.transactions.size === 0) return;
    const id = pickFrom([...model.transactions.keys()], pick);
    expect((await model.user.delete(`/api/v1/expenses/${id}`)).status).toBe(200);
    moveOne(id, model.transactions, model.deleted);
  },

  async restore(model: Model, { pick }: Step) {
    if (model.deleted.size === 0) return;
    const id = pickFrom([...model.deleted.keys()], pick);
    await model.user.post('/api/v1/transactions/deleted/restore', { ids: [id] });
    moveOne(id, model.deleted, model.transactions);
  },

  async merge(model: Model, { one, other }: Step) {
    const [from, to] = [pickFrom(model.categories, one), resolve(model, pickFrom(model.categories, other))];
    if (from === UNCATEGORIZED || from === to) return;
    const response = await model.user.post(`/api/v1/categories/${from}/merge`, { into: to });
    expect([response.status, response.body]).toEqual([200, { moved: countIn(model.transactions, from) }]);
    takeOver(model, from, to);
  },

  async delete(model: Model, { one }: Step) {
    const id = pickFrom(model.categories, one);
    if (FIXED.includes(id) || model.into.has(id)) return;
    const isUsed = countIn(model.transactions, id) + countIn(model.deleted, id) > 0;
    const response = await model.user.delete(`/api/v1/categories/${id}`);
    expect([response.status, response.body]).toEqual([200, { moved: countIn(model.transactions, id) }]);
    takeOver(model, id, UNCATEGORIZED);
    if (!isUsed) model.categories.splice(model.categories.indexOf(id), 1);
  },
};

const countIn = (transactions: ReadonlyMap<string, string>, category: string) =>
  [...transactions.values()].filter((each) => each === category).length;

function recategorizeAll(transactions: Map<string, string>, from: string, to: string): void {
  for (const [id, category] of transactions) if (category === from) transactions.set(id, to);
}

function moveOne(id: string, from: Map<string, string>, to: Map<string, string>): void {
  to.set(id, from.get(id) ?? '');
  from.delete(id);
}

function takeOver({ into, transactions, deleted }: Model, from: string, to: string): void {
  into.set(from, to);
  for (const each of [into, transactions, deleted]) recategorizeAll(each, from, to);
}

const names = Object.keys(STEPS) as (keyof typeof STEPS)[];
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(...names, 'add', 'add', 'add', 'remove', 'merge', 'merge'),
  pick: fc.nat(99),
  one: fc.nat(99),
  other: fc.nat(99),
  amount: fc.integer({ min: 1, max: 9_999_999 }),
  day: fc.nat(3),
});

it('totals equal the transactions, which have the right categories, after any changes and merges', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
      const user = await app.signUp();
      const model: Model = {
        user,
        categories: [...FIXED],
        into: new Map(),
        transactions: new Map(),
        deleted: new Map(),
      };
      for (const each of steps) await STEPS[each.do](model, each);
      expect(await readCategories(user, '/api/v1/transactions?limit=100')).toEqual(model.transactions);
      expect(await readCategories(user, '/api/v1/transactions/deleted?limit=100')).toEqual(model.deleted);
      await expectStoredTotals(app, user);
    }),
    { numRuns: rounds(30) },
  );
});

/** Reads the category of each transaction of a list. */
async function readCategories(user: TestClient, path: string): Promise<Map<string, string>> {
  const { items } = (await user.get(path)).body as { items: Transaction[] };
  return new Map(items.map(({ id, category }) => [id, category]));
}
