import { expect, test } from 'vitest';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { renderHook } from '#web/testing/render-hook.tsx';
import { useErrorText } from './error-text.ts';

test('an error that names a time to wait says when to try again', async () => {
  const text = (await renderHook(useErrorText)).current;
  expect(text(new ApiError('tooManyRequests', 429, [], 90))).toBe(
    'Too many attempts. Try again in 2 minutes.',
  );
  expect(text(new ApiError('serverBusy', 503, [], 2))).toBe('The server is busy. Try again in 2 seconds.');
  expect(text(new ApiError('tooManyRequests', 429))).toBe(en.errors.tooManyRequests);
  expect(text(new ApiError('internal', 500, [], 5))).toBe(en.errors.internal);
});
