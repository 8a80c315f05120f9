// Loaded before a server of a browser test, which hashes the passwords of many users: cheap hashes of the same kind.
import { createRequire } from 'node:module';

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as {
  -readonly [Name in 'hash']: (typeof import('@node-rs/argon2'))[Name];
};
const { hash } = argon2;
argon2.hash = (password) => hash(password, CHEAP);
