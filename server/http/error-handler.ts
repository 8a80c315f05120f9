import type { Context, ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { errorSentence, errorStatus, type ErrorCode } from '#shared/errors.ts';
import { toFieldError, type FieldError } from '#shared/errors/fields.ts';
import { MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import { ClientGone } from '#server/errors/client-gone.ts';
import type { HttpEnvironment } from './environment.ts';
import { toLoggedError } from './log.ts';
import { toAppError } from './to-app-error.ts';

/**
 * Sends every error in one form, and logs the cause under the request's id, without showing it to the client. Adds the
 * minimum length of a password, which is a setting and not in the contract.
 */
export function createErrorHandler(
  log: Logger,
  minPasswordLength: () => Promise<number>,
): ErrorHandler<HttpEnvironment> {
  return async (error, http) => {
    const appError = toAppError(error, 'internal');
    const status = errorStatus(appError.code);
    if (status >= 500 && !(appError.cause instanceof ClientGone)) {
      log.error(
        {
          requestId: http.get('requestId'),
          code: appError.code,
          err: toLoggedError(appError.cause ?? error),
        },
        'request failed',
      );
    }
    const { code, fields, retryAfterSeconds } = appError;
    if (retryAfterSeconds !== undefined) http.header('Retry-After', String(retryAfterSeconds));
    return respondWithError(http, code, await addMinimum(fields, minPasswordLength));
  };
}

async function addMinimum(
  fields: readonly FieldError[],
  minPasswordLength: () => Promise<number>,
): Promise<readonly FieldError[]> {
  if (!fields.some(({ code }) => code === 'passwordTooShort')) return fields;
  const min = await minPasswordLength().catch(() => MIN_PASSWORD_LENGTH);
  return fields.map(({ field, code }) => toFieldError(field, code, min));
}

/** Responds with the specification's English sentence of an error, its code, wrong fields, and the request's id. */
export function respondWithError(
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
