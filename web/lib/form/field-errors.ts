import type * as z from 'zod/mini';
import { isFieldErrorCode, type FieldErrorCode } from '#shared/errors/fields.ts';
import { ApiError } from '../api/call.ts';

/** The error of a field; `min` is the number of characters that would be enough. */
export type FieldProblem = FieldErrorCode | { code: FieldErrorCode; min?: number };

/** The errors of a form by the field's name. */
export type FieldErrors = Readonly<Record<string, FieldProblem>>;

type CheckResult<T> = { data?: T; errors: FieldErrors };

/** Checks values against a schema of the contract. Returns the first error of each field, or the data to send. */
export function checkFields<T>(
  schema: z.ZodMiniType<T, unknown> | undefined,
  values: unknown,
): CheckResult<T> {
  const result = schema?.safeParse(values);
  const errors: Record<string, FieldErrorCode> = {};
  if (result?.success) return { data: result.data, errors };
  for (const issue of result?.error.issues ?? []) {
    const field = String(issue.path[0]);
    errors[field] ??= toCode(issue.message, (values as Record<string, unknown>)[field]);
  }
  return { errors };
}

/** The error of a new password that is too short for this installation, whose limit may exceed the contract's. */
export function findPasswordError(field: string, password: string, min: number): FieldErrors {
  if (password === '' || Array.from(password).length >= min) return {};
  return { [field]: { code: 'passwordTooShort', min } };
}

/** The field errors in the server's response; none for another failure. An error in an item counts for its list. */
export function serverFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fields.toReversed().map((fieldError) => [fieldError.field.split('.')[0], fieldError]),
  );
}

/** An empty field is 'required', even if its schema has another message for that. */
function toCode(message: string, value: unknown): FieldErrorCode {
  if (value === '') return 'required';
  if (isFieldErrorCode(message)) return message;
  return value === undefined || value === null ? 'required' : 'invalid';
}
