import { isDatabaseUnavailable, isStorageFull } from '#server/database/database-errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from '#server/errors/app-error.ts';

/** The answer to a failure: what the database says of itself comes before the sentence of the work. */
export function toAppError(error: unknown, failure: ErrorCode): AppError {
  if (error instanceof AppError) return error;
  if (isStorageFull(error)) return new AppError('storageFull', { cause: error });
  if (isDatabaseUnavailable(error)) return new AppError('databaseUnavailable', { cause: error });
  return new AppError(failure, { cause: error });
}
