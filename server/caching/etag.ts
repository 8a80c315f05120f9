import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { respondNotModified } from '#server/http/complete-response.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';

/** Creates the ETag of a response that depends only on these parts. */
export function createEtag(parts: readonly (string | number)[]): string {
  return toEtag(parts.join(' '));
}

/** Returns the ETag of a content: a part of its SHA-256. */
export function toEtag(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match names the current tag, which compression may have made weak. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Sets the ETag of a response, and returns 304 if the client's copy is current. It is for clients that cache responses
 * themselves, since browsers must not store responses with a user's data.
 */
export function respondIfCurrent(http: Context<HttpEnvironment>, etag: string): Response | undefined {
  http.set('etag', etag);
  return isCurrent(http.req.header('if-none-match'), etag) ? respondNotModified(http) : undefined;
}
