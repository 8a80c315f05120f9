import { createHmac } from 'node:crypto';

/** Returns a function that makes keys for counts. Keys do not reveal the address, since the database may store them. */
export function createLimitKey(secret: string): (...parts: string[]) => string {
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
