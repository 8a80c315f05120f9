import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { plainAccount } from '#shared/import/statement-groups.ts';

/** The HMAC-SHA-256 of an account's number with the user's key, as base64url. */
export function hashAccount(account: string, key: string): string {
  return toHmac(plainAccount(account), key);
}

/** The same of the name that an account has in an application. */
export function hashName(app: string, name: string, key: string): string {
  return toHmac(`${app}\n${name.normalize()}`, key);
}

function toHmac(text: string, key: string): string {
  return toBase64Url(hmac(sha256, fromBase64Url(key), utf8ToBytes(text)));
}

/** The last four characters of an account's number. */
export function toAccountEnd(account: string): string {
  return plainAccount(account).slice(-4);
}

/** A hash of a table's header, 22 characters. */
export function hashShape(format: string, shape: string): string {
  return toBase64Url(sha256(utf8ToBytes(`${format} ${shape}`))).slice(0, 22);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
