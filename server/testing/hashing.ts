import { hash } from '@node-rs/argon2';
import { onTestFinished } from 'vitest';
import { argon2id } from '#server/features/auth/passwords.ts';

const real = { ...argon2id };
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Hashes of passwords as they are, but cheap: the tests sign thousands of people up. */
export const quick: typeof argon2id = { ...real, hash: (password) => hash(password, CHEAP) };

/** Until the end of the test that calls this, hashes cost what they cost in the product. */
export function hashAtFullCost(): void {
  Object.assign(argon2id, real);
  onTestFinished(() => void Object.assign(argon2id, quick));
}
