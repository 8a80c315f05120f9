import { expect } from 'vitest';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { errorStatus, type ErrorCode } from '#shared/errors.ts';
import { errorsOf } from '#server/features/api-document/endpoint-errors.ts';
import { ERROR_SCHEMA } from '#server/features/api-document/openapi.ts';
import type { TestAnswer } from '../test-client.ts';
import { compileSchema } from './compile-schema.ts';

const isError = compileSchema(ERROR_SCHEMA);

/** The answer is what the contract says of a success: its status, its type, and not a field more or less. */
export function expectPromised(endpoint: Endpoint, { status, headers, body }: TestAnswer): void {
  expect([status, status === endpoint.status ? '' : body]).toEqual([endpoint.status, '']);
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  if (type !== 'application/json') return expect(endpoint.answerTypes).toContain(type);
  const parsed = endpoint.output?.safeParse(body);
  expect(parsed?.error?.issues).toBeUndefined();
  // Whatever the schema would drop or change is no part of the promise.
  expect(parsed?.data).toEqual(body);
}

/** The answer has the one shape of an error, one of the endpoint's codes, and names what is wrong. */
export function expectRefused(
  endpoint: Endpoint,
  { status, body }: TestAnswer,
  { code, field, sent }: { code?: string | undefined; field?: string; sent?: string },
): void {
  const about = `${sent} was answered ${status} ${JSON.stringify(body).slice(0, 300)}`;
  expect(isError(body), about).toBe(true);
  const answered = body.code as ErrorCode;
  expect(errorsOf(endpoint), about).toContain(answered);
  expect(status, about).toBe(errorStatus(answered));
  if (code !== undefined) return expect(answered, about).toBe(code);
  expect(['validationFailed', 'termsNotAccepted'], about).toContain(answered);
  const fields = (body.details as { field: string }[]).map((each) => each.field);
  expect(
    fields.every((each) => each === field || each.startsWith(`${field}.`)),
    about,
  ).toBe(true);
  expect(fields.length, about).toBeGreaterThan(0);
}

/** What a browser may keep of an answer: nothing, but of the endpoints listed here. */
const KEPT: Record<string, RegExp> = {
  // Up to 512 kB that every screen shows; its address changes with it, and the web drops it when its user leaves.
  'GET /api/v1/me/photo': /^private, max-age=31536000, immutable$/,
};

/** After these the browser drops all that it has kept. */
const CLEARING = new Set(['DELETE /api/v1/me', 'POST /api/auth/sign-out']);

/** Nothing of the API stays in a cache that others read, and nearly nothing in the caller's own. */
export function expectCaching(name: string, { headers, status }: TestAnswer): void {
  const isSuccess = status < 400;
  const cleared = isSuccess && CLEARING.has(name) ? '"cache"' : null;
  expect([name, headers.get('clear-site-data')]).toEqual([name, cleared]);
  const caching = headers.get('cache-control') ?? '';
  if (caching === 'no-store') return;
  expect([name, caching, isSuccess && KEPT[name]?.test(caching)]).toEqual([name, caching, true]);
  // Whoever signs in next in the same browser is not shown it.
  expect(headers.get('vary')?.toLowerCase()).toContain('cookie');
}
