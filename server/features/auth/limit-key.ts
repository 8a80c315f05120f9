import { createHmac } from 'node:crypto';

/** Returns a function that makes the key of a rate limit by HMAC, so that a stored key does not reveal an address. */
export function createLimitKey(secret: string): (...parts: string[]) => string {
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
