import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRevision } from '#server/database/user-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createChangeLog } from './change-log.ts';
import { cacheByRevision } from './cache-by-revision.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function signUp() {
  const client = await app.signUp();
  const spend = async () => {
    const transaction = { description: 'Tea', amount: 2, category: 'food', date: '2026-01-05' };
    expect((await client.post('/api/v1/expenses', transaction)).status).toBe(201);
  };
  return { user: { userId: (await client.get('/api/v1/me')).body.uid as string }, spend };
}

it('computes again after a change of the user’s transactions, and for other arguments', async () => {
  const [{ user, spend }, other] = [await signUp(), await signUp()];
  const computed: string[] = [];
  const readCached = cacheByRevision(
    { db: app.database.forProduct.read, maxUsers: 2 },
    ({ userId }: { userId: string }, word: string) => {
      computed.push(word);
      return Promise.resolve(`${word} of ${userId}`);
    },
  );
  expect(await Promise.all([readCached(user, 'tea'), readCached(user, 'tea')])).toEqual([
    `tea of ${user.userId}`,
    `tea of ${user.userId}`,
  ]);
  await other.spend();
  await readCached(user, 'tea');
  expect(computed).toEqual(['tea']);
  expect(await readCached(user, 'milk')).toBe(`milk of ${user.userId}`);
  await spend();
  await readCached(user, 'milk');
  expect(await readCached(other.user, 'milk')).toBe(`milk of ${other.user.userId}`);
  expect(computed).toEqual(['tea', 'milk', 'milk', 'milk']);
});

it('keeps a result about some days while it is known that only other days have changed', async () => {
  const { user, spend } = await signUp();
  const changes = createChangeLog({ maxChanges: 2 });
  const { read: db } = app.database.forProduct;
  const spendAndNote = async (days: string[]) => {
    await spend();
    changes.note(user.userId, { revision: await findRevision(db, user.userId), days });
  };
  let computations = 0;
  const readCached = cacheByRevision(
    {
      db,
      maxUsers: 1,
      dependsOn: { changes, daysOf: (_: { userId: string }, to: string) => [{ from: '', to }] },
    },
    () => Promise.resolve(++computations),
  );
  const results: number[] = [];
  const ask = async (to = '2025-12-31') => results.push(await readCached(user, to));
  await ask();
  for (let write = 0; write < 5; write++) {
    await spendAndNote(['2026-01-01']);
    await ask();
  }
  expect(new Set(results)).toEqual(new Set([1]));
  await spendAndNote(['2026-01-01', '2025-12-31']);
  await ask();
  await spend();
  await ask();
  await ask('2024-12-31');
  expect(results.slice(-3)).toEqual([2, 3, 4]);
});
