import type { Letter } from '../outbox.ts';
import { writeLetter, type Recipient } from './letter.ts';

/**
 * Asks a new user to confirm the address. It may reach a stranger, after a typing error or because somebody
 * typed their address on purpose.
 */
export function verifyEmailLetter(
  to: Recipient,
  about: { link: string; baseUrl: string; hours: number; expiresAt: number },
): Letter {
  const { hours, ...rest } = about;
  return writeLetter(to, { ...rest, kind: 'verifyEmail', values: { hours: String(hours) } });
}

/** Tells the owner of an account that somebody signed up with its address again. */
export function accountExistsLetter(to: Recipient, about: { baseUrl: string; expiresAt: number }): Letter {
  return writeLetter(to, { ...about, kind: 'accountExists', link: `${about.baseUrl}/login` });
}
