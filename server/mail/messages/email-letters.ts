import type { Letter } from '../outbox.ts';
import { instantText } from './instant-text.ts';
import { writeLetter, type Recipient } from './letter.ts';

type ChangeLetter = { link: string; baseUrl: string; hours: number; expiresAt: number };

/** Asks the address that an account has to confirm that it gives way to another. */
export function emailApproveLetter(to: Recipient, about: ChangeLetter & { newEmail: string }): Letter {
  const { hours, newEmail, ...rest } = about;
  return writeLetter(to, { ...rest, kind: 'emailApprove', values: { newEmail, hours: String(hours) } });
}

/**
 * Asks a new address to confirm that it belongs to who wants it. A stranger may get it by a slip of
 * the keyboard, so it does not say whose account it is.
 */
export function emailConfirmLetter(to: Recipient, about: ChangeLetter): Letter {
  const { hours, ...rest } = about;
  return writeLetter(to, { ...rest, kind: 'emailConfirm', values: { hours: String(hours) } });
}

/** Tells who has an account that somebody wants to use its address for another one. */
export function emailTakenLetter(to: Recipient, about: { baseUrl: string; expiresAt: number }): Letter {
  return writeLetter(to, { ...about, kind: 'emailTaken', link: `${about.baseUrl}/login` });
}

/** Tells an address, the old or the new one, that an account's address has changed. */
export function emailChangedLetter(
  to: Recipient & { timeZone: string },
  about: { baseUrl: string; newEmail: string; at: number },
): Letter {
  return writeLetter(to, {
    kind: 'emailChanged',
    link: `${about.baseUrl}/login`,
    baseUrl: about.baseUrl,
    values: { newEmail: about.newEmail, when: instantText(about.at, to) },
  });
}
