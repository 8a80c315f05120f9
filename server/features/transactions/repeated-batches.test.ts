import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTransactions } from '#server/testing/add-transactions.ts';
import { addRecurring, RECURRING } from '#server/testing/recurring.ts';
import { repeatWrites } from '#server/testing/repeat-writes.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const PATH = '/api/v1/transactions';
/** More than fit in one batch. */
const MANY = 603;

let app: TestApp;
let user: TestClient;
let endRepeats: () => void = () => undefined;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  user = await app.signUp({ currency: 'EUR' });
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  await addTransactions(app.database, uid, MANY);
});
afterEach(() => endRepeats());
afterAll(() => app.close());

function repeatAllWrites(): void {
  endRepeats = repeatWrites(app.database.forProduct);
}

async function countFound(query: string): Promise<number> {
  return (await user.get(`${PATH}/totals?${query}`)).body.count;
}

function toIds(changed: readonly { ids: string[] }[]): string[] {
  return changed.flatMap(({ ids }) => ids);
}

describe('if the first attempt of each write fails with a conflict', () => {
  it('a tag is renamed everywhere', async () => {
    await user.post(`${PATH}/tag-matching`, { search: {}, add: ['old'] });
    const rent = await addRecurring(user, { tags: ['old'] });
    repeatAllWrites();
    expect((await user.patch('/api/v1/tags/old', { to: 'new' })).body).toEqual({ changed: MANY });
    expect([await countFound('tag=old'), await countFound('tag=new')]).toEqual([0, MANY]);
    expect((await user.get(`${RECURRING}/${rent}`)).body.tags).toEqual(['new']);
  });

  it('all that match get the category, and each id is returned once', async () => {
    repeatAllWrites();
    const change = { search: { category: 'other' }, categories: { expense: 'food' } };
    const { changed } = (await user.post(`${PATH}/categorize-matching`, change)).body;
    expect(toIds(changed)).toHaveLength(MANY);
    expect([await countFound('category=other'), await countFound('category=food')]).toEqual([0, MANY]);
  });

  it('all that match get the tag, and each id is returned once', async () => {
    repeatAllWrites();
    const { changed } = (await user.post(`${PATH}/tag-matching`, { search: {}, add: ['trip'] })).body;
    expect(toIds(changed)).toHaveLength(MANY);
    expect(await countFound('tag=trip')).toBe(MANY);
  });

  it('all that match are deleted, and can be restored', async () => {
    repeatAllWrites();
    const { deleted, deletionId } = (await user.post(`${PATH}/delete-matching`, { search: {} })).body;
    expect([deleted, await countFound('')]).toEqual([MANY, 0]);
    const restored = await user.post(`${PATH}/deleted/restore-deletion`, { deletionId });
    expect(restored.body).toEqual({ restored: MANY });
    await expectStoredTotals(app, user);
  });
});
