import type { MiddlewareHandler } from 'hono';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { withHashingSlot } from './passwords.ts';

/** The endpoints that take a password, and therefore hash it. */
export const HASHING_ENDPOINTS: readonly Endpoint[] = ENDPOINTS.filter(takesPassword);

/** Makes a handler that refuses a request before any other work if its password would wait too long to be hashed. */
export function hashingSlots(): MiddlewareHandler<HttpEnvironment> {
  const hashing = new Set(HASHING_ENDPOINTS.map(({ method, path }) => `${method} ${path}`));
  return async (http, next) => {
    if (!hashing.has(`${http.req.method} ${http.req.path}`)) return await next();
    // The body is read first: a slow one must not occupy a slot.
    await http.req.text();
    await withHashingSlot(next);
  };
}

function takesPassword({ body }: Endpoint): boolean {
  const shape = body !== undefined && 'shape' in body.def ? (body.def.shape as object) : {};
  return Object.keys(shape).some((field) => /^(current|new)?password$/i.test(field));
}
