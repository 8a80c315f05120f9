import { parse } from 'csv-parse/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CategoryItem } from '#shared/contract/categories.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const PATH = '/api/v1/categories';
const EXPENSES = '/api/v1/expenses';
const HISTORY = '/api/v1/transactions';
const MARCH = '/api/v1/summary?from=2026-03-01&to=2026-03-31';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function addCategory(user: TestClient, fields: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await user.post(PATH, { type: 'expense', name: uuidv7(), ...fields });
  expect([status, body]).toMatchObject([201, {}]);
  return body.id as string;
}

const expense = (fields: Record<string, unknown>) => ({
  description: 'x',
  amount: 1,
  date: '2026-03-02',
  ...fields,
});

async function spend(user: TestClient, category: string, fields: Record<string, unknown> = {}) {
  const { status, body } = await user.post(EXPENSES, expense({ category, ...fields }));
  expect([status, body]).toMatchObject([201, {}]);
  return body.id as string;
}

async function find(user: TestClient, id: string): Promise<CategoryItem | undefined> {
  const { items } = (await user.get(PATH)).body as { items: CategoryItem[] };
  return items.find((each) => each.id === id);
}

const categoryOf = async (user: TestClient, id: string) =>
  (await user.get(`${EXPENSES}/${id}`)).body.category as string;
const merge = async (user: TestClient, from: string, into: string) =>
  await user.post(`${PATH}/${encodeURIComponent(from)}/merge`, { into });

describe('merging a category', () => {
  it('moves its transactions, and their sums on each day, and changes nothing else of them', async () => {
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
      (await user.get(`${EXPENSES}/${moved[0]}`)).body,
      (await user.get(MARCH)).body,
    ];
    app.clock.now += 60_000;
    expect((await merge(user, pets, cats)).body).toEqual({ moved: 3 });
    expect((await user.get(`${EXPENSES}/${moved[0]}`)).body).toEqual({ ...before, category: cats });
    expect((await user.get(MARCH)).body).toMatchObject({
      ...summary,
      categories: [
        { name: cats, value: 16.5 },
        { name: 'food', value: 10 },
      ],
      recent: expect.anything(),
    });
    await expectStoredTotals(app, user);
    expect(await find(user, pets)).toMatchObject({ isArchived: true, mergedInto: cats });
  });

  it('of incomes leaves expenses alone, also the uncategorized', async () => {
    const user = await app.signUp();
    const kept = await spend(user, 'uncategorized');
    await user.post('/api/v1/incomes', expense({ category: 'gift' }));
    expect((await merge(user, 'gift', 'uncategorized')).body).toEqual({ moved: 1 });
    expect((await merge(user, 'salary', 'other income')).body).toEqual({ moved: 0 });
    expect(await categoryOf(user, kept)).toBe('uncategorized');
    await expectStoredTotals(app, user);
  });

  it('takes deleted transactions along, so that they come back in the other category', async () => {
    const user = await app.signUp();
    const pets = await addCategory(user);
    const id = await spend(user, pets);
    await user.delete(`${EXPENSES}/${id}`);
    expect((await merge(user, pets, 'food')).body).toEqual({ moved: 0 });
    expect((await user.get(`${HISTORY}/deleted`)).body.items).toMatchObject([{ id, category: 'food' }]);
    await user.post(`${HISTORY}/deleted/restore`, { ids: [id] });
    expect(await categoryOf(user, id)).toBe('food');
    await expectStoredTotals(app, user);
  });

  it('is followed by those that were merged into it before', async () => {
    const user = await app.signUp();
    const [one, two, three] = [await addCategory(user), await addCategory(user), await addCategory(user)];
    await merge(user, one, two);
    await merge(user, two, three);
    expect(await find(user, one)).toMatchObject({ mergedInto: three });
    expect(await categoryOf(user, await spend(user, one))).toBe(three);
    // The other way round it would merge with itself.
    expect((await merge(user, three, one)).body.details).toMatchObject([{ field: 'into', code: 'invalid' }]);
  });

  it.each([
    ['one of the other type', 'salary', 'categoryUnknown'],
    ['one that nobody has', uuidv7(), 'categoryUnknown'],
    ['itself', 'food', 'invalid'],
    ['no id', 'Salary!', 'invalid'],
  ])('into %s is refused', async (_, into, code) => {
    const answer = await merge(await app.signUp(), 'food', into);
    expect([answer.status, answer.body.details]).toMatchObject([400, [{ field: 'into', code }]]);
  });

  it('can be taken back by no longer archiving it, without its transactions', async () => {
    const user = await app.signUp();
    const id = await spend(user, 'health');
    await merge(user, 'health', 'food');
    const { body } = await user.patch(`${PATH}/health`, { isArchived: false });
    expect(body).toMatchObject({ isArchived: false, mergedInto: null });
    expect(await categoryOf(user, id)).toBe('food');
    expect(await categoryOf(user, await spend(user, 'health'))).toBe('health');
  });

  it('misses no transaction that is added meanwhile', async () => {
    const user = await app.signUp();
    const pets = await addCategory(user);
    const adding = Array.from({ length: 12 }, () => spend(user, pets));
    await Promise.all([...adding.slice(0, 6), merge(user, pets, 'food'), ...adding.slice(6)]);
    expect((await user.get(MARCH)).body.categories).toEqual([{ name: 'food', value: 12 }]);
    await expectStoredTotals(app, user);
  });

  it('forgets what was merged long ago, and still takes transactions of the latest two hundred', async () => {
    const user = await app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const ids = Array.from({ length: 200 }, () => uuidv7());
    const rows = ids.map((id, n) => `('${uid}', '${id}', 'expense', '${n}', 1, 'food', ${n}, ${n})`);
    const columns = 'user_id, id, type, name, archived, merged_into, created_at, updated_at';
    await runSql(app.database, `insert into categories (${columns}) values ${rows.join()}`);
    const [oldest = '', second = ''] = ids;
    expect(await categoryOf(user, await spend(user, oldest))).toBe('food');
    await merge(user, await addCategory(user), 'health');
    expect(await find(user, oldest)).toBeUndefined();
    expect(await categoryOf(user, await spend(user, second))).toBe('food');
  });
});

