import type { Mail } from '../outbox.ts';
import { instantText } from './instant-text.ts';
import { writeMail, type Recipient } from './write-mail.ts';

type ChangeMail = { link: string; baseUrl: string; hours: number; expiresAt: number };

/** Asks the old address of an account to approve a new one. */
export function emailApproveMail(to: Recipient, about: ChangeMail & { newEmail: string }): Mail {
  const { hours, newEmail, ...rest } = about;
  return writeMail(to, { ...rest, kind: 'emailApprove', values: { newEmail, hours: String(hours) } });
}

/**
 * Asks a new address to confirm that it belongs to the user. After a typing error the mail reaches a stranger, so it
 * does not say whose account it is.
 */
export function emailConfirmMail(to: Recipient, about: ChangeMail): Mail {
  const { hours, ...rest } = about;
  return writeMail(to, { ...rest, kind: 'emailConfirm', values: { hours: String(hours) } });
}

/** Asks a user to confirm that the address of their account is theirs. */
export function ownAddressMail(to: Recipient, about: ChangeMail): Mail {
  const { hours, ...rest } = about;
  return writeMail(to, { ...rest, kind: 'ownAddress', values: { hours: String(hours) } });
}

/** Tells a user that somebody wants to use the address of their account for another account. */
export function emailTakenMail(to: Recipient, about: { baseUrl: string; expiresAt: number }): Mail {
  return writeMail(to, { ...about, kind: 'emailTaken', link: `${about.baseUrl}/login` });
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
    values: { newEmail: about.newEmail, when: instantText(about.at, to) },
  });
}
