import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, CATEGORIES_PATH, findCategory } from '#server/testing/own-categories.ts';
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

async function countRows(user: TestClient): Promise<number> {
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  const rows = await app.database.read
    .selectFrom('categories')
    .select('id')
    .where('user_id', '=', uid)
    .execute();
  return rows.length;
}

const nameTaken = { status: 400, body: { details: [{ field: 'name', code: 'nameTaken' }] } };

describe('a changed category', () => {
  it('has the new name, icon and colour, and keeps the fields that are not sent', async () => {
    const user = await app.signUp();
    const id = await add(user, { icon: 'cat', colour: 'red' });
    const path = `${CATEGORIES_PATH}/${id}`;
    expect((await user.patch(path, { name: 'Cats' })).body).toMatchObject({ name: 'Cats', icon: 'cat' });
    expect((await user.patch(path, { icon: 'dog' })).body).toMatchObject({ name: 'Cats', icon: 'dog' });
    expect((await user.patch(path, { colour: null })).body).toMatchObject({ icon: 'dog', colour: null });
    expect((await user.patch(path, { isArchived: true })).body).toMatchObject({ isArchived: true });
    const { body } = await user.patch(path, { isArchived: false });
    expect(body).toMatchObject({ name: 'Cats', icon: 'dog', colour: null, isArchived: false });
    expect(await findCategory(user, id)).toEqual(body);
  });

  it('may be a fixed category, whose row is deleted once every change is undone', async () => {
    const user = await app.signUp();
    const path = `${CATEGORIES_PATH}/other%20income`;
    const changed = { name: 'Rents', icon: 'home', colour: 'teal', isArchived: true };
    expect((await user.patch(path, changed)).body).toMatchObject({ id: 'other income', ...changed });
    expect(await countRows(user)).toBe(1);
    const reset = { name: null, icon: null, colour: null, isArchived: false };
    expect((await user.patch(path, reset)).body).toMatchObject({ ...reset, isFixed: true });
    expect(await countRows(user)).toBe(0);
  });

  it('cannot have the name of another category', async () => {
    const user = await app.signUp();
    const id = await add(user);
    expect(await user.patch(`${CATEGORIES_PATH}/${id}`, { name: 'food' })).toMatchObject(nameTaken);
    expect(await user.patch(`${CATEGORIES_PATH}/food`, { name: 'PETS' })).toMatchObject(nameTaken);
    expect((await user.patch(`${CATEGORIES_PATH}/${id}`, { name: 'pets' })).body.name).toBe('pets');
    await user.patch(`${CATEGORIES_PATH}/food`, { name: 'Groceries' });
    await user.patch(`${CATEGORIES_PATH}/${id}`, { name: 'Food' });
    expect(await user.patch(`${CATEGORIES_PATH}/food`, { name: null })).toMatchObject(nameTaken);
    // Names that became equal by a change of language do not prevent other changes.
    await user.patch('/api/v1/me', { language: 'es' });
    await user.patch(`${CATEGORIES_PATH}/${id}`, { name: 'Health' });
    await user.patch('/api/v1/me', { language: 'en' });
    expect((await user.patch(`${CATEGORIES_PATH}/${id}`, { icon: 'heart' })).status).toBe(200);
  });

  it('needs a name unless it is fixed', async () => {
    const user = await app.signUp();
    const { status, body } = await user.patch(`${CATEGORIES_PATH}/${await add(user)}`, { name: null });
    expect([status, body.details]).toMatchObject([400, [{ field: 'name', code: 'required' }]]);
  });

  it('cannot be uncategorized', async () => {
    const user = await app.signUp();
    const path = `${CATEGORIES_PATH}/uncategorized`;
    const responses = [
      await user.patch(path, { name: 'Rest' }),
      await user.patch(path, { isArchived: true }),
      await user.delete(path),
      await user.post(`${path}/merge`, { into: 'food' }),
    ];
    expect(responses.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(4).fill('409 categoryFixed'),
    );
  });
});
