import { expect, it } from 'vitest';
import { ClientGone } from '#server/errors/client-gone.ts';
import { createUserCache } from './user-cache.ts';

/** Creates a function that counts its calls. */
function counted() {
  let count = 0;
  return () => Promise.resolve(++count);
}

it('computes once for all who ask meanwhile, and again in another state', async () => {
  const latest = createUserCache<number>(2);
  const make = counted();
  expect(await Promise.all([latest('ana', '1', make), latest('ana', '1', make)])).toEqual([1, 1]);
  expect(await latest('ana', '2', make)).toBe(2);
  expect(await latest('ana', '1', make)).toBe(3);
});

it('keeps one result per user, and drops the result of the user who has not asked for longest', async () => {
  const latest = createUserCache<string>(2);
  const computed: string[] = [];
  const ask = (userId: string) =>
    latest(userId, 'same', () => {
      computed.push(userId);
      return Promise.resolve(`of ${userId}`);
    });
  const results: string[] = [];
  for (const userId of ['ana', 'bob', 'ana', 'eva', 'ana', 'bob']) results.push(await ask(userId));
  expect(results).toEqual(['of ana', 'of bob', 'of ana', 'of eva', 'of ana', 'of bob']);
  expect(computed).toEqual(['ana', 'bob', 'eva', 'bob']);
});

it('computes a result again that it does not keep', async () => {
  const latest = createUserCache<number>(2, (result) => result > 1);
  const make = counted();
  const results = [
    await latest('ana', '1', make),
    await latest('ana', '1', make),
    await latest('ana', '1', make),
  ];
  expect(results).toEqual([1, 2, 2]);
});

it('does not keep a failure', async () => {
  const latest = createUserCache<number>(2);
  await expect(latest('ana', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await latest('ana', '1', () => Promise.resolve(5))).toBe(5);
});

it('computes again for a client that waits if the client that started it has left', async () => {
  const latest = createUserCache<number>(2);
  const leaver = latest('ana', '1', () => Promise.reject(new ClientGone()));
  const result = latest('ana', '1', () => Promise.resolve(5));
  await expect(leaver).rejects.toThrow(ClientGone);
  expect(await result).toBe(5);
});
