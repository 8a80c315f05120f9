import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import type { DeletedTransaction } from '#shared/contract/deleted-transactions.ts';
import { DELETED_KEPT_DAYS, MAX_TOTAL_MINOR_UNITS } from '#shared/limits.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { eraseExpiredTransactions } from './expire.ts';

const DELETED = '/api/v1/transactions/deleted';
const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function add(user: TestClient, fields: Record<string, unknown> = {}): Promise<string> {
  const transaction = { description: 'Coffee', amount: 2.5, date: '2026-11-20', category: 'food', ...fields };
  const { status, body } = await user.post('/api/v1/expenses', transaction);
  expect(status).toBe(201);
  return body.id as string;
}

async function addDeleted(user: TestClient, fields: Record<string, unknown> = {}): Promise<string> {
  const id = await add(user, fields);
  expect((await user.delete(`/api/v1/expenses/${id}`)).status).toBe(200);
  return id;
}

async function list(user: TestClient, query = ''): Promise<DeletedTransaction[]> {
  return (await user.get(DELETED + query)).body.items as DeletedTransaction[];
}

const toIds = (transactions: readonly { id: string }[]) => transactions.map(({ id }) => id);
const countTransactions = async (user: TestClient) =>
  (await user.get('/api/v1/transactions/totals')).body.count as number;

describe('a deleted transaction', () => {
  it('is listed with the time of its deletion, and is in no other list or total', async () => {
    const user = await app.signUp();
    const id = await add(user);
    const transaction = (await user.get(`/api/v1/expenses/${id}`)).body;
    await user.delete(`/api/v1/expenses/${id}`);
    const deletedAt = new Date(app.clock.now).toISOString();
    const deletionId = expect.any(String) as string;
    expect(await list(user)).toEqual([{ ...transaction, deletedAt, deletionId }]);
    expect((await user.get(`/api/v1/expenses/${id}`)).status).toBe(404);
    expect((await user.get('/api/v1/transactions')).body.items).toEqual([]);
    expect((await user.get('/api/v1/transactions/totals')).body).toEqual({
      count: 0,
      income: 0,
      expenses: 0,
    });
    expect((await user.get('/api/v1/transactions/totals?q=coffee')).body.count).toBe(0);
    expect((await user.get('/api/v1/summary?from=2026-11-01&to=2026-11-30')).body.expenses).toBe(0);
  });

  it('is restored unchanged, and leaves the list', async () => {
    const user = await app.signUp();
    const id = await add(user);
    const before = (await user.get(`/api/v1/expenses/${id}`)).body;
    const totals = (await user.get('/api/v1/transactions/totals')).body;
    app.clock.now += 1_000;
    await user.delete(`/api/v1/expenses/${id}`);
    const restored = await user.post(`${DELETED}/restore`, { ids: [id, uuidv7()] });
    expect(restored.body).toEqual({ restored: [before], missing: 1 });
    expect((await user.get(`/api/v1/expenses/${id}`)).body).toEqual(before);
    expect((await user.get('/api/v1/transactions/totals')).body).toEqual(totals);
    expect(await list(user)).toEqual([]);
    expect((await user.post(`${DELETED}/restore`, { ids: [id] })).body).toMatchObject({ missing: 1 });
  });

  it('can be deleted again after it was restored or added again with its id', async () => {
    const user = await app.signUp();
    const id = await addDeleted(user);
    await user.post(`${DELETED}/restore`, { ids: [id] });
    expect((await user.delete(`/api/v1/expenses/${id}`)).status).toBe(200);
    await add(user, { id });
    expect(await list(user)).toEqual([]);
    expect((await user.delete(`/api/v1/expenses/${id}`)).status).toBe(200);
    expect(toIds(await list(user))).toEqual([id]);
  });

  it('is not restored if a total would become too large to be exact', async () => {
    const user = await app.signUp();
    const id = await addDeleted(user);
    const { uid } = (await user.get('/api/v1/me')).body;
    await runSql(
      app.database,
      `update user_totals set expense_minor = ${MAX_TOTAL_MINOR_UNITS} where user_id = '${uid}'`,
    );
    const refused = await user.post(`${DELETED}/restore`, { ids: [id] });
    expect([refused.status, refused.body.code]).toEqual([422, 'totalTooLarge']);
    expect(toIds(await list(user))).toEqual([id]);
  });

  it('prevents a change to a currency with other decimals, since its amount is stored in them', async () => {
    const user = await app.signUp({ currency: 'EUR' });
    await addDeleted(user);
    expect((await user.patch('/api/v1/me', { currency: 'JPY' })).body.code).toBe('currencyLocked');
    await user.delete(DELETED);
    expect((await user.patch('/api/v1/me', { currency: 'JPY' })).status).toBe(200);
  });

  it('is neither shown, restored nor erased for another user', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    const id = await addDeleted(owner);
    expect(await list(stranger)).toEqual([]);
    expect((await stranger.post(`${DELETED}/restore`, { ids: [id] })).body).toEqual({
      restored: [],
      missing: 1,
    });
    expect((await stranger.post(`${DELETED}/erase`, { ids: [id] })).body).toEqual({ erased: 0 });
    await stranger.delete(DELETED);
    expect(toIds(await list(owner))).toEqual([id]);
  });
});

