import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Makes a token for a link, and its hash; only the hash is stored. */
export function createLinkToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashLinkToken(token) };
}

/** Hashes a token. One pass of a fast hash is enough, since 256 random bits cannot be guessed. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
