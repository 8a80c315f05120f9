import { APIError } from 'better-auth/api';
import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Our code for each error code of the identity library that our calls can cause. */
export const IDENTITY_CODES: Readonly<Record<string, ErrorCode>> = {
  USER_ALREADY_EXISTS: 'emailTaken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'emailTaken',

  INVALID_EMAIL_OR_PASSWORD: 'invalidCredentials',
  INVALID_PASSWORD: 'invalidCredentials',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'invalidCredentials',
  USER_NOT_FOUND: 'invalidCredentials',

  // The contract has checked every field already: the library refuses one only if it is stricter.
  INVALID_EMAIL: 'validationFailed',
  PASSWORD_TOO_SHORT: 'validationFailed',
  PASSWORD_TOO_LONG: 'validationFailed',
  VALIDATION_ERROR: 'validationFailed',
  MISSING_FIELD: 'validationFailed',
  FIELD_NOT_ALLOWED: 'validationFailed',
  BODY_MUST_BE_AN_OBJECT: 'validationFailed',

  FAILED_TO_CREATE_USER: 'internal',
  FAILED_TO_CREATE_SESSION: 'internal',
  FAILED_TO_GET_SESSION: 'internal',
};

/** Returns our code for a refusal of the identity library; undefined for an unexpected failure. */
export function findIdentityCode(error: unknown): ErrorCode | undefined {
  return error instanceof APIError && typeof error.body?.code === 'string'
    ? IDENTITY_CODES[error.body.code]
    : undefined;
}

/** Throws a refusal of the identity library as an `AppError`, and any other error unchanged. */
export function rethrowIdentityError(error: unknown): never {
  const code = findIdentityCode(error);
  throw code === undefined ? error : new AppError(code, { cause: error });
}
