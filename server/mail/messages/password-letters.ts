import type { Letter } from '../outbox.ts';
import { instantText } from './instant-text.ts';
import { writeLetter, type Recipient } from './letter.ts';

/** The link for a new password; useless after `expiresAt`, and not sent after it. */
export function passwordResetLetter(
  to: Recipient,
  about: { link: string; baseUrl: string; minutes: number; expiresAt: number },
): Letter {
  const { link, baseUrl, expiresAt } = about;
  return writeLetter(to, {
    kind: 'passwordReset',
    link,
    baseUrl,
    expiresAt,
    values: { minutes: String(about.minutes) },
  });
}

/** Tells the owner of an account that its password has changed, in case somebody else did it. */
export function passwordChangedLetter(
  to: Recipient & { timeZone: string },
  about: { baseUrl: string; at: number },
): Letter {
  return writeLetter(to, {
    kind: 'passwordChanged',
    link: `${about.baseUrl}/forgot-password`,
    baseUrl: about.baseUrl,
    values: { when: instantText(about.at, to) },
  });
}
