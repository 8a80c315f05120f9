import { onTestFinished } from 'vitest';
import { argon2id } from '#server/features/auth/passwords.ts';
import { quickHashing, realHashing } from './cheap-hashes.ts';

/** Makes hashes cost as much as in the product, until the end of the test that calls this. */
export function hashAtFullCost(): void {
  Object.assign(argon2id, realHashing);
  onTestFinished(() => void Object.assign(argon2id, quickHashing));
}
