import { createHash } from 'node:crypto';

/** Creates the ETag of a response that depends only on these parts. */
export function createEtag(parts: readonly (string | number)[]): string {
  return `"${createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether the client's copy, which If-None-Match names, is current. Compression may have made its tag weak.
 */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
