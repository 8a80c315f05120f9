import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '#shared/contract/account.ts';
import { today } from '#shared/calendar.ts';
import { MAX_OWN_CATEGORIES, MAX_SOURCES } from '#shared/limits.ts';
import { listUnseenAlerts, findBudget, setBudget } from '#server/testing/budgets.ts';
import { newSource } from '#server/testing/import-rows.ts';
import { toComparable, readExport, RESTORE, restoreAll, startRestore } from '#server/testing/restores.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const CATEGORIES = '/api/v1/categories';
const EXPENSES = '/api/v1/expenses';
const GROUPS = '/api/v1/transactions/group';
const PURCHASE = { description: 'Mercado', date: '2026-11-20', category: 'food' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Signs up two users with the same currency: one whose data is exported, one for the restore. */
async function signUpTwo(): Promise<[TestClient, TestClient]> {
  return [await app.signUp({ currency: 'EUR' }), await app.signUp({ currency: 'EUR' })];
}

/** Restores the export of one account into the other, and returns the exports of both. */
async function restoreInto(before: TestClient, after: TestClient) {
  const file = await readExport(before);
  await restoreAll(after, file);
  return [toComparable(file), toComparable(await readExport(after))] as const;
}

describe('the restore of an export brings back', () => {
  it('categories: own, renamed, archived, merged and deleted ones, in their order', async () => {
    const [before, after] = await signUpTwo();
    const add = async (name: string, type = 'expense') =>
      (await before.post(CATEGORIES, { type, name, icon: 'paw', colour: 'teal' })).body.id as string;
    const [pets, cats, trips, side] = [
      await add('Pets'),
      await add('Cats'),
      await add('Trips'),
      await add('Side job', 'income'),
    ];
    const mergedPurchaseId = (await before.post(EXPENSES, { ...PURCHASE, amount: 1, category: cats })).body
      .id as string;
    await before.post(EXPENSES, { ...PURCHASE, amount: 7, category: trips });
    await before.post('/api/v1/incomes', { ...PURCHASE, amount: 2, category: side });
    await before.patch(`${CATEGORIES}/food`, { name: 'Supermercado', colour: 'pink' });
    await before.patch(`${CATEGORIES}/health`, { isArchived: true });
    await before.post(`${CATEGORIES}/${cats}/merge`, { into: pets });
    await before.delete(`${CATEGORIES}/${trips}`);
    await before.put(`${CATEGORIES}/order`, { type: 'expense', ids: [pets, 'food'] });
    const [exported, restored] = await restoreInto(before, after);
    expect(exported.categories).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ id: pets, name: 'Pets', mergedInto: null }),
        expect.objectContaining({ id: cats, mergedInto: pets }),
        expect.objectContaining({ id: trips, mergedInto: 'uncategorized' }),
      ]) as object,
    );
    expect(restored).toEqual(exported);
    // A browser that has not read the merge still sends the merged category.
    const expense = { ...PURCHASE, amount: 3, category: cats };
    const { id } = (await after.post(EXPENSES, expense)).body;
    for (const purchaseId of [mergedPurchaseId, id])
      expect((await after.get(`${EXPENSES}/${purchaseId}`)).body).toMatchObject({ category: pets });
  });

  it('overspent budgets, without raising their alerts another time', async () => {
    const [before, after] = await signUpTwo();
    const date = today('UTC', app.clock.now);
    await setBudget(before, { month: '2026-01', amount: 10 });
    await before.post(EXPENSES, { ...PURCHASE, amount: 12, date });
    expect(await listUnseenAlerts(before)).toMatchObject([{ category: 'food', level: 100 }]);
    await restoreInto(before, after);
    expect(await findBudget(after, 'food', date.slice(0, 7))).toMatchObject({
      amount: 10,
      spent: 12,
      left: -2,
    });
    expect(await listUnseenAlerts(after)).toEqual([]);
    await after.post(EXPENSES, { ...PURCHASE, amount: 1, date });
    expect(await listUnseenAlerts(after)).toEqual([]);
  });

  it('notes, tags and split purchases, of deleted transactions too', async () => {
    const [before, after] = await signUpTwo();
    const details = { note: 'Two lines\nof “notes”', tags: ['Casa', 'niño'] };
    await before.post(EXPENSES, { ...PURCHASE, amount: 4.05, ...details });
    const deletedPurchase = (await before.post(EXPENSES, { ...PURCHASE, amount: 5, ...details })).body;
    const parts = [
      { id: uuidv7(), amount: 10.1, category: 'food', note: 'Fruit' },
      { id: uuidv7(), amount: 20.2, category: 'health' },
      { id: uuidv7(), amount: 0.05, category: 'entertainment' },
    ];
    const group = { ...PURCHASE, category: undefined, type: 'expense', tags: ['casa'] };
    const id = uuidv7();
    const added = await before.post(GROUPS, { ...group, id, amount: 30.35, parts });
    expect(added.status).toBe(201);
    await before.delete(`${EXPENSES}/${deletedPurchase.id}`);
    await before.delete(`${EXPENSES}/${parts[2]?.id}`);
    const [exported, restored] = await restoreInto(before, after);
    expect(exported).toMatchObject({
      records: expect.arrayContaining([expect.objectContaining(details)]) as object,
      deletedRecords: expect.arrayContaining([expect.objectContaining(details)]) as object,
    });
    expect(restored).toEqual(exported);
    const found = (await after.get(`${GROUPS}/${id}`)).body.items as { amount: number }[];
    expect(new Set(found.map(({ amount }) => amount))).toEqual(new Set([10.1, 20.2]));
    expect((await after.get('/api/v1/tags')).body).toEqual((await before.get('/api/v1/tags')).body);
    for (const words of ['fruit', 'nino', 'two%20lines']) {
      const search = `/api/v1/transactions?q=${words}`;
      const ids = async (user: TestClient) =>
        ((await user.get(search)).body.items as { id: string }[]).map((each) => each.id);
      expect([words, await ids(after)]).toEqual([words, await ids(before)]);
    }
  });
});

