import type { Mail } from '../outbox.ts';
import { formatInstant, writeMail, type Recipient } from './write-mail.ts';

/** Writes the mail with the link for a new password. It is not sent after the link has expired. */
export function passwordResetMail(
  recipient: Recipient,
  details: { link: string; baseUrl: string; minutes: number; expiresAt: number },
): Mail {
  const { link, baseUrl, expiresAt } = details;
  return writeMail(recipient, {
    kind: 'passwordReset',
    link,
    baseUrl,
    expiresAt,
    values: { minutes: String(details.minutes) },
  });
}

/** Writes the mail that a user's password has changed, in case somebody else did it. */
export function passwordChangedMail(
  recipient: Recipient & { timeZone: string },
  details: { baseUrl: string; at: number },
): Mail {
  return writeMail(recipient, {
    kind: 'passwordChanged',
    link: `${details.baseUrl}/forgot-password`,
    baseUrl: details.baseUrl,
    values: { when: formatInstant(details.at, recipient) },
  });
}