describe('the list of deleted transactions', () => {
  it('is sorted by deletion, the latest first, page by page', async () => {
    const user = await app.signUp();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      ids.unshift(await addDeleted(user));
      if (n % 2 === 0) app.clock.now += 1;
    }
    const pagedIds: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await user.get(`${DELETED}?limit=2${cursor && `&cursor=${cursor}`}`);
      pagedIds.push(...toIds(body.items));
      cursor = body.nextCursor as string | null;
    }
    expect(pagedIds).toEqual(ids);
  });

  it('sorts transactions of one deletion by day, the newest first, and counts them', async () => {
    const user = await app.signUp();
    const single = await addDeleted(user, { description: 'Bus alone' });
    for (const day of ['20', '18', '19', '20'])
      await add(user, { description: 'Bus', date: `2026-11-${day}` });
    const { deletionId } = (await user.post('/api/v1/transactions/delete-matching', { search: { q: 'bus' } }))
      .body;
    const { items, deletions, total, nextCursor } = (await user.get(`${DELETED}?limit=3`)).body;
    expect(items.map(({ date }: DeletedTransaction) => date.slice(-2))).toEqual(['20', '20', '19']);
    expect(items.map((each: DeletedTransaction) => each.deletionId)).toEqual(Array(3).fill(deletionId));
    expect(deletions).toEqual([{ id: deletionId, count: 4 }]);
    const later = await user.get(`${DELETED}?limit=3&cursor=${nextCursor}`);
    expect([total, later.body.total, later.body.deletions]).toEqual([5, null, deletions]);
    expect((await user.get(`${DELETED}?q=alone`)).body.total).toBe(1);
    const all = (await user.get(DELETED)).body;
    expect(toIds(all.items).at(-1)).toBe(single);
    expect(all.deletions).toEqual(deletions);
    await user.post(`${DELETED}/restore`, { ids: toIds(items) });
    expect((await user.get(DELETED)).body.deletions).toEqual([]);
  });

  it.each(['cofe', '1', '1_', 'x_y', `1_${uuidv7()}`, `1_${uuidv7()}_2026-11-20_2`])(
    'refuses the cursor %s',
    async (cursor) => {
      const user = await app.signUp();
      const refused = await user.get(`${DELETED}?cursor=${cursor}`);
      expect([refused.status, refused.body.details?.[0]?.field]).toEqual([400, 'cursor']);
    },
  );

  it('is searched by description, category and amount', async () => {
    const user = await app.signUp();
    const coffee = await addDeleted(user);
    const bus = await addDeleted(user, { description: 'Bus', category: 'transport', amount: 42.18 });
    expect(toIds(await list(user, '?q=cofFEE'))).toEqual([coffee]);
    expect(toIds(await list(user, '?q=trans'))).toEqual([bus]);
    expect(toIds(await list(user, '?q=42.18'))).toEqual([bus]);
    expect(await list(user, '?q=nothing')).toEqual([]);
  });
});

describe('erasing', () => {
  it('deletes some or all transactions for good', async () => {
    const user = await app.signUp();
    const ids = [await addDeleted(user), await addDeleted(user), await addDeleted(user)];
    expect((await user.post(`${DELETED}/erase`, { ids: [ids[0], uuidv7()] })).body).toEqual({ erased: 1 });
    expect((await list(user)).length).toBe(2);
    expect((await user.delete(DELETED)).body).toEqual({ success: true });
    expect(await list(user)).toEqual([]);
    expect((await user.post(`${DELETED}/restore`, { ids })).body).toMatchObject({ missing: 3 });
  });

  it('happens automatically after 30 days', async () => {
    const expiringApp = await createTestApp();
    const users = [await expiringApp.signUp(), await expiringApp.signUp()] as const;
    for (const user of users) await addDeleted(user);
    const almostExpiredAt = expiringApp.clock.now - DELETED_KEPT_DAYS * DAY_MS + 1;
    await runSql(expiringApp.database, `update deleted_transactions set deleted_at = ${almostExpiredAt}`);
    const laterId = await addDeleted(users[1]);
    expect((await list(users[0])).length).toBe(1);
    expiringApp.clock.now += 1;
    // They are hidden even before the job has run.
    expect([await list(users[0]), toIds(await list(users[1]))]).toEqual([[], [laterId]]);
    await eraseExpiredTransactions({ database: expiringApp.database, now: () => expiringApp.clock.now });
    const remaining = await expiringApp.database.read
      .selectFrom('deleted_transactions')
      .select('id')
      .execute();
    expect(remaining).toEqual([{ id: laterId }]);
    await expiringApp.close();
  });

  it('happens when the account is deleted', async () => {
    const user = await app.signUp();
    await addDeleted(user, { description: 'canary of the bin' });
    await user.delete('/api/v1/me', { password: 'plain-horse-battery', confirm: user.email });
    const rows = await runSql(
      app.database,
      `select id from deleted_transactions where description = 'canary of the bin'`,
    );
    expect(rows).toEqual([]);
  });
});

it('restores all transactions of one deletion, and no others', async () => {
  const user = await app.signUp();
  const earlier = await addDeleted(user);
  for (let n = 0; n < 3; n++) await add(user, { description: 'Bus' });
  const { deletionId } = (await user.post('/api/v1/transactions/delete-matching', { search: { q: 'bus' } }))
    .body;
  expect(await countTransactions(user)).toBe(0);
  const path = `${DELETED}/restore-deletion`;
  expect((await user.post(path, { deletionId: uuidv7() })).body).toEqual({ restored: 0 });
  expect((await (await app.signUp()).post(path, { deletionId })).body).toEqual({ restored: 0 });
  expect((await user.post(path, { deletionId })).body).toEqual({ restored: 3 });
  expect(await countTransactions(user)).toBe(3);
  expect(toIds(await list(user))).toEqual([earlier]);
});
