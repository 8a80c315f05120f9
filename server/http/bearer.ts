import type { Context } from 'hono';

const BEARER = /^Bearer(?: +|$)/i;

/** Whether the request names a bearer token, of whatever form. A proxy’s own `Basic` is none. */
export function hasBearer(http: Context): boolean {
  return BEARER.test(http.req.header('authorization') ?? '');
}

/** The bearer token of a request that has one. */
export function readBearer(http: Context): string {
  return (http.req.header('authorization') ?? '').replace(BEARER, '').trim();
}
