import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'saldo_';
const SECRET_BYTES = 32;
const FORM = /^saldo_[\w-]{44,200}$/;
/** Ids of users hold nothing else; a database may refuse other characters. */
const USER_ID = /^[\w-]{1,100}$/;

/** A new access token of a user, and its hash; only the hash is stored. */
export function createAccessToken(userId: string): { token: string; hash: string } {
  const bytes = Buffer.concat([randomBytes(SECRET_BYTES), Buffer.from(userId)]);
  const token = PREFIX + bytes.toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The user that a token names, and its hash; undefined for a text that does not look like a token. */
export function readAccessToken(token: string): { userId: string; hash: string } | undefined {
  if (!FORM.test(token)) return undefined;
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64url');
  const userId = bytes.subarray(SECRET_BYTES).toString('latin1');
  return USER_ID.test(userId) ? { userId, hash: hashOf(token) } : undefined;
}

/**
 * One pass of a fast hash is enough for 256 random bits. The row is found by the hash, so no comparison of secrets can
 * be timed.
 */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
