import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Returns a function that makes a key for a user, 32 bytes as base64url, always the same under one secret. Keys of
 * different purposes have nothing in common.
 */
export function createUserKey(secret: string, purpose: string): (userId: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (userId) => createHmac('sha256', key).update(userId).digest('base64url');
}
