import type { Letter } from '../outbox.ts';
import { instantText } from './instant-text.ts';
import { writeLetter, type Recipient } from './letter.ts';

type ChangeLetter = { link: string; baseUrl: string; hours: number; expiresAt: number };

/** Asks the old address of an account to approve a new one. */
export function emailApproveLetter(to: Recipient, about: ChangeLetter & { newEmail: string }): Letter {
  const { hours, newEmail, ...rest } = about;
  return writeLetter(to, { ...rest, kind: 'emailApprove', values: { newEmail, hours: String(hours) } });
}

/**
 * Asks a new address to confirm that it belongs to the user. It may reach a stranger after a typing error, so
 * it does not say whose account it is.
 */
export function emailConfirmLetter(to: Recipient, about: ChangeLetter): Letter {
  const { hours, ...rest } = about;
  return writeLetter(to, { ...rest, kind: 'emailConfirm', values: { hours: String(hours) } });
}

/** Asks the owner of an account to confirm that its address is theirs. */
export function ownAddressLetter(to: Recipient, about: ChangeLetter): Letter {
  const { hours, ...rest } = about;
  return writeLetter(to, { ...rest, kind: 'ownAddress', values: { hours: String(hours) } });
}

/** Tells the owner of an account that somebody wants to use its address for another one. */
export function emailTakenLetter(to: Recipient, about: { baseUrl: string; expiresAt: number }): Letter {
  return writeLetter(to, { ...about, kind: 'emailTaken', link: `${about.baseUrl}/login` });
}

/** Tells the old or the new address that an account's address has changed. */
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
