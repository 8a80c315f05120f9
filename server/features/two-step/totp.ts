import { createHmac, randomBytes } from 'node:crypto';
import { isEqual } from '#server/sealing/equal-texts.ts';

const SECRET_BYTES = 20;
const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks may differ by one step in either direction. */
const SKEW = [1, 0, -1] as const;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Makes the secret of an authenticator app, as base32. */
export function makeSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** Returns the latest time step whose code this is, as RFC 6238 computes it with SHA-1; undefined for a wrong code. */
export function findStep(secret: string, code: string, nowMs: number): number | undefined {
  const current = Math.floor(nowMs / STEP_MS);
  const key = fromBase32(secret);
  // Every code is compared, so that the time does not tell which step was right.
  const [step] = SKEW.map((skew) => current + skew).filter((candidate) =>
    isEqual(code, computeCode(key, candidate)),
  );
  return step;
}

/** Computes the code of a time step (RFC 4226, section 5.3). */
export function computeCode(key: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hmac = createHmac('sha1', key).update(counter).digest();
  const offset = hmac.readUInt8(hmac.length - 1) & 0x0f;
  const number = hmac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the address that an authenticator app reads from a QR code. */
export function toUri(secret: string, { email, issuer }: { email: string; issuer: string }): string {
  // Apps split the label at the colon, which the name of an installation may contain too.
  const name = encodeURIComponent(issuer.replaceAll(':', ' '));
  const parameters = `secret=${secret}&issuer=${name}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`;
  return `otpauth://totp/${name}:${encodeURIComponent(email)}?${parameters}`;
}

export function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
    .join('');
}

/** Reads whole bytes only, as many as the text has. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
