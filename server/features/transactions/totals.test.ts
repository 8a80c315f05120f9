import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { CATEGORIES, UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { uuidv7 } from 'uuidv7';
import { rounds } from '#server/testing/rounds.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Content = { amountMinor: bigint; category: string; date: string };
type Step =
  | ({ do: 'add'; type: TransactionType } & Content)
  | ({ do: 'edit'; pick: number } & Content)
  | { do: 'remove' | 'restore'; pick: number }
  | { do: 'removeGroup'; pick: number }
  | SplitStep
  | Matching;
/** Splits a transaction, or its group again; `cuts` are the amounts of the new parts. */
type SplitStep = { do: 'split'; pick: number; cuts: bigint[]; date: string };
type Matching = { do: 'removeMatching' | 'categorizeMatching'; type: TransactionType; categoryIndex: number };
type ModelTransaction = Content & { id: string; type: TransactionType; groupId?: string };

const FIRST_DAY = '2024-02-25';
const DAYS = 12;

const date = fc.integer({ min: 0, max: DAYS - 1 }).map((day) => addDays(FIRST_DAY, day));
const amountMinor = fc.bigInt({ min: 1n, max: 99_999_999n });
const categoryIndex = fc.integer({ min: 0, max: 5 });
const transactionType = fc.constantFrom<TransactionType>('expense', 'income');
const findCategory = (type: TransactionType, index: number) => CATEGORIES[type][index] ?? UNCATEGORIZED;

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      type: transactionType,
      amountMinor,
      categoryIndex,
      date,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      pick: fc.nat(),
      amountMinor,
      categoryIndex,
      date,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('remove' as const, 'restore' as const, 'removeGroup' as const),
      pick: fc.nat(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('split' as const),
      pick: fc.nat(),
      cuts: fc.array(fc.bigInt({ min: 1n, max: 9_999n }), { minLength: 1, maxLength: 4 }),
      date,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('removeMatching' as const, 'categorizeMatching' as const),
      type: transactionType,
      categoryIndex,
    }),
  },
) as never;

it('the totals equal the sums of the transactions after any changes: single, split or bulk', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      date,
      date,
      async (steps, dayA, dayB) => {
        const user = await app.signUp();
        const model: ModelTransaction[] = [];
        const deleted: ModelTransaction[] = [];
        for (const each of steps) await apply(user, { model, deleted }, each);
        const [from, to] = dayA < dayB ? [dayA, dayB] : [dayB, dayA];
        await expectSummary(user, model, from, to);
        await expectSummary(user, model, '2024-01-01', '2024-12-31');
        await expectStoredTotals(app, user);
      },
    ),
    { numRuns: rounds(30) },
  );
});

type Model = { model: ModelTransaction[]; deleted: ModelTransaction[] };

async function apply(user: TestClient, { model, deleted }: Model, each: Step): Promise<void> {
  const toPath = (type: TransactionType) => `/api/v1/${type}s`;
  if (each.do === 'add') {
    const content = toContent(each, each.type);
    const response = await user.post(toPath(each.type), { ...toBody(content), description: 'x' });
    expect(response.status).toBe(201);
    model.push({ ...content, type: each.type, id: response.body.id });
    return;
  }
  if (!('pick' in each)) return await applyToMatching(user, { model, deleted }, each);
  if (each.do === 'restore') {
    const [target] = deleted.splice(each.pick % (deleted.length + 1), 1);
    if (target === undefined) return;
    await user.post('/api/v1/transactions/deleted/restore', { ids: [target.id] });
    model.push(target);
    return;
  }
  if (model.length === 0) return;
  if (each.do === 'split' || each.do === 'removeGroup')
    return await applyToGroup(user, { model, deleted }, each);
  const index = each.pick % model.length;
  const target = model[index] as ModelTransaction;
  const path = `${toPath(target.type)}/${target.id}`;
  if (each.do === 'remove') {
    expect((await user.delete(path)).body).toEqual({ success: true });
    deleted.push(...model.splice(index, 1));
    return;
  }
  const content = toContent(each, target.type);
  expect((await user.patch(path, toBody(content))).status).toBe(200);
  model[index] = { ...target, ...content };
}

const GROUPS = '/api/v1/transactions/group';

