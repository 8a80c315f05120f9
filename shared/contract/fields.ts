import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import {
  MAX_DISPLAY_NAME_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../limits.ts';
import { isCurrency } from '../is-currency.ts';

// Fields that several endpoints share. The `error` of each check is a code of `FIELD_ERRORS`.

/** Characters that change the reading direction of all text after them. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/;
/** A visible character: no blank, control, mark without a base, or empty sign such as the blank Braille cell. */
export const VISIBLE = /[^\p{Z}\p{C}\p{M}\p{DI}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/u;

/** A line of typed text: trimmed, visible, without control characters, well-formed Unicode. */
export function line(maxLength: number) {
  return z.string().check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(maxLength, { error: 'textTooLong' }),
    z.refine((text) => !/\p{Cc}/u.test(text) && !DIRECTION_MARKS.test(text) && text.isWellFormed(), {
      error: 'textHasControlCharacters',
      abort: true,
    }),
    z.refine((text) => VISIBLE.test(text), { error: 'required' }),
  );
}

export const DisplayName = line(MAX_DISPLAY_NAME_LENGTH);

export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(MAX_EMAIL_LENGTH, { error: 'invalidEmail', abort: true }),
    z.email({ error: 'invalidEmail' }),
  );

export const NewPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.minLength(MIN_PASSWORD_LENGTH, { error: 'passwordTooShort' }),
    z.maxLength(MAX_PASSWORD_LENGTH, { error: 'passwordTooLong' }),
  );

/** An existing password, which may be older than the current rules. */
export const GivenPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(MAX_PASSWORD_LENGTH, { error: 'passwordTooLong' }),
  );

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

export const THEMES = ['light', 'dark', 'system'] as const;
export const Theme = z.enum(THEMES);
export type Theme = z.infer<typeof Theme>;

export const Currency = z.string().check(z.refine(isCurrency, { error: 'currencyUnknown' }));

/** An IANA time zone. It becomes its canonical name: 'europe/madrid' becomes 'Europe/Madrid'. */
export const TimeZone = z
  .string()
  .check(z.refine(isTimeZone, { error: 'timeZoneUnknown', abort: true }), z.overwrite(canonicalTimeZone));

/**
 * The token of a link: its user's id except in invitations, and 256 random bits as base64url. Any other text is accepted
 * here and is an unknown link.
 */
export const LinkToken = z
  .string()
  .check(z.minLength(1, { error: 'required', abort: true }), z.maxLength(200, { error: 'textTooLong' }));

export const Success = z.strictObject({ success: z.literal(true) });
export const SUCCESS = { success: true } as const;

/** An instant as ISO text, in UTC. */
export const Instant = z.iso.datetime();

function isTimeZone(name: string): boolean {
  // Intl accepts an offset such as '+02:00', but an offset does not follow summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return canonicalTimeZone(name).length > 0;
  } catch {
    return false;
  }
}

function canonicalTimeZone(name: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
}
