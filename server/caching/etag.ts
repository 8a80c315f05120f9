import { createHash } from 'node:crypto';
import type { Context } from 'hono';

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

/**
 * Sets the ETag of a response, and returns 304 if the client's copy is current. It is for clients that cache responses
 * themselves, since browsers must not store responses with a user's data.
 */
export function respondIfCurrent(http: Context, etag: string): Response | undefined {
  http.header('ETag', etag);
  return isCurrent(http.req.header('if-none-match'), etag) ? http.body(null, 304) : undefined;
}
