// Loaded before each test file, since a file may have replaced it, and before a server of a browser test.
import { argon2id } from '#server/features/auth/passwords.ts';
import { quickHashing } from './cheap-hashes.ts';

Object.assign(argon2id, quickHashing);
