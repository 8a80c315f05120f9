import type { Context, ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '#server/database/database-errors.ts';
import { errorSentence, errorStatus, type ErrorCode, type FieldError } from '#shared/errors.ts';
import { AppError } from './app-error.ts';
import type { HttpEnvironment } from './environment.ts';

/** Answers every error in one shape; what the caller may not know goes to the log under the request's id. */
export function createErrorHandler(log: Logger): ErrorHandler<HttpEnvironment> {
  return (error, http) => {
    const known = toAppError(error);
    const status = errorStatus(known.code);
    if (status >= 500) {
      log.error(
        { requestId: http.get('requestId'), code: known.code, err: known.cause ?? error },
        'request failed',
      );
    }
    if (known.retryAfterSeconds !== undefined) http.header('Retry-After', String(known.retryAfterSeconds));
    return answerError(http, known.code, known.fields);
  };
}

/** The one shape of an error: the spec's English sentence, its code, wrong fields, and the request's id. */
export function answerError(
  http: Context<HttpEnvironment>,
  code: ErrorCode,
  fields: readonly FieldError[] = [],
): Response {
  http.header('Cache-Control', 'no-store');
  return http.json(
    {
      error: errorSentence(code),
      code,
      ...(fields.length > 0 ? { details: fields } : {}),
      requestId: http.get('requestId'),
    },
    errorStatus(code) satisfies ContentfulStatusCode,
  );
}

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new AppError('databaseUnavailable', { cause: error });
  return new AppError('internal', { cause: error });
}
