import type { Letter } from '../outbox.ts';
import { writeLetter, type Recipient } from './letter.ts';

/**
 * Asks whoever signed up to show that the address is theirs. A stranger may get it by a slip of the
 * keyboard, or because somebody typed their address on purpose.
 */
export function verifyEmailLetter(
  to: Recipient,
  about: { link: string; baseUrl: string; hours: number; expiresAt: number },
): Letter {
  const { hours, ...rest } = about;
  return writeLetter(to, { ...rest, kind: 'verifyEmail', values: { hours: String(hours) } });
}

/** Tells who has an account that somebody signed up with its address once more. */
export function accountExistsLetter(to: Recipient, about: { baseUrl: string; expiresAt: number }): Letter {
  return writeLetter(to, { ...about, kind: 'accountExists', link: `${about.baseUrl}/login` });
}
