import { createHash, randomBytes } from 'node:crypto';
import type { LinkKey } from './queries.ts';

const TOKEN_BYTES = 32;
/** The id of a user before the first dot. Anybody may send other characters, and a database may refuse those. */
const USER_ID = /^([\w-]{1,100})\./;

/** Makes a token for a link of a user, or for an invitation, and its hash; only the hash is stored. */
export function createLinkToken(userId?: string): { token: string; hash: string } {
  const random = randomBytes(TOKEN_BYTES).toString('base64url');
  const token = userId === undefined ? random : `${userId}.${random}`;
  return { token, hash: hashLinkToken(token) };
}

/** Returns the key of a token's link. A token without its user's id is of an invitation, or of an earlier version. */
export function readLinkToken(token: string): LinkKey {
  return { userId: USER_ID.exec(token)?.[1], tokenHash: hashLinkToken(token) };
}

/** One pass of a fast hash is enough, since 256 random bits cannot be guessed. */
function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
