import { isDatabaseUnavailable, isStorageFull } from '#server/database/database-errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Turns a failure into an `AppError`: a full or missing database has its own code, everything else gets `failure`. */
export function toAppError(error: unknown, failure: ErrorCode): AppError {
  if (error instanceof AppError) return error;
  if (isStorageFull(error)) return new AppError('storageFull', { cause: error });
  if (isDatabaseUnavailable(error)) return new AppError('databaseUnavailable', { cause: error });
  return new AppError(failure, { cause: error });
}
