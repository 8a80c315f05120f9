import type { Mail } from '../outbox.ts';
import { formatInstant, writeMail, type Recipient } from './write-mail.ts';

/** Sends the link for a new password. It expires at `expiresAt`, and the mail is not sent later. */
export function passwordResetMail(
  to: Recipient,
  about: { link: string; baseUrl: string; minutes: number; expiresAt: number },
): Mail {
  const { link, baseUrl, expiresAt } = about;
  return writeMail(to, {
    kind: 'passwordReset',
    link,
    baseUrl,
    expiresAt,
    values: { minutes: String(about.minutes) },
  });
}

/** Tells a user that their password has changed, in case somebody else did it. */
export function passwordChangedMail(
  to: Recipient & { timeZone: string },
  about: { baseUrl: string; at: number },
): Mail {
  return writeMail(to, {
    kind: 'passwordChanged',
    link: `${about.baseUrl}/forgot-password`,
    baseUrl: about.baseUrl,
    values: { when: formatInstant(about.at, to) },
  });
}
