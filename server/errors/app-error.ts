import { errorSentence, type ErrorCode } from '#shared/errors.ts';
import { toFieldError, type FieldError, type FieldErrorCode } from '#shared/errors/fields.ts';

/** The most wrong fields in a response. A large body could have far more than anybody reads. */
const MAX_FIELDS = 100;

/** An expected failure. The response has its status and sentence from the error table. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: { fields?: readonly FieldError[]; cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(errorSentence(code), options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.fields = options.fields?.slice(0, MAX_FIELDS) ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export function fieldError(field: string, code: FieldErrorCode): AppError {
  return new AppError('validationFailed', { fields: [toFieldError(field, code)] });
}

export const BUSY_RETRY_SECONDS = 2;

/** Creates the error for requests while the server is too busy. */
export function serverBusy(): AppError {
  return new AppError('serverBusy', { retryAfterSeconds: BUSY_RETRY_SECONDS });
}

/** Creates the error for a client that has to wait. */
export function tooManyRequests(waitMs: number): AppError {
  return new AppError('tooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
