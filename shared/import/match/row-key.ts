import { sha256 } from '@noble/hashes/sha2.js';
import type { CalendarDay } from '../../calendar.ts';

/** Browsers and Node both have it; shared code compiles without the types of either. */
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

const KEY_LENGTH = 22;
const MAX_BANK_ID_LENGTH = 100;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const encoder = new TextEncoder();

type Keyed = {
  sourceId: string;
  account: string | null;
  date: CalendarDay;
  amountMinor: number;
  /** The bank's text by `fold`. */
  folded: string;
};

/**
 * What identifies a row of a bank's file: 22 characters of a SHA-256 over source, account, day, signed minor units and
 * folded text. Equal rows have equal keys and differ by their occurrence. Stored rows have it, so it must never change.
 */
export function rowKey({ sourceId, account, date, amountMinor, folded }: Keyed): string {
  return digest([sourceId, foldAccount(account ?? ''), date, amountMinor, folded].join('\n'));
}

/** An account's number as it is compared: letters and digits in upper case. */
export function foldAccount(account: string): string {
  return account.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();
}

/** The bank's id as it is stored; an id that is too long becomes its digest. Null without a letter or digit. */
export function toBankId(id: string | null): string | null {
  const line = (id ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  return line.length > MAX_BANK_ID_LENGTH ? digest(line) : line;
}

/** The browser's own SHA-256 is missing on pages without TLS. */
function digest(text: string): string {
  const bytes = sha256(encoder.encode(text));
  let letters = '';
  // 17 bytes hold 22 letters of six bits.
  for (let bit = 0; letters.length < KEY_LENGTH; bit += 6) {
    const pair = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    letters += ALPHABET.charAt((pair >> (10 - (bit & 7))) & 63);
  }
  return letters;
}
