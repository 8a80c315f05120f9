import type { Mail } from '../outbox.ts';
import { formatInstant, writeMail, type Recipient } from './write-mail.ts';

type LinkMail = { link: string; baseUrl: string; hours: number; expiresAt: number };

/** Asks the old address of an account to approve a new one. */
export function emailApproveMail(recipient: Recipient, details: LinkMail & { newEmail: string }): Mail {
  const { hours, newEmail, ...rest } = details;
  return writeMail(recipient, { ...rest, kind: 'emailApprove', values: { newEmail, hours: String(hours) } });
}

/**
 * Asks the recipient to confirm that an address is theirs. After a typing error the mail reaches a stranger, so it does
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

/** Tells a user that somebody signed up with their address again, or wants to use it for another account. */
export function takenAddressMail(
  recipient: Recipient,
  kind: 'accountExists' | 'emailTaken',
  details: { baseUrl: string; expiresAt: number },
): Mail {
  return writeMail(recipient, { ...details, kind, link: `${details.baseUrl}/login` });
}

/** Tells the old or the new address that the address of an account has changed. */
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
