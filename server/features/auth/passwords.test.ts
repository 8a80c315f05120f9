import { beforeAll, describe, expect, it } from 'vitest';
import { argon2id, hashPassword, passwordHashing, withHashingSlot } from './passwords.ts';

const hashing = { running: 0, most: 0, waiting: [] as (() => void)[] };

/** Replaces argon2id: a hash waits until the test lets it finish, and running ones are counted. */
const pausedArgon2id: typeof argon2id = { hash: () => wait('a hash'), verify: () => wait(true) };

async function wait<T>(result: T): Promise<T> {
  hashing.most = Math.max(hashing.most, ++hashing.running);
  await new Promise<void>((resolve) => hashing.waiting.push(resolve));
  hashing.running--;
  return result;
}

beforeAll(() => void Object.assign(argon2id, pausedArgon2id));

/** Finishes all requested hashes, one after the other. */
async function finishAll(): Promise<void> {
  await new Promise(setImmediate);
  for (let next = hashing.waiting.shift(); next !== undefined; next = hashing.waiting.shift()) {
    next();
    await new Promise(setImmediate);
  }
}

const verify = () => passwordHashing.verify({ hash: 'a hash', password: 'a password' });

async function countOutcomes(requests: Promise<unknown>[]): Promise<{ done: number; refused: unknown[] }> {
  const settled = Promise.allSettled(requests);
  await finishAll();
  const results = await settled;
  return {
    done: results.filter(({ status }) => status === 'fulfilled').length,
    refused: results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])),
  };
}

describe('passwords', () => {
  it('are hashed and compared at most two at once', async () => {
    const { done } = await countOutcomes(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? verify() : hashPassword('x'))),
    );
    expect(done).toBe(20);
    expect(hashing.most).toBeLessThanOrEqual(2);
  });

  it('are refused at once if the wait would be too long, until a slot is free', async () => {
    const { done, refused } = await countOutcomes(Array.from({ length: 500 }, () => hashPassword('x')));
    expect(done).toBe(64);
    expect(refused).toHaveLength(436);
    for (const error of refused) expect(error).toMatchObject({ code: 'serverBusy', retryAfterSeconds: 2 });
    expect((await countOutcomes([verify()])).done).toBe(1);
  });

  it('are never refused inside work that has a slot', async () => {
    const many = () => Promise.all(Array.from({ length: 500 }, () => hashPassword('x')));
    expect(await countOutcomes([withHashingSlot(many)])).toEqual({ done: 1, refused: [] });
  });
});
