import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Goal } from '#shared/contract/goals.ts';
import { addGoal, GOALS, HOLIDAY, putAside } from '#server/testing/goals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { openStream } from '#server/testing/test-stream.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-03-15T12:00:00Z');
});
afterAll(() => app.close());

const list = async (user: TestClient) => (await user.get(GOALS)).body.items as Goal[];
const listEntries = async (user: TestClient, id: string) =>
  (await user.get(`${GOALS}/${id}/entries`)).body.items;

describe('a goal', () => {
  it('shows what was put aside, what it needs each month, and when it is reached at the pace so far', async () => {
    const user = await app.signUp();
    const id = await addGoal(user, { target: 1_200, day: '2026-09-15' });
    await putAside(user, id, { amount: 200.1, day: '2026-01-15' });
    await putAside(user, id, { amount: 199.9, day: '2026-02-15' });
    const { body } = await user.post(`${GOALS}/${id}/entries`, { amount: 200, day: '2026-03-15' });
    expect(body).toEqual({
      id,
      name: 'Holiday',
      target: 1_200,
      day: '2026-09-15',
      saved: 600,
      neededPerMonth: 100,
      pacePerMonth: 200,
      expectedDay: '2026-06-15',
      isReached: false,
      isArchived: false,
      createdAt: '2026-03-15T12:00:00.000Z',
      updatedAt: '2026-03-15T12:00:00.000Z',
    });
    expect(await list(user)).toEqual([body]);
  });

  it('is reached once enough was put aside, and then needs nothing', async () => {
    const user = await app.signUp();
    const id = await addGoal(user, { target: 100, day: '2026-09-15' });
    await putAside(user, id, { amount: 100 });
    const [goal] = await list(user);
    expect(goal).toMatchObject({ saved: 100, isReached: true, neededPerMonth: null, expectedDay: null });
  });

  it('changes field by field, keeps its entries, and loses its day by null', async () => {
    const user = await app.signUp();
    const id = await addGoal(user, { day: '2026-09-15' });
    await putAside(user, id, { amount: 10 });
    app.clock.now += 1_000;
    const { body } = await user.patch(`${GOALS}/${id}`, { name: 'Car', target: 5_000.5, day: null });
    expect(body).toMatchObject({ name: 'Car', target: 5_000.5, day: null, saved: 10, isArchived: false });
    expect(body.updatedAt).not.toBe(body.createdAt);
    expect((await user.patch(`${GOALS}/${id}`, { isArchived: true })).body).toMatchObject({
      name: 'Car',
      isArchived: true,
    });
    app.clock.now -= 1_000;
  });

  it('is stored once when sent twice, and its id is refused with other content', async () => {
    const user = await app.signUp();
    const goal = { ...HOLIDAY, id: uuidv7() };
    const first = await user.post(GOALS, goal);
    expect((await user.post(GOALS, goal)).body).toEqual(first.body);
    expect((await user.post(GOALS, { ...goal, name: 'Other' })).body.code).toBe('idConflict');
    expect(await list(user)).toHaveLength(1);
  });

  it('is refused with decimals that the currency does not have', async () => {
    const user = await app.signUp();
    const { body } = await user.post(GOALS, { ...HOLIDAY, target: 0.001 });
    expect(body.details).toMatchObject([{ field: 'target', code: 'amountTooManyDecimals' }]);
  });

  it('is deleted with its entries', async () => {
    const user = await app.signUp();
    const id = await addGoal(user);
    await putAside(user, id);
    expect((await user.delete(`${GOALS}/${id}`)).body).toEqual({ success: true });
    expect(await list(user)).toEqual([]);
    await user.post(GOALS, { ...HOLIDAY, id });
    expect(await listEntries(user, id)).toEqual([]);
  });

  it('has no effect on totals', async () => {
    const user = await app.signUp();
    const month = '/api/v1/summary?from=2026-03-01&to=2026-03-31';
    const before = (await user.get(month)).body;
    await putAside(user, await addGoal(user));
    expect((await user.get(month)).body).toEqual(before);
  });

  it('tells the user’s browsers of a change', async () => {
    const user = await app.signUp();
    const stream = await openStream(app, user);
    await addGoal(user);
    await stream.receives('records');
  });
});

