import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportedCategory } from '#shared/contract/imports.ts';
import { addedRow, IMPORTS, otherRow, startImport } from '#server/testing/import-rows.ts';
import { setBudget } from '#server/testing/budgets.ts';
import {
  addCategory,
  CATEGORIES_PATH,
  findCategory,
  listCategories,
  spend,
} from '#server/testing/own-categories.ts';
import { addRecurring } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function newCategory(fields: Partial<ImportedCategory> = {}): ImportedCategory {
  return { id: uuidv7(), type: 'expense', name: 'Pets', colour: 'amber', ...fields };
}

const listOwn = async (user: TestClient) => (await listCategories(user)).filter(({ isFixed }) => !isFixed);
const toRow = (line: number, { id: category, type }: ImportedCategory) => addedRow(line, { category, type });

/** Sends rows of a new import, or of the given one, and returns its id and the response. */
async function send(user: TestClient, body: Record<string, unknown>, importId?: string) {
  // Two imports must not begin in the same instant.
  app.clock.now += 1_000;
  const id = importId ?? (await startImport(user));
  app.clock.now += 1_000;
  return { id, saved: await user.post(`${IMPORTS}/${id}/rows`, body) };
}

describe('the new categories of an import', () => {
  it('are added once, and only if a row uses them', async () => {
    const user = await app.signUp();
    const [pets, hobby, unused] = [
      newCategory(),
      newCategory({ name: 'Hobby' }),
      newCategory({ name: 'No' }),
    ];
    const categories = [pets, hobby, unused];
    const rows = [toRow(1, pets), otherRow(2, 'transfer'), toRow(3, hobby)];
    const { id, saved } = await send(user, { rows, categories });
    expect([saved.status, saved.body.added]).toEqual([200, 2]);
    await send(user, { rows, categories }, id);
    await send(user, { rows: [toRow(4, pets)], categories }, id);
    expect((await listOwn(user)).map(({ name }) => name)).toEqual(['Pets', 'Hobby']);
    expect(await findCategory(user, pets.id)).toMatchObject({
      type: 'expense',
      colour: 'amber',
      isArchived: false,
    });
  });

  it('are not added if a row is refused', async () => {
    const user = await app.signUp();
    const pets = newCategory();
    const rows = [toRow(1, pets), addedRow(2, { category: 'salary' })];
    expect((await send(user, { rows, categories: [pets] })).saved.status).toBe(400);
    expect(await listOwn(user)).toEqual([]);
  });

  it('bring an archived one back', async () => {
    const user = await app.signUp();
    const id = await addCategory(user, { name: 'Pets' });
    await user.patch(`${CATEGORIES_PATH}/${id}`, { isArchived: true });
    const pets = newCategory({ id });
    expect((await send(user, { rows: [toRow(1, pets)], categories: [pets] })).saved.status).toBe(200);
    expect(await listOwn(user)).toMatchObject([{ id, isArchived: false, colour: null }]);
  });

  it.each([
    ['a name that is taken', { name: 'food' }, 400, { field: 'categories.0.name', code: 'nameTaken' }],
    ['a word as its id', { id: 'pets' }, 400, { field: 'categories.0.id', code: 'invalid' }],
    ['the id of a category of the other type', { id: 'salary' }, 409, undefined],
  ])('are refused with %s', async (_, fields, status, detail) => {
    const user = await app.signUp();
    const category = newCategory(fields);
    const { saved } = await send(user, { rows: [toRow(1, category)], categories: [category] });
    expect([saved.status, saved.body.details?.[0]]).toMatchObject([status, detail]);
    expect((await user.get('/api/v1/transactions/totals')).body).toMatchObject({ count: 0 });
  });
});

describe('undoing imports', () => {
  it('removes only categories that they have added, once nothing uses them', async () => {
    const user = await app.signUp();
    const ownId = await addCategory(user, { name: 'Mine' });
    const [pets, hobby] = [newCategory(), newCategory({ name: 'Hobby' })];
    const { id: first } = await send(user, {
      rows: [toRow(1, pets), toRow(2, hobby)],
      categories: [pets, hobby],
    });
    const { id: second } = await send(user, { rows: [toRow(3, pets)], categories: [pets] });
    await user.delete(`${IMPORTS}/${first}`);
    expect((await listOwn(user)).map(({ id }) => id)).toEqual([ownId, pets.id]);
    await user.delete(`${IMPORTS}/${second}`);
    expect((await listOwn(user)).map(({ id }) => id)).toEqual([ownId]);
  });

  it.each([
    ['a transaction', (user: TestClient, category: string) => spend(user, category)],
    [
      'a transaction in the bin',
      async (user: TestClient, category: string) =>
        await user.delete(`/api/v1/expenses/${await spend(user, category)}`),
    ],
    ['a recurring transaction', (user: TestClient, category: string) => addRecurring(user, { category })],
    ['a budget', (user: TestClient, category: string) => setBudget(user, { category })],
  ])('keeps a category that they have added if it is used by %s', async (_, use) => {
    const user = await app.signUp();
    const pets = newCategory();
    const { id } = await send(user, { rows: [toRow(1, pets)], categories: [pets] });
    await use(user, pets.id);
    await user.delete(`${IMPORTS}/${id}`);
    expect((await listOwn(user)).map((each) => each.id)).toContain(pets.id);
  });
});
