import { expect, it } from 'vitest';
import { RECOVERY_CODES } from '#shared/limits.ts';
import { hashRecoveryCode, makeRecoveryCodes, normalizeCode } from './recovery-codes.ts';

it('makes ten different codes of 80 random bits, in letters that do not look alike', () => {
  const codes = Array.from({ length: 200 }, makeRecoveryCodes).flat();
  expect(codes).toHaveLength(200 * RECOVERY_CODES);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  // Each of the 32 characters occurs at each of the 16 places.
  const letters = codes.map((code) => code.replaceAll('-', ''));
  for (let place = 0; place < 16; place++)
    expect(new Set(letters.map((code) => code.charAt(place))).size).toBe(32);
});

it('recognizes a code in upper case, with spaces or dashes, and with look-alike letters', () => {
  const hash = hashRecoveryCode(normalizeCode('01ab-cdef-0123-4567'));
  for (const typed of [
    '01AB CDEF 0123 4567',
    '01abcdef01234567',
    'oIab–cdef—Ol23-4567',
    ' 01ab-cdef-0123-4567\n',
  ])
    expect(hashRecoveryCode(normalizeCode(typed))).toBe(hash);
  expect(hashRecoveryCode(normalizeCode('01ab-cdef-0123-4568'))).not.toBe(hash);
});
