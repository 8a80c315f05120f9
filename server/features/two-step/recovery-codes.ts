import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '#shared/limits.ts';

/** Crockford's alphabet: 32 characters, none of which looks like another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Five bits each: 80 random bits. */
const LENGTH = 16;
const LOOK_ALIKES: Readonly<Record<string, string>> = { i: '1', l: '1', o: '0' };

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, makeCode);
}

function makeCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** Returns a code without spaces and hyphens, in lower case. */
export function normalizeCode(entered: string): string {
  return entered.replace(/[\s\p{Pd}]/gu, '').toLowerCase();
}

/**
 * Returns the hash under which a normalized recovery code is stored. It has no key, so that the codes work after a
 * restore under another secret, and one pass is enough, since 80 random bits cannot be guessed.
 */
export function hashRecoveryCode(code: string): string {
  const typed = code.replace(/[ilo]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  return createHash('sha256').update(typed).digest('base64url');
}
