import type { Mail } from '../outbox.ts';
import { formatInstant, writeMail, type Recipient } from './write-mail.ts';

type LinkMail = { link: string; baseUrl: string; hours: number; expiresAt: number };

/** Asks the old address of an account to approve a new one. */
export function emailApproveMail(to: Recipient, about: LinkMail & { newEmail: string }): Mail {
  const { hours, newEmail, ...rest } = about;
  return writeMail(to, { ...rest, kind: 'emailApprove', values: { newEmail, hours: String(hours) } });
}

/**
 * Asks the recipient to confirm that an address is theirs. After a typing error the mail reaches a stranger, so it does
 * not say whose account it is.
 */
export function confirmationMail(
  to: Recipient,
  kind: 'emailConfirm' | 'ownAddress' | 'verifyEmail',
  about: LinkMail,
): Mail {
  const { hours, ...rest } = about;
  return writeMail(to, { ...rest, kind, values: { hours: String(hours) } });
}

/** Tells a user that somebody signed up with their address again, or wants to use it for another account. */
export function takenAddressMail(
  to: Recipient,
  kind: 'accountExists' | 'emailTaken',
  about: { baseUrl: string; expiresAt: number },
): Mail {
  return writeMail(to, { ...about, kind, link: `${about.baseUrl}/login` });
}

/** Tells the old or the new address that the address of an account has changed. */
export function emailChangedMail(
  to: Recipient & { timeZone: string },
  about: { baseUrl: string; newEmail: string; at: number },
): Mail {
  return writeMail(to, {
    kind: 'emailChanged',
    link: `${about.baseUrl}/login`,
    baseUrl: about.baseUrl,
    values: { newEmail: about.newEmail, when: formatInstant(about.at, to) },
  });
}
