import { expect } from 'vitest';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { errorStatus, type ErrorCode } from '#shared/errors.ts';
import { listErrors } from '#server/features/api-document/endpoint-errors.ts';
import { ERROR_SCHEMA } from '#server/features/api-document/openapi.ts';
import type { TestResponse } from '../test-client.ts';
import { compileSchema } from './compile-schema.ts';

const isError = compileSchema(ERROR_SCHEMA);

/** Expects the success that the contract promises: its status, its type, and exactly its fields. */
export function expectPromised(endpoint: Endpoint, { status, headers, body }: TestResponse): void {
  expect([status, status === endpoint.status ? '' : body]).toEqual([endpoint.status, '']);
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  if (type !== 'application/json') return expect(endpoint.responseTypes).toContain(type);
  const parsed = endpoint.output?.safeParse(body);
  expect(parsed?.error?.issues).toBeUndefined();
  // The response must not have anything that the schema drops or changes.
  expect(parsed?.data).toEqual(body);
}

/** Expects an error in the shape of the contract, with one of the endpoint's codes, that names the wrong field. */
export function expectRefused(
  endpoint: Endpoint,
  { status, body }: TestResponse,
  { code, field, sent }: { code?: string | undefined; field?: string; sent?: string },
): void {
  const message = `The response to ${sent} was ${status} ${JSON.stringify(body).slice(0, 300)}`;
  expect(isError(body), message).toBe(true);
  const actualCode = body.code as ErrorCode;
  expect(listErrors(endpoint), message).toContain(actualCode);
  expect(status, message).toBe(errorStatus(actualCode));
  if (code !== undefined) return expect(actualCode, message).toBe(code);
  expect(['validationFailed', 'termsNotAccepted'], message).toContain(actualCode);
  const wrongFields = (body.details as { field: string }[]).map((detail) => detail.field);
  expect(
    wrongFields.every((wrong) => wrong === field || wrong.startsWith(`${field}.`)),
    message,
  ).toBe(true);
  expect(wrongFields.length, message).toBeGreaterThan(0);
}

/** The only responses that a browser may cache, with their header. */
const CACHEABLE: Record<string, RegExp> = {
  // Every screen shows the photo, which may have 512 kB. Its address changes with the photo, and the web app deletes it at sign-out.
  'GET /api/v1/me/photo': /^private, max-age=31536000, immutable$/,
};

/** After these responses the browser clears its cache. */
const CLEARING = new Set(['DELETE /api/v1/me', 'POST /api/auth/sign-out']);

/** Expects that no shared cache keeps a response, and that the caller's own cache keeps only those in `CACHEABLE`. */
export function expectCaching(name: string, { headers, status }: TestResponse): void {
  const isSuccess = status < 400;
  const cleared = isSuccess && CLEARING.has(name) ? '"cache"' : null;
  expect([name, headers.get('clear-site-data')]).toEqual([name, cleared]);
  const caching = headers.get('cache-control') ?? '';
  if (caching === 'no-store') return;
  expect([name, caching, isSuccess && CACHEABLE[name]?.test(caching)]).toEqual([name, caching, true]);
  // The next user of the same browser must not see it.
  expect(headers.get('vary')?.toLowerCase()).toContain('cookie');
}
