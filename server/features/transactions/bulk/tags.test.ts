import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transaction } from '#shared/contract/transactions.ts';
import { addTransactions } from '#server/testing/add-transactions.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const PATH = '/api/v1/transactions';
const TEN_TAGS = Array.from({ length: 10 }, (_, index) => `tag ${index}`);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function add(user: TestClient, tags: string[], description = 'x'): Promise<string> {
  const expense = { description, amount: 1, date: '2026-11-20', tags };
  return (await user.post('/api/v1/expenses', expense)).body.id;
}

async function find(user: TestClient, id: string): Promise<Transaction> {
  return (await user.get(`/api/v1/expenses/${id}`)).body as Transaction;
}

it('adds and removes tags, and returns the changed ids by their former tags', async () => {
  const user = await app.signUp();
  const [firstId, unchangedId, fullId] = [
    await add(user, ['Casa', 'luz']),
    await add(user, ['new']),
    await add(user, TEN_TAGS),
  ];
  const before = await find(user, unchangedId);
  app.clock.now += 60_000;
  const change = { ids: [firstId, unchangedId, fullId, uuidv7()], add: ['new'], remove: ['casa'] };
  const { body } = await user.post(`${PATH}/tag`, change);
  expect(body).toEqual({ changed: [{ from: ['Casa', 'luz'], ids: [firstId] }], full: 1 });
  const changed = await find(user, firstId);
  expect(changed.tags).toEqual(['luz', 'new']);
  expect(Date.parse(changed.updatedAt)).toBe(app.clock.now);
  expect(await find(user, unchangedId)).toEqual(before);
  expect((await find(user, fullId)).tags).toEqual(TEN_TAGS);
  expect((await user.get(`${PATH}?tag=new`)).body.items).toHaveLength(2);
  expect((await user.get(`${PATH}?tag=casa`)).body.items).toEqual([]);
  await user.post(`${PATH}/tag`, { ids: [firstId], set: ['Casa', 'luz'] });
  expect((await find(user, firstId)).tags).toEqual(['Casa', 'luz']);
});

it('changes the tags of all that a search finds, except some, in several batches, and no total', async () => {
  const user = await app.signUp();
  const { uid } = (await user.get('/api/v1/me')).body;
  await addTransactions(app.database, uid, 603);
  const keptId = await add(user, ['old']);
  await add(user, ['old']);
  const totals = (await user.get(`${PATH}/totals`)).body;
  const { body } = await user.post(`${PATH}/tag-matching`, { search: {}, except: [keptId], add: ['trip'] });
  expect(body.full).toBe(0);
  expect(body.changed.map(({ from, ids }: { from: string[]; ids: string[] }) => [from, ids.length])).toEqual([
    [[], 603],
    [['old'], 1],
  ]);
  expect((await user.get(`${PATH}/totals?tag=trip`)).body.count).toBe(604);
  expect((await find(user, keptId)).tags).toEqual(['old']);
  expect((await user.get(`${PATH}/totals`)).body).toEqual(totals);
});

it('never changes the tags of another user', async () => {
  const [owner, stranger] = [await app.signUp(), await app.signUp()];
  const id = await add(owner, ['mine']);
  const nothing = { changed: [], full: 0 };
  expect((await stranger.post(`${PATH}/tag`, { ids: [id], set: [] })).body).toEqual(nothing);
  expect((await stranger.post(`${PATH}/tag-matching`, { search: {}, set: [] })).body).toEqual(nothing);
  expect((await find(owner, id)).tags).toEqual(['mine']);
});

it.each([[['a,b']], [['x'.repeat(31)]], [TEN_TAGS.concat('more')]])('refuses the tags %j', async (tags) => {
  const user = await app.signUp();
  const id = await add(user, ['old']);
  expect((await user.post(`${PATH}/tag`, { ids: [id], add: tags })).status).toBe(400);
  expect((await find(user, id)).tags).toEqual(['old']);
});
