import { argon2id } from '#server/features/auth/passwords.ts';
import { quick } from './hashing.ts';

// For each file anew, since a file may have put something else in its place.
Object.assign(argon2id, quick);
