import { createHmac } from 'node:crypto';

/**
 * Returns a function that makes keys for counts; a key does not reveal the address, because counts may be in a
 * database.
 */
export function createLimitKey(secret: string): (...parts: string[]) => string {
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
