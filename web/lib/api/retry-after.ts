import { ApiError } from './call.ts';

/** If the server asks for a longer wait, the screen says when to try again instead of waiting. */
const LONGEST_WAIT_SECONDS = 10;
const FIRST_WAIT_MS = 1000;

/** Whether a failed fetch is repeated by itself: once, if the server or the network failed and the wait is short. */
export function shouldRetry(count: number, error: unknown): boolean {
  if (count >= 1) return false;
  if (!(error instanceof ApiError)) return true;
  const isRefusal = (error.status >= 400 && error.status < 500) || error.code === 'tookTooLong';
  return !isRefusal && (error.retryAfterSeconds ?? 0) <= LONGEST_WAIT_SECONDS;
}

/** The wait before the fetch is repeated, in milliseconds; the server may name it. */
export function retryDelay(_count: number, error: unknown): number {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return seconds === undefined ? FIRST_WAIT_MS : seconds * 1000;
}

/** The time until the next try in words: 'in 2 minutes'. Rounded up, so that the try is never too early. */
export function waitInWords(seconds: number, language: string): string {
  const [amount, unit] =
    seconds < 60
      ? ([seconds, 'second'] as const)
      : seconds < 3600
        ? ([Math.ceil(seconds / 60), 'minute'] as const)
        : ([Math.ceil(seconds / 3600), 'hour'] as const);
  return new Intl.RelativeTimeFormat(language).format(amount, unit);
}