/** A group that is split again keeps its first part, and moves to another day. */
async function applyToGroup(
  user: TestClient,
  { model, deleted }: Model,
  each: SplitStep | { do: 'removeGroup'; pick: number },
): Promise<void> {
  const target = model[each.pick % model.length] as ModelTransaction;
  const { groupId } = target;
  const group = groupId === undefined ? [target] : model.filter((other) => other.groupId === groupId);
  if (each.do === 'removeGroup') {
    if (groupId === undefined) return;
    expect((await user.delete(`${GROUPS}/${groupId}`)).body.deleted).toHaveLength(group.length);
    for (const removed of group) deleted.push(...model.splice(model.indexOf(removed), 1));
    return;
  }
  const [first, ...others] = group as [ModelTransaction, ...ModelTransaction[]];
  const id = groupId ?? uuidv7();
  const day = groupId === undefined ? first.date : each.date;
  const added = each.cuts.map((amount) => {
    const content = { amountMinor: amount, category: UNCATEGORIZED, date: day };
    return { ...content, type: first.type, groupId: id, id: uuidv7() };
  });
  const parts = [{ ...first, date: day, groupId: id }, ...added];
  const split = { amount: toNumber(sum(parts)), parts: parts.map(toPart) };
  const { status } =
    groupId === undefined
      ? await user.post(GROUPS, {
          ...split,
          id,
          type: first.type,
          description: 'x',
          date: day,
          splits: first.id,
        })
      : await user.patch(`${GROUPS}/${id}`, { split, date: day });
  expect(status).toBe(groupId === undefined ? 201 : 200);
  model.splice(model.indexOf(first), 1, ...parts);
  for (const removed of others) deleted.push(...model.splice(model.indexOf(removed), 1));
}

function toPart({ id, amountMinor: amount, category }: ModelTransaction) {
  return { id, amount: toNumber(amount), category };
}

async function applyToMatching(
  user: TestClient,
  { model, deleted }: Model,
  { do: action, type, categoryIndex: index }: Matching,
): Promise<void> {
  const category = findCategory(type, index);
  if (action === 'categorizeMatching') {
    const body = { search: { type }, categories: { [type]: category } };
    expect((await user.post('/api/v1/transactions/categorize-matching', body)).status).toBe(200);
    for (const each of model) if (each.type === type) each.category = category;
    return;
  }
  const { body } = await user.post('/api/v1/transactions/delete-matching', { search: { type, category } });
  const removed = model.filter((each) => each.type === type && each.category === category);
  expect(body.deleted).toBe(removed.length);
  for (const each of removed) deleted.push(...model.splice(model.indexOf(each), 1));
}

function toContent(each: Step, type: TransactionType): Content {
  const {
    amountMinor: amount,
    categoryIndex: index,
    date: day,
  } = each as never as Content & { categoryIndex: number };
  return { amountMinor: amount, category: findCategory(type, index), date: day };
}

function toBody({ amountMinor: amount, category, date: day }: Content) {
  return { amount: toNumber(amount), category, date: day };
}

/** Converts cents to major units through text, independently of the code under test. */
function toNumber(cents: bigint): number {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return Number(`${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

function sum(transactions: readonly ModelTransaction[]): bigint {
  return transactions.reduce((total, transaction) => total + transaction.amountMinor, 0n);
}

async function expectSummary(user: TestClient, model: readonly ModelTransaction[], from: string, to: string) {
  const inRange = model.filter((transaction) => transaction.date >= from && transaction.date <= to);
  const listType = (type: TransactionType) => inRange.filter((transaction) => transaction.type === type);
  const { body } = await user.get(`/api/v1/summary?from=${from}&to=${to}`);
  expect(body.income).toBe(toNumber(sum(listType('income'))));
  expect(body.expenses).toBe(toNumber(sum(listType('expense'))));
  expect(body.balance).toBe(toNumber(sum(listType('income')) - sum(listType('expense'))));

  const names = [...new Set(listType('expense').map((transaction) => transaction.category))];
  const categories = names.map((name) => ({
    name,
    value: toNumber(sum(listType('expense').filter((transaction) => transaction.category === name))),
  }));
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(body.categories.toSorted(byName)).toEqual(categories.toSorted(byName));

  for (const day of body.daily as { date: string; income: number; expenses: number }[]) {
    const sumDay = (type: TransactionType) =>
      sum(listType(type).filter((transaction) => transaction.date === day.date));
    expect(day).toEqual({
      date: day.date,
      income: toNumber(sumDay('income')),
      expenses: toNumber(sumDay('expense')),
    });
  }
}
