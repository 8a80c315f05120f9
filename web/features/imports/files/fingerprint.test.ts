import { expect, it } from 'vitest';
import { hasNumber } from '#shared/import/statement-groups.ts';
import { hashAccount, hashShape, toAccountEnd } from './fingerprint.ts';

const SECRET = '0123456789abcdef0123456789abcde~';
const key = base64Url(new TextEncoder().encode(SECRET));

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Hashes with the browser's HMAC, which is missing on pages without HTTPS. */
async function browserHash(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(SECRET);
  const secret = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(text))));
}

it('hashes an account with HMAC-SHA-256, the same with and without spaces and in any case', async () => {
  const expected = await browserHash('ES9121000418450200051332');
  expect(hashAccount('ES91 2100 0418 4502 0005 1332', key)).toBe(expected);
  expect(hashAccount('es91-2100-0418-4502-0005-1332', key)).toBe(expected);
  expect(hashAccount('ES9121000418450200051333', key)).not.toBe(expected);
});

it('shows at most the last four characters', () => {
  expect(toAccountEnd('ES91 2100 0418 4502 0005 13 3X')).toBe('133X');
  expect(toAccountEnd('12')).toBe('12');
});

it('tells account numbers from names', () => {
  expect(hasNumber('NL91 ABNA 0417 1643 00')).toBe(true);
  expect(hasNumber('Savings 2')).toBe(false);
  expect(hasNumber(null)).toBe(false);
});

it('hashes a header to 22 characters, different for each format', () => {
  expect(hashShape('csv', 'a|b')).toMatch(/^[\w-]{22}$/);
  expect(hashShape('csv', 'a|b')).not.toBe(hashShape('xlsx', 'a|b'));
});
