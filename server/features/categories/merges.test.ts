import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCategory,
  categoryOf,
  CATEGORIES_PATH,
  EXPENSES_PATH,
  findCategory,
  mergeInto,
  newExpense,
  spend,
} from '#server/testing/own-categories.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const HISTORY = '/api/v1/transactions';
const MARCH = '/api/v1/summary?from=2026-03-01&to=2026-03-31';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('merging a category', () => {
  it('moves its transactions and their daily totals, and changes nothing else of them', async () => {
    const user = await app.signUp();
    const [pets, cats] = [await addCategory(user), await addCategory(user)];
    const moved = [
      await spend(user, pets, { amount: 1.1 }),
      await spend(user, pets, { amount: 2.2 }),
      await spend(user, pets, { amount: 4.4, date: '2026-03-03' }),
    ];
    await spend(user, cats, { amount: 8.8 });
    await spend(user, 'food', { amount: 10 });
    const [before, summary] = [
      (await user.get(`${EXPENSES_PATH}/${moved[0]}`)).body,
      (await user.get(MARCH)).body,
    ];
    app.clock.now += 60_000;
    expect((await mergeInto(user, pets, cats)).body).toEqual({ moved: 3 });
    expect((await user.get(`${EXPENSES_PATH}/${moved[0]}`)).body).toEqual({ ...before, category: cats });
    expect((await user.get(MARCH)).body).toMatchObject({
      ...summary,
      categories: [
        { name: cats, value: 16.5 },
        { name: 'food', value: 10 },
      ],
      recent: expect.anything(),
    });
    await expectStoredTotals(app, user);
    expect(await findCategory(user, pets)).toMatchObject({ isArchived: true, mergedInto: cats });
  });

  it('of incomes changes no expenses, not even uncategorized ones', async () => {
    const user = await app.signUp();
    const uncategorizedId = await spend(user, 'uncategorized');
    await user.post('/api/v1/incomes', newExpense({ category: 'gift' }));
    expect((await mergeInto(user, 'gift', 'uncategorized')).body).toEqual({ moved: 1 });
    expect((await mergeInto(user, 'salary', 'other income')).body).toEqual({ moved: 0 });
    expect(await categoryOf(user, uncategorizedId)).toBe('uncategorized');
    await expectStoredTotals(app, user);
  });

  it('moves deleted transactions too, which come back in the other category', async () => {
    const user = await app.signUp();
    const pets = await addCategory(user);
    const id = await spend(user, pets);
    await user.delete(`${EXPENSES_PATH}/${id}`);
    expect((await mergeInto(user, pets, 'food')).body).toEqual({ moved: 0 });
    expect((await user.get(`${HISTORY}/deleted`)).body.items).toMatchObject([{ id, category: 'food' }]);
    await user.post(`${HISTORY}/deleted/restore`, { ids: [id] });
    expect(await categoryOf(user, id)).toBe('food');
    await expectStoredTotals(app, user);
  });

  it('also moves the categories that were merged into it before', async () => {
    const user = await app.signUp();
    const [one, two, three] = [await addCategory(user), await addCategory(user), await addCategory(user)];
    await mergeInto(user, one, two);
    await mergeInto(user, two, three);
    expect(await findCategory(user, one)).toMatchObject({ mergedInto: three });
    expect(await categoryOf(user, await spend(user, one))).toBe(three);
    // The other way round, the category would be merged into itself.
    expect((await mergeInto(user, three, one)).body.details).toMatchObject([
      { field: 'into', code: 'invalid' },
    ]);
  });

  it.each([
    ['a category of the other type', 'salary', 'categoryUnknown'],
    ['a category that nobody has', uuidv7(), 'categoryUnknown'],
    ['itself', 'food', 'invalid'],
    ['no id', 'Salary!', 'invalid'],
  ])('into %s is refused', async (_, into, code) => {
    const response = await mergeInto(await app.signUp(), 'food', into);
    expect([response.status, response.body.details]).toMatchObject([400, [{ field: 'into', code }]]);
  });

  it('is undone, without its transactions, when the category is no longer archived', async () => {
    const user = await app.signUp();
    const id = await spend(user, 'health');
    await mergeInto(user, 'health', 'food');
    const { body } = await user.patch(`${CATEGORIES_PATH}/health`, { isArchived: false });
    expect(body).toMatchObject({ isArchived: false, mergedInto: null });
    expect(await categoryOf(user, id)).toBe('food');
    expect(await categoryOf(user, await spend(user, 'health'))).toBe('health');
  });

  it('misses no transaction that is added meanwhile', async () => {
    const user = await app.signUp();
    const pets = await addCategory(user);
    const additions = Array.from({ length: 12 }, () => spend(user, pets));
    await Promise.all([...additions.slice(0, 6), mergeInto(user, pets, 'food'), ...additions.slice(6)]);
    expect((await user.get(MARCH)).body.categories).toEqual([{ name: 'food', value: 12 }]);
    await expectStoredTotals(app, user);
  });

  it('forgets categories merged long ago, and still resolves the latest two hundred', async () => {
    const user = await app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const ids = Array.from({ length: 200 }, () => uuidv7());
    const rows = ids.map((id, n) => `('${uid}', '${id}', 'expense', '${n}', 1, 'food', ${n}, ${n})`);
    const columns = 'user_id, id, type, name, archived, merged_into, created_at, updated_at';
    await runSql(app.database, `insert into categories (${columns}) values ${rows.join()}`);
    const [oldest = '', second = ''] = ids;
    expect(await categoryOf(user, await spend(user, oldest))).toBe('food');
    await mergeInto(user, await addCategory(user), 'health');
    expect(await findCategory(user, oldest)).toBeUndefined();
    expect(await categoryOf(user, await spend(user, second))).toBe('food');
  });
});

describe('deleting a category', () => {
  it('makes its transactions uncategorized', async () => {
    const user = await app.signUp();
    const pets = await addCategory(user);
    const id = await spend(user, pets);
    expect((await user.delete(`${CATEGORIES_PATH}/${pets}`)).body).toEqual({ moved: 1 });
    expect(await categoryOf(user, id)).toBe('uncategorized');
    expect(await findCategory(user, pets)).toMatchObject({ isArchived: true, mergedInto: 'uncategorized' });
    expect((await user.delete(`${CATEGORIES_PATH}/${pets}`)).body).toEqual({ moved: 0 });
    await expectStoredTotals(app, user);
  });

  it('leaves no row of an unused category, and makes categories that were merged into it uncategorized', async () => {
    const user = await app.signUp();
    const [pets, cats] = [await addCategory(user), await addCategory(user)];
    await mergeInto(user, cats, pets);
    expect((await user.delete(`${CATEGORIES_PATH}/${pets}`)).body).toEqual({ moved: 0 });
    expect(await findCategory(user, pets)).toBeUndefined();
    expect((await user.delete(`${CATEGORIES_PATH}/${pets}`)).body.code).toBe('categoryNotFound');
    expect(await categoryOf(user, await spend(user, cats))).toBe('uncategorized');
  });

  it('is refused for a fixed category', async () => {
    const response = await (await app.signUp()).delete(`${CATEGORIES_PATH}/food`);
    expect([response.status, response.body.code]).toEqual([409, 'categoryFixed']);
  });
});
