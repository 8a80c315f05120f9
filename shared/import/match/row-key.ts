import { sha256 } from '@noble/hashes/sha2.js';
import type { CalendarDay } from '../../calendar.ts';
import { encodeUtf8 } from '../text-codec.ts';

const KEY_LENGTH = 22;
const MAX_BANK_ID_LENGTH = 100;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

type KeyFields = {
  sourceId: string;
  account: string | null;
  date: CalendarDay;
  amountMinor: number;
  /** The bank's text, folded by `fold`. */
  folded: string;
};

/**
 * Returns what identifies a row of a bank's file: 22 characters of a SHA-256 over source, account, day, signed minor
 * units and folded text. Equal rows have equal keys and differ by their occurrence. Must never change: keys are stored.
 */
export function rowKey({ sourceId, account, date, amountMinor, folded }: KeyFields): string {
  return digest([sourceId, foldAccount(account ?? ''), date, amountMinor, folded].join('\n'));
}

/** Prepares an account's number for comparison: only letters and digits, in upper case. */
export function foldAccount(account: string): string {
  return account.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();
}

/** Returns the bank's id as it is stored, or the digest of a too long one; null without a letter or digit. */
export function toBankId(id: string | null): string | null {
  const line = (id ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  return line.length > MAX_BANK_ID_LENGTH ? digest(line) : line;
}

/** Uses a library, because browsers have no SHA-256 on pages without TLS. */
function digest(text: string): string {
  const bytes = sha256(encodeUtf8(text));
  let letters = '';
  // 22 letters of six bits need 17 bytes.
  for (let bit = 0; letters.length < KEY_LENGTH; bit += 6) {
    const pair = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    letters += ALPHABET.charAt((pair >> (10 - (bit & 7))) & 63);
  }
  return letters;
}
