import { ERRORS, FIELD_ERRORS, type ErrorCode } from '../../errors.ts';

/** The English sentences are those of the error table itself. */
export const errors = Object.fromEntries(
  Object.entries(ERRORS).map(([code, [, sentence]]) => [code, sentence]),
) as Record<ErrorCode, string>;

export const fields = FIELD_ERRORS;
