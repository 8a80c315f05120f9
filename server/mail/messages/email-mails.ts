import type { Mail } from '../outbox.ts';
import { formatInstant, writeMail, type Recipient } from './write-mail.ts';

type LinkMail = { link: string; baseUrl: string; hours: number; expiresAt: number };

/** Writes the mail that asks the old address of an account to approve a new one. */
export function emailApproveMail(recipient: Recipient, details: LinkMail & { newEmail: string }): Mail {
  const { hours, newEmail, ...rest } = details;
  return writeMail(recipient, { ...rest, kind: 'emailApprove', values: { newEmail, hours: String(hours) } });
}

/**
 * Writes the mail that asks the recipient to confirm an address. After a typing error it reaches a stranger, so it does
 * not say whose account it is.
 */
export function confirmationMail(
  recipient: Recipient,
  kind: 'emailConfirm' | 'ownAddress' | 'verifyEmail',
  details: LinkMail,
): Mail {
  const { hours, ...rest } = details;
  return writeMail(recipient, { ...rest, kind, values: { hours: String(hours) } });
}

/** Writes the mail that somebody signed up with the user's address again, or wants it for another account. */
export function takenAddressMail(
  recipient: Recipient,
  kind: 'accountExists' | 'emailTaken',
  details: { baseUrl: string; expiresAt: number },
): Mail {
  return writeMail(recipient, { ...details, kind, link: `${details.baseUrl}/login` });
}

/** Writes the mail to the old or the new address that the address of an account has changed. */
export function emailChangedMail(
  recipient: Recipient & { timeZone: string },
  details: { baseUrl: string; newEmail: string; at: number },
): Mail {
  return writeMail(recipient, {
    kind: 'emailChanged',
    link: `${details.baseUrl}/login`,
    baseUrl: details.baseUrl,
    values: { newEmail: details.newEmail, when: formatInstant(details.at, recipient) },
  });
}
