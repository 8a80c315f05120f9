import type * as z from 'zod/mini';
import { FIELD_ERRORS, isFieldErrorCode, type FieldError, type FieldErrorCode } from '#shared/errors.ts';
import { AppError } from './app-error.ts';

/** The value as the schema types it. Throws `validationFailed` that names every wrong field. */
export function validate<T>(schema: z.ZodMiniType<T, unknown>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) => toFieldErrors(issue, value));
  // The spec has a sentence of its own for this one.
  const isTermsOnly = fields.every((field) => field.code === 'termsNotAccepted');
  throw new AppError(isTermsOnly ? 'termsNotAccepted' : 'validationFailed', { fields });
}

function toFieldErrors(issue: z.core.$ZodIssue, value: unknown): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => toFieldError([...issue.path, key], 'unknownField'));
  }
  if (isFieldErrorCode(issue.message) && issue.message === 'termsNotAccepted') {
    return [toFieldError(issue.path, issue.message)];
  }
  if (valueAt(value, issue.path) === undefined) return [toFieldError(issue.path, 'required')];
  return [toFieldError(issue.path, isFieldErrorCode(issue.message) ? issue.message : 'invalid')];
}

function toFieldError(path: readonly PropertyKey[], code: FieldErrorCode): FieldError {
  return { field: path.map(String).join('.'), code, message: FIELD_ERRORS[code] };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined,
    value,
  );
}
