import type * as z from 'zod/mini';
import { isFieldErrorCode, type FieldErrorCode } from '#shared/errors/fields.ts';
import { ApiError } from '../call.ts';

/** What is wrong with a field; `min` says how many characters are enough, `text` is a sentence of the form's own. */
export type FieldProblem = FieldErrorCode | { code: FieldErrorCode; min: number } | { text: string };

/** What is wrong with each field of a form, by the field's name. */
export type FieldErrors = Readonly<Record<string, FieldProblem>>;

type Checked<T> = { data?: T; errors: FieldErrors };

/** Checks a form against a schema of the contract and names the first thing wrong with each field. */
export function checkFields<T>(schema: z.ZodMiniType<T, unknown> | undefined, values: unknown): Checked<T> {
  if (schema === undefined) throw new TypeError('This endpoint takes no body.');
  const result = schema.safeParse(values);
  if (result.success) return { data: result.data, errors: {} };
  const errors: Record<string, FieldErrorCode> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= toCode(issue, values);
  }
  return { errors };
}

/** What the contract does not know: how long this installation wants a new password to be. */
export function findShortPassword(field: string, password: string, min: number): FieldErrors {
  if (password === '' || Array.from(password).length >= min) return {};
  return { [field]: { code: 'passwordTooShort', min } };
}

/** What the server found wrong with the fields, or nothing when the failure is of another kind. A wrong item makes its list wrong. */
export function serverFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fields
      .toReversed()
      .map(({ field, code, min }) => [field.split('.')[0], min === undefined ? code : { code, min }]),
  );
}

function toCode(issue: z.core.$ZodIssue, values: unknown): FieldErrorCode {
  if (isFieldErrorCode(issue.message)) return issue.message;
  const value = issue.path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | undefined | null)?.[key],
    values,
  );
  return value === undefined || value === null || value === '' ? 'required' : 'invalid';
}
