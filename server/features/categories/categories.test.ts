import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES } from '#shared/categories.ts';
import { MAX_OWN_CATEGORIES } from '#shared/limits.ts';
import {
  addCategory,
  CATEGORIES_PATH,
  findCategory,
  listCategories,
} from '#server/testing/own-categories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Adds a category called Pets, or with the given fields. */
const add = (user: TestClient, fields: Record<string, unknown> = {}) =>
  addCategory(user, { name: 'Pets', ...fields });

/** Lists the ids of a type in their order. */
async function listIds(user: TestClient, type: string): Promise<string[]> {
  return (await listCategories(user)).filter((each) => each.type === type).map(({ id }) => id);
}

const nameTaken = { status: 400, body: { details: [{ field: 'name', code: 'nameTaken' }] } };

describe('the list of categories', () => {
  it('has the fixed categories of both types, without own names, before any change', async () => {
    const fixed = {
      name: null,
      icon: null,
      colour: null,
      isFixed: true,
      isArchived: false,
      mergedInto: null,
    };
    expect(await listCategories(await app.signUp())).toEqual([
      ...CATEGORIES.expense.map((id) => ({ id, type: 'expense', ...fixed })),
      ...CATEGORIES.income.map((id) => ({ id, type: 'income', ...fixed })),
    ]);
  });

  it('is not sent again to a client that has it until a category changes', async () => {
    const user = await app.signUp();
    const readList = async (headers?: Record<string, string>) => await user.get(CATEGORIES_PATH, headers);
    const tag = (await readList()).headers.get('etag') ?? '';
    expect((await readList({ 'if-none-match': tag })).status).toBe(304);
    await add(user);
    expect((await readList({ 'if-none-match': tag })).status).toBe(200);
  });

  it('shows no category to another user, who can change none either', async () => {
    const [owner, other] = [await app.signUp(), await app.signUp()];
    const id = await add(owner);
    expect(await findCategory(other, id)).toBeUndefined();
    const path = `${CATEGORIES_PATH}/${id}`;
    const responses = [
      await other.patch(path, { name: 'Mine' }),
      await other.post(`${path}/merge`, { into: 'food' }),
      await other.delete(path),
      await other.put(`${CATEGORIES_PATH}/order`, { type: 'expense', ids: [id] }),
    ];
    expect(responses.map(({ body }) => body.code)).toEqual(Array(4).fill('categoryNotFound'));
    expect((await other.post(`${CATEGORIES_PATH}/food/merge`, { into: id })).body.details[0].code).toBe(
      'categoryUnknown',
    );
    expect(await findCategory(owner, id)).toMatchObject({ name: 'Pets', isArchived: false });
  });
});

