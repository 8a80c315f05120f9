// This file is loaded before each test file, since an earlier one may have replaced the hashing, and before the server
// of a browser test.
import { argon2id } from '#server/features/auth/passwords.ts';
import { quickHashing } from './cheap-hashes.ts';

Object.assign(argon2id, quickHashing);
