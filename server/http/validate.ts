import type * as z from 'zod/mini';
import {
  isFieldErrorCode,
  toFieldError,
  type FieldError,
  type FieldErrorCode,
} from '#shared/errors/fields.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Parses a value with the schema. Throws `validationFailed` with every wrong field. */
export function validate<T>(schema: z.ZodMiniType<T, unknown>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) => toFieldErrors(issue, value));
  // The specification has its own sentence for this case.
  const isTermsOnly = fields.every((field) => field.code === 'termsNotAccepted');
  throw new AppError(isTermsOnly ? 'termsNotAccepted' : 'validationFailed', { fields });
}

function toFieldErrors(issue: z.core.$ZodIssue, value: unknown): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => atPath([...issue.path, key], 'unknownField'));
  }
  if (isFieldErrorCode(issue.message) && issue.message === 'termsNotAccepted') {
    return [atPath(issue.path, issue.message)];
  }
  if (valueAt(value, issue.path) === undefined) return [atPath(issue.path, 'required')];
  return [atPath(issue.path, isFieldErrorCode(issue.message) ? issue.message : 'invalid')];
}

function atPath(path: readonly PropertyKey[], code: FieldErrorCode): FieldError {
  return toFieldError(path.map(String).join('.'), code);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined,
    value,
  );
}
