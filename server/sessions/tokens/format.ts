import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'saldo_';
const SECRET_BYTES = 32;
const FORM = /^saldo_[\w-]{44,200}$/;
/** The characters of user ids. A database may refuse others. */
const USER_ID = /^[\w-]{1,100}$/;

/** Creates an access token of a user, and the hash of it that is stored. */
export function createAccessToken(userId: string): { token: string; hash: string } {
  const bytes = Buffer.concat([randomBytes(SECRET_BYTES), Buffer.from(userId)]);
  const token = PREFIX + bytes.toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Returns the user of a token and its hash; undefined for a text that does not look like a token. */
export function readAccessToken(token: string): { userId: string; hash: string } | undefined {
  if (!FORM.test(token)) return undefined;
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64url');
  const userId = bytes.subarray(SECRET_BYTES).toString('latin1');
  return USER_ID.test(userId) ? { userId, hash: hashToken(token) } : undefined;
}

/**
 * One pass of a fast hash is enough for 256 random bits. The row is found by the hash, so there is no comparison of
 * secrets that an attacker could time.
 */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
