import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { HttpEnvironment } from './environment.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** Refuses a body larger than 64 kB, or than the contract allows for the endpoint's file. */
export function bodyLimits(): MiddlewareHandler<HttpEnvironment> {
  const usual = limitedTo(MAX_BODY_BYTES);
  const byEndpoint = new Map<string, MiddlewareHandler<HttpEnvironment>>(
    ENDPOINTS.flatMap(({ method, path, file }) =>
      file === undefined ? [] : [[`${method} ${path}`, limitedTo(file.maxBytes)] as const],
    ),
  );
  return (http, next) => (byEndpoint.get(`${http.req.method} ${http.req.path}`) ?? usual)(http, next);
}

function limitedTo(maxSize: number): MiddlewareHandler<HttpEnvironment> {
  return bodyLimit({ maxSize, onError: () => Promise.reject(new AppError('bodyTooLarge')) });
}
