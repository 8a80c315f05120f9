import { expect, it } from 'vitest';
import { AskerGone } from '#server/errors/asker-gone.ts';
import { createLatestOfUsers } from './latest-of-users.ts';

/** Counts how often something is made. */
function counted() {
  let count = 0;
  return () => Promise.resolve(++count);
}

it('makes something once for those who ask while it is made, and again in another state', async () => {
  const latest = createLatestOfUsers<number>(2);
  const make = counted();
  expect(await Promise.all([latest('ana', '1', make), latest('ana', '1', make)])).toEqual([1, 1]);
  expect(await latest('ana', '2', make)).toBe(2);
  expect(await latest('ana', '1', make)).toBe(3);
});

it('keeps that of each user apart, and forgets the one who has not asked for the longest time', async () => {
  const latest = createLatestOfUsers<string>(2);
  const made: string[] = [];
  const ask = (userId: string) =>
    latest(userId, 'same', () => {
      made.push(userId);
      return Promise.resolve(`of ${userId}`);
    });
  const answers: string[] = [];
  for (const userId of ['ana', 'bob', 'ana', 'eva', 'ana', 'bob']) answers.push(await ask(userId));
  expect(answers).toEqual(['of ana', 'of bob', 'of ana', 'of eva', 'of ana', 'of bob']);
  expect(made).toEqual(['ana', 'bob', 'eva', 'bob']);
});

it('makes again what is not to be kept', async () => {
  const latest = createLatestOfUsers<number>(2, (made) => made > 1);
  const make = counted();
  const made = [
    await latest('ana', '1', make),
    await latest('ana', '1', make),
    await latest('ana', '1', make),
  ];
  expect(made).toEqual([1, 2, 2]);
});

it('forgets a failure', async () => {
  const latest = createLatestOfUsers<number>(2);
  await expect(latest('ana', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await latest('ana', '1', () => Promise.resolve(5))).toBe(5);
});

it('makes something again for whoever waits after the one for whom it was made has left', async () => {
  const latest = createLatestOfUsers<number>(2);
  const leaver = latest('ana', '1', () => Promise.reject(new AskerGone()));
  const waiting = latest('ana', '1', () => Promise.resolve(5));
  await expect(leaver).rejects.toThrow(AskerGone);
  expect(await waiting).toBe(5);
});
