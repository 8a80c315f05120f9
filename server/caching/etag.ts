import { createHash } from 'node:crypto';

/** The tag of an answer that is the same while these are. */
export function etagOf(parts: readonly (string | number)[]): string {
  return `"${createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether the client's copy, named by If-None-Match, is current. Compression may have turned its tag into a weak one.
 */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
