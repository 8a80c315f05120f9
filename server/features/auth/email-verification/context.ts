import type { Confirmation } from '#shared/contract/email-verification.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { LinkOptions, Links } from '../links/links.ts';

/** The stored part of a sign-up until its address is confirmed; `language` is the language of the mail. */
export type PendingSignUp = { email: string; language: Language };

/** A user who has confirmed an address, with the profile that they entered. */
export type ConfirmedUser = Omit<Confirmation, 'token' | 'password'> & { userId: string; email: string };

export type VerificationOptions = LinkOptions & {
  outbox: Outbox;
  /** Creates the profile of a pending account. */
  onPending: (userId: string, signUp: PendingSignUp) => Promise<unknown>;
  /** Prepares the work for the transaction in which a user confirms an address. */
  prepareConfirmed: () => Promise<(trx: Writer, user: ConfirmedUser) => Promise<void>>;
};

export type VerificationContext = VerificationOptions & { links: Links<'email_verifications'> };
