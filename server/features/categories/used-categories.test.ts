import { parse } from 'csv-parse/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCategory,
  categoryOf,
  CATEGORIES_PATH,
  EXPENSES_PATH,
  mergeInto,
  newExpense,
  spend,
} from '#server/testing/own-categories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const HISTORY = '/api/v1/transactions';
const MARCH = '/api/v1/summary?from=2026-03-01&to=2026-03-31';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a transaction', () => {
  it('accepts only the user’s categories of its type', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    const ownCategory = await addCategory(user);
    const wrongCategories = [
      await addCategory(user, { type: 'income' }),
      await addCategory(other),
      'salary',
      uuidv7(),
      '',
    ];
    const id = await spend(user, ownCategory);
    expect(await categoryOf(user, id)).toBe(ownCategory);
    const unknown = [400, 'categoryUnknown'];
    for (const category of wrongCategories) {
      const added = await user.post(EXPENSES_PATH, newExpense({ category }));
      expect([added.status, added.body.details?.[0].code]).toEqual(unknown);
      const edited = await user.patch(`${EXPENSES_PATH}/${id}`, { category });
      expect([edited.status, edited.body.details?.[0].code]).toEqual(unknown);
      const categories = { expense: category };
      const bulk = await user.post(`${HISTORY}/categorize`, { ids: [id], categories });
      expect([bulk.status, bulk.body.details]).toMatchObject([
        400,
        [{ field: 'categories.expense', code: 'categoryUnknown' }],
      ]);
    }
    expect(await categoryOf(user, id)).toBe(ownCategory);
  });

  it('keeps and accepts an archived category', async () => {
    const user = await app.signUp();
    const ownCategory = await addCategory(user);
    const id = await spend(user, ownCategory);
    await user.patch(`${CATEGORIES_PATH}/${ownCategory}`, { isArchived: true });
    expect((await user.patch(`${EXPENSES_PATH}/${id}`, { amount: 2 })).body).toMatchObject({
      category: ownCategory,
    });
    expect(await categoryOf(user, await spend(user, ownCategory))).toBe(ownCategory);
  });

  it('that names a merged category gets the category that took over', async () => {
    const user = await app.signUp();
    const pets = await addCategory(user);
    const id = uuidv7();
    const expense = newExpense({ id, category: pets });
    await user.post(EXPENSES_PATH, expense);
    await mergeInto(user, pets, 'food');
    // A browser that has not read the merge repeats its request, adds, edits and categorizes.
    expect((await user.post(EXPENSES_PATH, expense)).status).toBe(201);
    expect(await categoryOf(user, id)).toBe('food');
    const ids = [await spend(user, pets), await spend(user, 'health'), await spend(user, 'health')];
    await user.patch(`${EXPENSES_PATH}/${ids[1]}`, { category: pets });
    const { body } = await user.post(`${HISTORY}/categorize`, { ids, categories: { expense: pets } });
    expect(body.changed).toEqual([{ type: 'expense', from: 'health', ids: [ids[2]] }]);
    expect((await user.get(MARCH)).body.categories).toEqual([{ name: 'food', value: 4 }]);
  });
});

describe('a search', () => {
  it('finds transactions, also deleted ones, by words of their category’s name', async () => {
    const user = await app.signUp();
    const ownCategory = await addCategory(user, { name: 'Café y té' });
    const [foundId, deletedId] = [await spend(user, ownCategory), await spend(user, ownCategory)];
    await spend(user, 'food');
    await user.delete(`${EXPENSES_PATH}/${deletedId}`);
    const listIds = async (path: string) =>
      ((await user.get(path)).body.items as { id: string }[]).map(({ id }) => id);
    for (const q of ['cafe', 'TÉ', 'y té']) {
      expect(await listIds(`${HISTORY}?q=${encodeURIComponent(q)}`)).toEqual([foundId]);
      expect(await listIds(`${HISTORY}/deleted?q=${encodeURIComponent(q)}`)).toEqual([deletedId]);
    }
    expect(await listIds(`${HISTORY}?q=afe`)).toEqual([]);
    await user.patch(`${CATEGORIES_PATH}/food`, { name: 'Groceries' });
    expect(await listIds(`${HISTORY}?q=groc`)).toHaveLength(1);
    expect(await listIds(`${HISTORY}?q=food`)).toEqual([]);
  });

  it('by a merged category finds the transactions of the other one, and by an unknown category none', async () => {
    const user = await app.signUp();
    const [pets, cats] = [await addCategory(user), await addCategory(user)];
    await spend(user, pets);
    await spend(user, cats);
    const count = async (id: string) =>
      (await user.get(`${HISTORY}/totals?category=${id}`)).body.count as number;
    expect([await count(pets), await count(cats), await count(uuidv7())]).toEqual([1, 1, 0]);
    await mergeInto(user, pets, cats);
    expect([await count(pets), await count(cats)]).toEqual([2, 2]);
    const search = { category: pets };
    expect((await user.post(`${HISTORY}/delete-matching`, { search })).body.deleted).toBe(2);
  });
});

describe('a download', () => {
  it('as CSV has the names of added and renamed categories, and no formula', async () => {
    const user = await app.signUp();
    await spend(user, await addCategory(user, { name: '=1+1' }), { date: '2026-03-01' });
    await user.patch(`${CATEGORIES_PATH}/food`, { name: 'Groceries' });
    await spend(user, 'food', { date: '2026-03-02' });
    await spend(user, 'health', { date: '2026-03-03' });
    for (const path of [`${HISTORY}.csv?sort=oldest`, '/api/v1/me/export?format=csv']) {
      const rows = parse((await user.get(path)).body as string, { bom: true, columns: true });
      const names = (rows as { Category: string }[]).map(({ Category }) => Category);
      expect(names.toSorted()).toEqual(["'=1+1", 'Groceries', 'Health']);
    }
  });

  it('of the account has the categories', async () => {
    const user = await app.signUp();
    await addCategory(user, { name: 'Pets' });
    const { items } = (await user.get(CATEGORIES_PATH)).body;
    expect((await user.get('/api/v1/me/export')).body.categories).toEqual(items);
  });
});
