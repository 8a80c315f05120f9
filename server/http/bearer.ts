import type { Context } from 'hono';

const BEARER = /^Bearer(?: +|$)/i;

/** Whether the request has a bearer token, valid or not. A proxy’s own `Basic` does not count. */
export function hasBearer(http: Context): boolean {
  return BEARER.test(http.req.header('authorization') ?? '');
}

export function readBearer(http: Context): string {
  return (http.req.header('authorization') ?? '').replace(BEARER, '').trim();
}
