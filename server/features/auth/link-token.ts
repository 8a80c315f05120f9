import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token for a link, and the hash by which it is known: the token itself is stored nowhere. */
export function createLinkToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashLinkToken(token) };
}

/** 256 random bits cannot be guessed, so that one pass of a fast hash is enough. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
