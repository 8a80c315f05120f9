import { randomBytes } from 'node:crypto';
import { Secret, TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { computeCode, findStep, fromBase32, makeSecret, toBase32, toUri } from './totp.ts';

const STEP_MS = 30_000;
/** The vectors of RFC 6238, appendix B, for SHA-1: seconds, and a code of eight digits. */
const RFC_VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;
const RFC_KEY = Buffer.from('12345678901234567890');

describe('the code of a time step', () => {
  it.each(RFC_VECTORS)('is that of RFC 6238 at %d seconds', (seconds, code) => {
    expect(computeCode(RFC_KEY, Math.floor(seconds / 30), 8)).toBe(code);
    expect(computeCode(RFC_KEY, Math.floor(seconds / 30))).toBe(code.slice(2));
  });

  it('is that of an independent generator, for any secret and time', () => {
    for (let round = 0; round < 500; round++) {
      const secret = makeSecret();
      const nowMs = randomBytes(5).readUIntBE(0, 5) * 2;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs });
      expect(findStep(secret, code, nowMs)).toBe(Math.floor(nowMs / STEP_MS));
    }
  });
});

describe('findStep', () => {
  const secret = toBase32(RFC_KEY);
  const step = 37_037_036;
  const nowMs = step * STEP_MS;

  it('accepts the step before and the step after, and no other', () => {
    const found = [-2, -1, 0, 1, 2].map((skew) => findStep(secret, computeCode(RFC_KEY, step + skew), nowMs));
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
    expect(findStep(secret, computeCode(RFC_KEY, step), nowMs + STEP_MS - 1)).toBe(step);
  });

  it.each(['', '00000', '0000000', '９４２８７０'])('refuses %j', (code) => {
    expect(findStep(secret, code, nowMs)).toBeUndefined();
  });
});

describe('the secret', () => {
  it('has 160 random bits, as 32 letters of base32', () => {
    const secrets = Array.from({ length: 100 }, makeSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const secret of secrets) {
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(toBase32(fromBase32(secret))).toBe(secret);
      expect(Buffer.from(Secret.fromBase32(secret).bytes)).toEqual(fromBase32(secret));
    }
  });

  it.each(['Saldo', 'Ana & Luis: “Home”?', 'Ñandú / 50 %'])(
    'is in an address that apps read: %s',
    (issuer) => {
      const secret = makeSecret();
      const email = 'ana+saldo@example.org';
      const read = URI.parse(toUri(secret, { email, issuer }));
      expect(read).toBeInstanceOf(TOTP);
      expect([read.issuer, read.label, read.secret.base32]).toEqual([
        issuer.replaceAll(':', ' '),
        email,
        secret,
      ]);
    },
  );
});
