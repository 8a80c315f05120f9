import { afterEach, describe, expect, test } from 'vitest';
import { getInstance } from '#shared/contract/instance.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { ApiError, call, transport } from './call.ts';
import { retryDelay, shouldRetry, waitInWords } from './retry-after.ts';

const { fetch } = transport;
afterEach(() => void (transport.fetch = fetch));

/** Makes a call that the server refuses in this way, and returns the error. */
async function failCall(
  status: number,
  headers: Record<string, string> = {},
  code: ErrorCode = 'serverBusy',
): Promise<ApiError> {
  transport.fetch = () => Promise.resolve(Response.json({ code }, { status, headers }));
  const error = await call(getInstance, {}).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('The call did not fail.');
  return error;
}

describe('a fetch that failed', () => {
  test('is repeated once, after the time that the server names', async () => {
    const busy = await failCall(503, { 'retry-after': '7' });
    expect([shouldRetry(0, busy), retryDelay(0, busy)]).toEqual([true, 7000]);
    expect(shouldRetry(1, busy)).toBe(false);
  });

  test('is repeated after a second if the server names no time, or not in seconds', async () => {
    for (const headers of [{}, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { 'retry-after': '-1' }]) {
      const error = await failCall(503, headers);
      expect([shouldRetry(0, error), retryDelay(0, error)]).toEqual([true, 1000]);
    }
  });

  test('is not repeated if the wait is long or the server refused the request', async () => {
    expect(shouldRetry(0, await failCall(503, { 'retry-after': '60' }))).toBe(false);
    expect(shouldRetry(0, await failCall(429, { 'retry-after': '1' }))).toBe(false);
    expect(shouldRetry(0, await failCall(503, {}, 'tookTooLong'))).toBe(false);
  });
});

test.each([
  [1, 'en', 'in 1 second'],
  [59, 'es', 'dentro de 59 segundos'],
  [61, 'en', 'in 2 minutes'],
  [120, 'es', 'dentro de 2 minutos'],
  [3601, 'en', 'in 2 hours'],
])('a wait of %i seconds in %s is written as %s', (seconds, language, words) => {
  expect(waitInWords(seconds, language)).toBe(words);
});