describe('deleting a category', () => {
  it('makes its transactions uncategorized', async () => {
    const user = await app.signUp();
    const pets = await addCategory(user);
    const id = await spend(user, pets);
    expect((await user.delete(`${PATH}/${pets}`)).body).toEqual({ moved: 1 });
    expect(await categoryOf(user, id)).toBe('uncategorized');
    expect(await find(user, pets)).toMatchObject({ isArchived: true, mergedInto: 'uncategorized' });
    expect((await user.delete(`${PATH}/${pets}`)).body).toEqual({ moved: 0 });
    await expectStoredTotals(app, user);
  });

  it('leaves nothing of one that was never used, and what was merged into it becomes uncategorized', async () => {
    const user = await app.signUp();
    const [pets, cats] = [await addCategory(user), await addCategory(user)];
    await merge(user, cats, pets);
    expect((await user.delete(`${PATH}/${pets}`)).body).toEqual({ moved: 0 });
    expect(await find(user, pets)).toBeUndefined();
    expect((await user.delete(`${PATH}/${pets}`)).body.code).toBe('categoryNotFound');
    expect(await categoryOf(user, await spend(user, cats))).toBe('uncategorized');
  });

  it('is refused for a fixed one', async () => {
    const answer = await (await app.signUp()).delete(`${PATH}/food`);
    expect([answer.status, answer.body.code]).toEqual([409, 'categoryFixed']);
  });
});

