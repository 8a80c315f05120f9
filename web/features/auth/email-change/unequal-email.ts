import type { FieldErrors } from '#web/lib/form/field-errors.ts';

/** Finds an address whose repetition differs. Capital letters and spaces around it do not count. */
export function findUnequalEmail(emails: { newEmail: string; repeatedEmail: string }): FieldErrors {
  const [email, repeated] = [emails.newEmail, emails.repeatedEmail].map((text) => text.trim().toLowerCase());
  if (email === repeated) return {};
  return { repeatedEmail: repeated === '' ? 'required' : 'invalid' };
}