describe('the categories of a restore', () => {
  const pets = {
    id: uuidv7(),
    type: 'expense',
    name: 'Pets',
    icon: null,
    colour: null,
    isFixed: false,
    isArchived: false,
    mergedInto: null,
  } as const;

  async function post(categories: readonly object[], others: Partial<AccountExport> = {}) {
    const user = await app.signUp({ currency: 'EUR' });
    const id = await startRestore(user, { exportedAt: '2026-11-01T10:00:00.000Z' });
    const { status, body } = await user.post(`${RESTORE}/rows`, { id, categories, ...others });
    return { user, status, body };
  }

  it.each([
    ['uncategorized', { ...pets, id: 'uncategorized' }, 'categories.0.type'],
    ['a fixed category of the other type', { ...pets, id: 'salary' }, 'categories.0.type'],
    ['a category with a name of two lines', { ...pets, name: 'a\nb' }, 'categories.0.name'],
    ['an own category without a name', { ...pets, name: null }, 'categories.0.name'],
    ['an own category with a word as its id', { ...pets, id: 'pets' }, 'categories.0.id'],
  ])('are refused for %s', async (_, category, field) => {
    const { status, body } = await post([category]);
    expect([status, body.details?.[0]?.field]).toEqual([400, field]);
  });

  it('are not stored if a transaction of the request has an unknown category', async () => {
    const times = { createdAt: '2026-01-02T03:04:05.678Z', updatedAt: '2026-02-03T04:05:06.789Z' };
    const record = { id: uuidv7(), type: 'expense', ...PURCHASE, amount: 1, ...times };
    const records = [{ ...record, category: uuidv7() }] as unknown as AccountExport['records'];
    const { user, status, body } = await post([pets], { records });
    expect([status, body.details]).toMatchObject([400, [{ code: 'categoryUnknown' }]]);
    const { items } = (await user.get(CATEGORIES)).body as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).not.toContain(pets.id);
  });

  it('are not merged into a category of the other type, a merged category or themselves', async () => {
    const [incomeId, catsId, dogsId] = [uuidv7(), uuidv7(), uuidv7()];
    const archived = { ...pets, isArchived: true };
    const wrong = [incomeId, dogsId, pets.id].map((mergedInto) => ({ ...archived, mergedInto }));
    for (const category of wrong) {
      const { user } = await post([
        category,
        { ...pets, id: incomeId, type: 'income', name: 'Side job' },
        { ...pets, id: catsId, name: 'Cats' },
        { ...archived, id: dogsId, name: 'Dogs', mergedInto: catsId },
      ]);
      const { id } = (await user.post(EXPENSES, { ...PURCHASE, amount: 1, category: pets.id })).body;
      expect((await user.get(`${EXPENSES}/${id}`)).body).toMatchObject({ category: pets.id });
    }
  });

  it('are at most as many as an account may have, even over several requests', async () => {
    const { user } = await post([]);
    const { id } = (await user.get(RESTORE)).body.restore as { id: string };
    const makeCategories = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ ...pets, id: uuidv7(), name: `Own ${n}` }));
    const send = async (body: object) =>
      (await user.post(`${RESTORE}/rows`, { id, ...body })).body as unknown;
    expect(await send({ categories: makeCategories(MAX_OWN_CATEGORIES) })).toEqual({ success: true });
    expect(await send({ categories: makeCategories(1) })).toMatchObject({ code: 'tooManyCategories' });
    const merged = makeCategories(300).map((each) => ({
      ...each,
      isArchived: true,
      mergedInto: 'uncategorized',
    }));
    expect(await send({ categories: merged })).toEqual({ success: true });
    const oneMore = { ...pets, id: uuidv7(), isArchived: true, mergedInto: 'uncategorized' };
    expect(await send({ categories: [oneMore] })).toMatchObject({ code: 'tooManyCategories' });
    const times = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' };
    const sources = Array.from({ length: MAX_SOURCES }, () => ({ ...newSource(), ...times }));
    expect(await send({ sources })).toEqual({ success: true });
    expect(await send({ sources: [{ ...newSource(), ...times }] })).toMatchObject({ code: 'tooManySources' });
  });

  it('are restored once if two have the same id', async () => {
    const { user, status } = await post([pets, { ...pets, name: 'Dogs' }]);
    expect(status).toBe(200);
    const { items } = (await user.get(CATEGORIES)).body as { items: { id: string; name: string }[] };
    expect(items.filter(({ id }) => id === pets.id)).toMatchObject([{ name: 'Dogs' }]);
  });

  it('change the ETag by which browsers cache the categories', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    const before = (await user.get(CATEGORIES)).headers.get('etag');
    const id = await startRestore(user, { exportedAt: '2026-11-01T10:00:00.000Z' });
    await user.post(`${RESTORE}/rows`, { id, categories: [pets] });
    expect((await user.get(CATEGORIES)).headers.get('etag')).not.toBe(before);
  });
});
