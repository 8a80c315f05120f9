import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/**
 * Hashes of passwords as they are, but cheap: the tests sign thousands of people up. A test of what they cost
 * an attacker says `vi.unmock('@node-rs/argon2')`.
 */
vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof Argon2>();
  return {
    ...actual,
    hash: (password: string) => actual.hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 }),
  };
});
