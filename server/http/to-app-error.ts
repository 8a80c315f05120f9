import { isDatabaseUnavailable, isStorageFull } from '#server/database/database-errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Converts a failure to an `AppError`. A full or unavailable database has its own code, all others get `failure`. */
export function toAppError(error: unknown, failure: ErrorCode): AppError {
  if (error instanceof AppError) return error;
  if (isStorageFull(error)) return new AppError('storageFull', { cause: error });
  if (isDatabaseUnavailable(error)) return new AppError('databaseUnavailable', { cause: error });
  return new AppError(failure, { cause: error });
}
