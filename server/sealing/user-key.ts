import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Returns a function that computes the key of a user: 32 bytes as base64url, always the same with the same secret and
 * purpose.
 */
export function createUserKey(secret: string, purpose: string): (userId: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (userId) => createHmac('sha256', key).update(userId).digest('base64url');
}
