import * as z from 'zod/mini';

const NOT_IN_A_LINE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** A line of foreign text, such as that of a bank. Characters that a line cannot have become spaces. May be empty. */
export function cleanLine(maxLength: number) {
  return z.string().check(
    z.overwrite((text) => text.toWellFormed().replace(NOT_IN_A_LINE, ' ').trim()),
    z.maxLength(maxLength, { error: 'textTooLong' }),
  );
}
