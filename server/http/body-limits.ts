import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { HttpEnvironment } from './environment.ts';
import { USUAL_BODY_BYTES } from './large-bodies.ts';
import { toPathPattern } from './path-pattern.ts';

type BodyLimit = { matches: (request: { method: string; path: string }) => boolean; handler: Handler };
type Handler = MiddlewareHandler<HttpEnvironment>;

/** Refuses a body larger than 64 kB, or than the contract allows for the endpoint. */
export function bodyLimits(): Handler {
  const usualLimit = limitBodyTo(USUAL_BODY_BYTES);
  const limits = ENDPOINTS.flatMap(toLimit);
  return (http, next) => {
    // The body of a read is never used, and looking for it would create the whole web-standard request.
    if (http.req.method === 'GET') return next();
    return (limits.find(({ matches }) => matches(http.req))?.handler ?? usualLimit)(http, next);
  };
}

function toLimit({ method, path, file, maxBodyBytes = file?.maxBytes }: Endpoint): BodyLimit[] {
  if (maxBodyBytes === undefined) return [];
  const pattern = toPathPattern(path);
  return [
    {
      matches: (request) => request.method === method && pattern.test(request.path),
      handler: limitBodyTo(maxBodyBytes),
    },
  ];
}

function limitBodyTo(maxSize: number): Handler {
  const refuse = () => Promise.reject(new AppError('bodyTooLarge'));
  const limitStream = bodyLimit({ maxSize, onError: refuse });
  return async (http, next) => {
    const length = http.req.header('content-length');
    const isStated = length !== undefined && http.req.header('transfer-encoding') === undefined;
    // Node passes on no more than the stated length. Counting the stream would cost as much as all queries of a write.
    if (!isStated) return await limitStream(http, next);
    return Number(length) > maxSize ? await refuse() : await next();
  };
}
