import type { Mail } from '../outbox.ts';
import { writeMail, type Recipient } from './write-mail.ts';

/**
 * Asks a new user to confirm the address. The mail may reach a stranger whose address somebody typed by mistake or on
 * purpose.
 */
export function verifyEmailMail(
  to: Recipient,
  about: { link: string; baseUrl: string; hours: number; expiresAt: number },
): Mail {
  const { hours, ...rest } = about;
  return writeMail(to, { ...rest, kind: 'verifyEmail', values: { hours: String(hours) } });
}

/** Tells a user that somebody signed up with their address again. */
export function accountExistsMail(to: Recipient, about: { baseUrl: string; expiresAt: number }): Mail {
  return writeMail(to, { ...about, kind: 'accountExists', link: `${about.baseUrl}/login` });
}
