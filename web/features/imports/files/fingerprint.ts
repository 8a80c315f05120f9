import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** An account's number as everybody writes it: 'es91 2100…' is 'ES912100…'. */
export function plainAccount(account: string): string {
  return account.toUpperCase().replace(/[^\dA-Z]/g, '');
}

/** Whether an account has a number. Exports of applications give it a name. */
export function hasNumber(account: string | null): account is string {
  return account !== null && (account.match(/\d/g)?.length ?? 0) >= 4;
}

/** The HMAC-SHA-256 of an account's number under the person's key, as base64url. */
export function accountHash(account: string, key: string): string {
  return toBase64Url(hmac(sha256, fromBase64Url(key), utf8ToBytes(plainAccount(account))));
}

/** The last four characters of an account's number. */
export function accountEnd(account: string): string {
  return plainAccount(account).slice(-4);
}

/** A short name for the form of a table, 22 characters. */
export function shapeOf(format: string, shape: string): string {
  return toBase64Url(sha256(utf8ToBytes(`${format} ${shape}`))).slice(0, 22);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
