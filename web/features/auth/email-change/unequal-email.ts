import type { FieldErrors } from '#web/lib/form/field-errors.ts';

/** Finds an address whose repetition differs. Capital letters and spaces around it do not count. */
export function findUnequalEmail(typed: { newEmail: string; repeatedEmail: string }): FieldErrors {
  const [email, repeated] = [typed.newEmail, typed.repeatedEmail].map((text) => text.trim().toLowerCase());
  if (email === repeated) return {};
  return { repeatedEmail: repeated === '' ? 'required' : 'invalid' };
}
