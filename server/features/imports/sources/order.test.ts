import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSource, SOURCES } from '#server/testing/import-rows.ts';
import { readExport, restoreAll, RESTORE, startRestore } from '#server/testing/restores.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Adds accounts with these names, and returns their ids. */
async function addAccounts<Names extends string[]>(
  user: TestClient,
  ...names: Names
): Promise<{ [K in keyof Names]: string }> {
  const sources = names.map((name) => newSource({ name, kind: 'cash' }));
  for (const source of sources) await user.post(SOURCES, source);
  return sources.map(({ id }) => id) as { [K in keyof Names]: string };
}

async function listNames(user: TestClient): Promise<string[]> {
  const { items } = (await user.get(SOURCES)).body as { items: { name: string }[] };
  return items.map(({ name }) => name);
}

it('accounts have the order that the user gives them, new ones follow, and archived ones are last', async () => {
  const user = await app.signUp();
  const [one, two, three] = await addAccounts(user, 'A', 'B', 'C');
  const ordered = await user.put(`${SOURCES}/order`, { ids: [three, one, three] });
  expect(ordered.body.items).toMatchObject([
    { id: three, position: 0 },
    { id: one, position: 1 },
    { id: two, position: 2 },
  ]);
  await addAccounts(user, 'A 10', 'A 9');
  expect(await listNames(user)).toEqual(['C', 'A', 'B', 'A 9', 'A 10']);
  const archived = await user.patch(`${SOURCES}/${three}`, { isArchived: true });
  expect(archived.body).toMatchObject({ isArchived: true, name: 'C' });
  expect(await listNames(user)).toEqual(['A', 'B', 'A 9', 'A 10', 'C']);
  const back = await user.patch(`${SOURCES}/${three}`, { isArchived: false });
  expect(back.body).toMatchObject({ isArchived: false, position: 0 });
  expect(await listNames(user)).toEqual(['C', 'A', 'B', 'A 9', 'A 10']);
});

it('an order that is repeated changes nothing, and an unknown account refuses it', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()];
  const ids = await addAccounts(user, 'A', 'B');
  const [foreign] = await addAccounts(other, 'D');
  const order = [...ids].toReversed();
  const first = await user.put(`${SOURCES}/order`, { ids: order });
  app.clock.now += 1_000;
  expect((await user.put(`${SOURCES}/order`, { ids: order })).body).toEqual(first.body);
  for (const unknown of [foreign, uuidv7()]) {
    const refused = await user.put(`${SOURCES}/order`, { ids: [unknown, ...ids] });
    expect([refused.status, refused.body.code]).toEqual([404, 'sourceNotFound']);
  }
  expect(await listNames(user)).toEqual(['B', 'A']);
  expect(await listNames(other)).toEqual(['D']);
});

it('an account that is archived or ordered meanwhile can be added again with the same content', async () => {
  const user = await app.signUp();
  const source = newSource();
  await user.post(SOURCES, source);
  await user.put(`${SOURCES}/order`, { ids: [source.id] });
  await user.patch(`${SOURCES}/${source.id}`, { isArchived: true });
  const again = await user.post(SOURCES, source);
  expect([again.status, again.body]).toMatchObject([201, { isArchived: true, position: 0 }]);
});

it('an export and its restore keep the archive and the order', async () => {
  const user = await app.signUp();
  const [one, two] = await addAccounts(user, 'A', 'B', 'C');
  await user.put(`${SOURCES}/order`, { ids: [two, one] });
  await user.patch(`${SOURCES}/${one}`, { isArchived: true });
  const restored = await app.signUp();
  await restoreAll(restored, await readExport(user));
  const { items } = (await user.get(SOURCES)).body;
  expect((await restored.get(SOURCES)).body.items).toEqual(items);
  expect(await listNames(restored)).toEqual(['B', 'C', 'A']);
});

it('an account of an earlier export is not archived and has no place', async () => {
  const user = await app.signUp();
  const at = '2026-11-01T10:00:00.000Z';
  const id = await startRestore(user, { exportedAt: at });
  const sources = [{ ...newSource(), createdAt: at, updatedAt: at }];
  expect((await user.post(`${RESTORE}/rows`, { id, sources })).status).toBe(200);
  expect((await user.get(SOURCES)).body.items).toMatchObject([{ isArchived: false, position: null }]);
});
