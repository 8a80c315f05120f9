// Loaded before the server of browser tests: hashes passwords cheaply, because the tests sign up many users.
import { createRequire } from 'node:module';
import type { hash as hashPassword } from '@node-rs/argon2';

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as { hash: typeof hashPassword };
const { hash } = argon2;
argon2.hash = (password) => hash(password, CHEAP);
