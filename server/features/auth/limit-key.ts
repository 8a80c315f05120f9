import { createHmac } from 'node:crypto';

/** Names what is counted without saying whose address it is: the counts may lie in a database. */
export function createLimitKey(secret: string): (...parts: string[]) => string {
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