it('goals are listed by the nearest day, then without a day, and archived ones last', async () => {
  const user = await app.signUp();
  for (const [name, day] of [
    ['archived', '2026-04-01'],
    ['never', null],
    ['later', '2027-01-01'],
    ['soon', '2026-05-01'],
  ])
    await addGoal(user, { name, day });
  const { id = '' } = (await list(user)).find(({ name }) => name === 'archived') ?? {};
  await user.patch(`${GOALS}/${id}`, { isArchived: true });
  expect((await list(user)).map(({ name }) => name)).toEqual(['soon', 'later', 'never', 'archived']);
});

describe('an entry', () => {
  it('is listed, the newest day first, and can be deleted', async () => {
    const user = await app.signUp();
    const id = await addGoal(user);
    await putAside(user, id, { amount: 10, day: '2026-03-01' });
    await putAside(user, id, { amount: 20, day: '2026-03-03' });
    await user.post(`${GOALS}/${id}/entries`, { amount: -5, day: '2026-03-02' });
    const entries = await listEntries(user, id);
    expect(entries.map(({ amount, day }: Record<string, unknown>) => [amount, day])).toEqual([
      [20, '2026-03-03'],
      [-5, '2026-03-02'],
      [10, '2026-03-01'],
    ]);
    const path = `${GOALS}/${id}/entries/${entries[1].id}`;
    expect((await user.delete(path)).body).toMatchObject({ saved: 30 });
    // A repeated request changes nothing.
    expect((await user.delete(path)).body).toMatchObject({ saved: 30 });
  });

  it('takes out at most what is in the goal, and is not deleted if the goal would fall below 0', async () => {
    const user = await app.signUp();
    const id = await addGoal(user);
    const entryId = await putAside(user, id, { amount: 10 });
    const path = `${GOALS}/${id}/entries`;
    expect((await user.post(path, { amount: -10.01, day: '2026-03-02' })).body.code).toBe('goalTooSmall');
    expect((await user.post(path, { amount: -10, day: '2026-03-02' })).body).toMatchObject({ saved: 0 });
    expect((await user.delete(`${path}/${entryId}`)).body.code).toBe('goalTooSmall');
    expect(await listEntries(user, id)).toHaveLength(2);
  });

  it('is stored once when sent twice, and its id is refused with other content', async () => {
    const user = await app.signUp();
    const path = `${GOALS}/${await addGoal(user)}/entries`;
    const entry = { id: uuidv7(), amount: 10, day: '2026-03-01' };
    await user.post(path, entry);
    expect((await user.post(path, entry)).body).toMatchObject({ saved: 10 });
    expect((await user.post(path, { ...entry, amount: 11 })).body.code).toBe('idConflict');
  });

  it('is neither added nor deleted if the sum would be too large to be exact', async () => {
    const user = await app.signUp({ currency: 'KWD' });
    const id = await addGoal(user);
    const path = `${GOALS}/${id}/entries`;
    const large = { amount: 999_999_999_999, day: '2026-03-01' };
    for (let n = 0; n < 9; n++) await putAside(user, id, large);
    const refusedEntry = await user.post(path, large);
    expect([refusedEntry.status, refusedEntry.body.code]).toEqual([422, 'totalTooLarge']);
    const withdrawalId = await putAside(user, id, { ...large, amount: -large.amount });
    await putAside(user, id, large);
    const refusedDeletion = await user.delete(`${path}/${withdrawalId}`);
    expect([refusedDeletion.status, refusedDeletion.body.code]).toEqual([422, 'totalTooLarge']);
  });
});

it('two users may have goals with the same id', async () => {
  const [owner, stranger] = [await app.signUp(), await app.signUp()];
  const id = await addGoal(owner, { id: uuidv7() });
  await putAside(owner, id, { amount: 10 });
  await addGoal(stranger, { id, name: 'Mine' });
  expect(await listEntries(stranger, id)).toEqual([]);
  await stranger.delete(`${GOALS}/${id}`);
  expect(await list(owner)).toMatchObject([{ name: 'Holiday', saved: 10 }]);
});
