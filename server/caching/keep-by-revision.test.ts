import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { keepByRevision } from './keep-by-revision.ts';

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

it('makes an answer again after a change of the user’s transactions, and for another question', async () => {
  const [{ user, spend }, other] = [await signUp(), await signUp()];
  const made: string[] = [];
  const answer = keepByRevision(
    { db: app.database.forProduct.read, maxUsers: 2 },
    (asker: { userId: string }, word: string) => {
      made.push(word);
      return Promise.resolve(`${word} of ${asker.userId}`);
    },
  );
  expect(await Promise.all([answer(user, 'tea'), answer(user, 'tea')])).toEqual([
    `tea of ${user.userId}`,
    `tea of ${user.userId}`,
  ]);
  await other.spend();
  await answer(user, 'tea');
  expect(made).toEqual(['tea']);
  expect(await answer(user, 'milk')).toBe(`milk of ${user.userId}`);
  await spend();
  await answer(user, 'milk');
  expect(await answer(other.user, 'milk')).toBe(`milk of ${other.user.userId}`);
  expect(made).toEqual(['tea', 'milk', 'milk', 'milk']);
});