describe('a new category', () => {
  it('follows the others of its type, with its name, icon and colour', async () => {
    const user = await app.signUp();
    const first = await add(user);
    const second = await add(user, { name: '  Café y té ', icon: 'coffee', colour: 'amber' });
    expect(await listIds(user, 'expense')).toEqual([...CATEGORIES.expense, first, second]);
    expect(await findCategory(user, second)).toEqual({
      id: second,
      type: 'expense',
      name: 'Café y té',
      icon: 'coffee',
      colour: 'amber',
      isFixed: false,
      isArchived: false,
      mergedInto: null,
    });
  });

  it('is added once by repeated requests, and its id takes no other content', async () => {
    const user = await app.signUp();
    const category = { id: uuidv7(), type: 'expense', name: 'Pets', icon: 'cat' };
    const responses = [
      await user.post(CATEGORIES_PATH, category),
      await user.post(CATEGORIES_PATH, category),
    ];
    expect(responses[1]?.body).toEqual(responses[0]?.body);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    for (const other of [{ type: 'income' }, { name: 'Cats' }, { icon: 'dog' }, { colour: 'red' }]) {
      const { status, body } = await user.post(CATEGORIES_PATH, { ...category, ...other });
      expect([other, status, body.code]).toEqual([other, 409, 'categoryIdConflict']);
    }
    expect(await listIds(user, 'expense')).toHaveLength(CATEGORIES.expense.length + 1);
  });

  it.each([
    ['another category of the type', 'Mascotas'],
    ['another category with other case, accents and spaces', '  mÁscotas '],
    ['a fixed category in the user’s language', 'Comida'],
    ['a fixed category in other case', 'comida'],
    ['uncategorized', 'sin categoria'],
    ['a renamed fixed category', 'Médicos'],
    ['an archived category', 'Viejos'],
  ])('cannot have the name of %s', async (_, name) => {
    const user = await app.signUp({ language: 'es' });
    await add(user, { name: 'Mascotas' });
    await user.patch(`${CATEGORIES_PATH}/health`, { name: 'Médicos' });
    await user.patch(`${CATEGORIES_PATH}/${await add(user, { name: 'Viejos' })}`, { isArchived: true });
    expect(await user.post(CATEGORIES_PATH, { type: 'expense', name })).toMatchObject(nameTaken);
  });

  it.each([
    ['a category of the other type', 'Sueldo'],
    ['a fixed category in another language', 'Food'],
    ['a fixed category before it was renamed', 'Salud'],
    ['a deleted category', 'Mascotas'],
  ])('may have the name of %s', async (_, name) => {
    const user = await app.signUp({ language: 'es' });
    await user.patch(`${CATEGORIES_PATH}/health`, { name: 'Médicos' });
    const id = await add(user, { name: 'Mascotas' });
    await user.post('/api/v1/expenses', { description: 'x', amount: 1, date: '2026-11-20', category: id });
    await user.delete(`${CATEGORIES_PATH}/${id}`);
    await add(user, { name });
  });

  it.each([
    ['no name', { name: undefined }, 'name', 'required'],
    ['an empty name', { name: ' ' }, 'name', 'required'],
    ['a name that shows nothing', { name: '\u3164' }, 'name', 'required'],
    ['a line break in the name', { name: 'a\nb' }, 'name', 'textHasControlCharacters'],
    ['a NUL in the name', { name: 'a\0b' }, 'name', 'textHasControlCharacters'],
    ['a mark that changes the reading direction', { name: 'a\u202eb' }, 'name', 'textHasControlCharacters'],
    ['a long name', { name: 'x'.repeat(41) }, 'name', 'textTooLong'],
    ['an unknown icon', { icon: '<svg>' }, 'icon', 'invalid'],
    ['a colour by its number', { colour: '#ff0000' }, 'colour', 'invalid'],
    ['no type', { type: undefined }, 'type', 'required'],
    ['the word of a fixed category as id', { id: 'food' }, 'id', 'invalid'],
    ['an unknown field', { isFixed: true }, 'isFixed', 'unknownField'],
  ])('is refused with %s', async (_, fields, field, code) => {
    const { status, body } = await (
      await app.signUp()
    ).post(CATEGORIES_PATH, { type: 'expense', name: 'Pets', ...fields });
    expect([status, body.details?.[0]]).toMatchObject([400, { field, code }]);
  });

  it('is stored with a hostile name as it was typed', async () => {
    const user = await app.signUp();
    const name = `</script>'; drop table x --%_\\ 🐈‍⬛`;
    expect(await findCategory(user, await add(user, { name }))).toMatchObject({ name });
  });

  it('is refused once the account has the maximum; deleted categories do not count', async () => {
    const user = await app.signUp();
    const ids: string[] = [];
    for (let n = 0; n < MAX_OWN_CATEGORIES; n++) ids.push(await add(user, { name: `Category ${n}` }));
    const [categoryId = ''] = ids;
    await user.post('/api/v1/expenses', {
      description: 'x',
      amount: 1,
      date: '2026-11-20',
      category: categoryId,
    });
    expect((await user.post(CATEGORIES_PATH, { type: 'income', name: 'Pets' })).body.code).toBe(
      'tooManyCategories',
    );
    await user.delete(`${CATEGORIES_PATH}/${categoryId}`);
    await add(user, { type: 'income' });
    expect((await user.patch(`${CATEGORIES_PATH}/${categoryId}`, { isArchived: false })).body.code).toBe(
      'tooManyCategories',
    );
  });
});

describe('the order of categories', () => {
  it('begins with the sent ids, and keeps the order of the others', async () => {
    const user = await app.signUp();
    const pets = await add(user);
    const ids = [pets, 'health', 'food', 'health'];
    const { status, body } = await user.put(`${CATEGORIES_PATH}/order`, { type: 'expense', ids });
    expect(status).toBe(200);
    const expected = [pets, 'health', 'food', 'transport', 'utilities', 'entertainment', 'other'];
    expect(await listIds(user, 'expense')).toEqual(expected);
    expect(body.items).toEqual(await listCategories(user));
    expect(await listIds(user, 'income')).toEqual(CATEGORIES.income);
    const cats = await add(user, { name: 'Cats' });
    expect(await listIds(user, 'expense')).toEqual([...expected, cats]);
  });

  it.each([
    ['of the other type', 'salary'],
    ['that is uncategorized', 'uncategorized'],
    ['that nobody has', uuidv7()],
  ])('refuses an id %s', async (_, id) => {
    const user = await app.signUp();
    const response = await user.put(`${CATEGORIES_PATH}/order`, { type: 'expense', ids: ['health', id] });
    expect([response.status, response.body.code]).toEqual([404, 'categoryNotFound']);
    expect(await listIds(user, 'expense')).toEqual(CATEGORIES.expense);
  });
});
