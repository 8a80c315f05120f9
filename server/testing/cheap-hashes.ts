import { hash } from '@node-rs/argon2';
import { argon2id } from '#server/features/auth/passwords.ts';

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Hashes passwords as the product does. */
export const realHashing = { ...argon2id };

/** Hashes of the same kind but cheap, since the tests sign up thousands of users. */
export const quickHashing: typeof argon2id = { ...realHashing, hash: (password) => hash(password, CHEAP) };