describe('a transaction', () => {
  it('takes the user’s own categories of its type, and no other', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    const own = await addCategory(user);
    const wrong = [
      await addCategory(user, { type: 'income' }),
      await addCategory(other),
      'salary',
      uuidv7(),
      '',
    ];
    const id = await spend(user, own);
    expect(await categoryOf(user, id)).toBe(own);
    const unknown = [400, 'categoryUnknown'];
    for (const category of wrong) {
      const added = await user.post(EXPENSES, expense({ category }));
      expect([added.status, added.body.details?.[0].code]).toEqual(unknown);
      const edited = await user.patch(`${EXPENSES}/${id}`, { category });
      expect([edited.status, edited.body.details?.[0].code]).toEqual(unknown);
      const categories = { expense: category };
      const bulk = await user.post(`${HISTORY}/categorize`, { ids: [id], categories });
      expect([bulk.status, bulk.body.details]).toMatchObject([
        400,
        [{ field: 'categories.expense', code: 'categoryUnknown' }],
      ]);
    }
    expect(await categoryOf(user, id)).toBe(own);
  });

  it('keeps and takes an archived one', async () => {
    const user = await app.signUp();
    const own = await addCategory(user);
    const id = await spend(user, own);
    await user.patch(`${PATH}/${own}`, { isArchived: true });
    expect((await user.patch(`${EXPENSES}/${id}`, { amount: 2 })).body).toMatchObject({ category: own });
    expect(await categoryOf(user, await spend(user, own))).toBe(own);
  });

  it('that names a merged one is taken as of the one that took over', async () => {
    const user = await app.signUp();
    const pets = await addCategory(user);
    const id = uuidv7();
    const sent = expense({ id, category: pets });
    await user.post(EXPENSES, sent);
    await merge(user, pets, 'food');
    // An old tab repeats its request, adds, edits and categorizes.
    expect((await user.post(EXPENSES, sent)).status).toBe(201);
    expect(await categoryOf(user, id)).toBe('food');
    const ids = [await spend(user, pets), await spend(user, 'health'), await spend(user, 'health')];
    await user.patch(`${EXPENSES}/${ids[1]}`, { category: pets });
    const { body } = await user.post(`${HISTORY}/categorize`, { ids, categories: { expense: pets } });
    expect(body.changed).toEqual([{ type: 'expense', from: 'health', ids: [ids[2]] }]);
    expect((await user.get(MARCH)).body.categories).toEqual([{ name: 'food', value: 4 }]);
  });
});

describe('a search', () => {
  it('finds transactions by the words of their own category, also deleted ones', async () => {
    const user = await app.signUp();
    const own = await addCategory(user, { name: 'Café y té' });
    const [found, gone] = [await spend(user, own), await spend(user, own)];
    await spend(user, 'food');
    await user.delete(`${EXPENSES}/${gone}`);
    const idsOf = async (path: string) =>
      ((await user.get(path)).body.items as { id: string }[]).map(({ id }) => id);
    for (const q of ['cafe', 'TÉ', 'y té']) {
      expect(await idsOf(`${HISTORY}?q=${encodeURIComponent(q)}`)).toEqual([found]);
      expect(await idsOf(`${HISTORY}/deleted?q=${encodeURIComponent(q)}`)).toEqual([gone]);
    }
    expect(await idsOf(`${HISTORY}?q=afe`)).toEqual([]);
    await user.patch(`${PATH}/food`, { name: 'Groceries' });
    expect(await idsOf(`${HISTORY}?q=groc`)).toHaveLength(1);
    expect(await idsOf(`${HISTORY}?q=food`)).toEqual([]);
  });

  it('by a category finds those of an own one, of a merged one those of its heir, of an unknown one none', async () => {
    const user = await app.signUp();
    const [pets, cats] = [await addCategory(user), await addCategory(user)];
    await spend(user, pets);
    await spend(user, cats);
    const count = async (id: string) =>
      (await user.get(`${HISTORY}/totals?category=${id}`)).body.count as number;
    expect([await count(pets), await count(cats), await count(uuidv7())]).toEqual([1, 1, 0]);
    await merge(user, pets, cats);
    expect([await count(pets), await count(cats)]).toEqual([2, 2]);
    const search = { category: pets };
    expect((await user.post(`${HISTORY}/delete-matching`, { search })).body.deleted).toBe(2);
  });
});

describe('a download', () => {
  it('as CSV has the names of own and renamed categories, none of them a formula', async () => {
    const user = await app.signUp();
    await spend(user, await addCategory(user, { name: '=1+1' }), { date: '2026-03-01' });
    await user.patch(`${PATH}/food`, { name: 'Groceries' });
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
    const { items } = (await user.get(PATH)).body;
    expect((await user.get('/api/v1/me/export')).body.categories).toEqual(items);
  });
});
