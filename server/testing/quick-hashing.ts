// Loaded before each test file, since a file may have put something else in its place, and before a server that a browser
// test starts.
import { argon2id } from '#server/features/auth/passwords.ts';
import { quick } from './cheap-hashes.ts';

Object.assign(argon2id, quick);
