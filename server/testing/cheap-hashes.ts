import { hash } from '@node-rs/argon2';
import { argon2id } from '#server/features/auth/passwords.ts';

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Hashes of passwords as they are in the product. */
export const real = { ...argon2id };

/** Hashes of the same kind, but cheap: the tests sign thousands of people up. */
export const quick: typeof argon2id = { ...real, hash: (password) => hash(password, CHEAP) };
