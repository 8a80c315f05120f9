import type * as z from 'zod/mini';
import { isFieldErrorCode, type FieldErrorCode } from '#shared/errors/fields.ts';
import { ApiError } from '../api/call.ts';

/** What is wrong with a field, and how many characters are enough where that is what is wrong. */
export type FieldProblem = FieldErrorCode | { code: FieldErrorCode; min?: number };

/** What is wrong with each field of a form, by the field's name. */
export type FieldErrors = Readonly<Record<string, FieldProblem>>;

type Checked<T> = { data?: T; errors: FieldErrors };

/** Checks a form against a schema of the contract and names the first thing wrong with each field. Without data nothing is sent. */
export function checkFields<T>(schema: z.ZodMiniType<T, unknown> | undefined, values: unknown): Checked<T> {
  const result = schema?.safeParse(values);
  const errors: Record<string, FieldErrorCode> = {};
  if (result?.success) return { data: result.data, errors };
  for (const issue of result?.error.issues ?? []) {
    const field = String(issue.path[0]);
    errors[field] ??= toCode(issue.message, (values as Record<string, unknown>)[field]);
  }
  return { errors };
}

/** What the contract does not know: how long this installation wants a new password to be. */
export function findShortPassword(field: string, password: string, min: number): FieldErrors {
  if (password === '' || Array.from(password).length >= min) return {};
  return { [field]: { code: 'passwordTooShort', min } };
}

/**
 * What the server found wrong with the fields, or nothing when the failure is of another kind. An item that is wrong
 * makes its list wrong.
 */
export function serverFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.fields.toReversed().map((each) => [each.field.split('.')[0], each]));
}

function toCode(message: string, value: unknown): FieldErrorCode {
  if (isFieldErrorCode(message)) return message;
  return (value ?? '') === '' ? 'required' : 'invalid';
}
