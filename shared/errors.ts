import { ADMIN_ERRORS } from './errors/administration.ts';
import { ENTRY_ERRORS } from './errors/entry.ts';
import { LATER_ERRORS } from './errors/later.ts';
import { SIGNED_IN_ERRORS } from './errors/signed-in.ts';

/**
 * Every error of the API with its status and its English sentence. The sentences of spec section 8 are quoted word
 * for word. The other languages translate them by code.
 */
export const ERRORS = { ...ENTRY_ERRORS, ...SIGNED_IN_ERRORS, ...LATER_ERRORS, ...ADMIN_ERRORS };

export type ErrorCode = keyof typeof ERRORS;

export function errorStatus(code: ErrorCode): (typeof ERRORS)[ErrorCode][0] {
  return ERRORS[code][0];
}

export function errorSentence(code: ErrorCode): string {
  return ERRORS[code][1];
}
