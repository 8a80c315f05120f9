import { onTestFinished } from 'vitest';
import { argon2id } from '#server/features/auth/passwords.ts';
import { quick, real } from './cheap-hashes.ts';

/** Until the end of the test that calls this, hashes cost what they cost in the product. */
export function hashAtFullCost(): void {
  Object.assign(argon2id, real);
  onTestFinished(() => void Object.assign(argon2id, quick));
}
