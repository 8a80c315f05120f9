import { uuidv7 } from 'uuidv7';
import type { Confirmation } from '#shared/contract/email-verification.ts';
import type { Language } from '#shared/contract/fields.ts';
import { recordOwnAct } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import { isDuplicate } from '#server/database/database-errors.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { accountExistsLetter, verifyEmailLetter } from '#server/mail/messages/sign-up-letters.ts';
import type { Recipient } from '#server/mail/messages/letter.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { deleteSessions } from '#server/sessions/ending/queries.ts';
import { createLinkToken, hashLinkToken } from '../link-token.ts';
import { stateOfLink, type LinkState } from '../links/link-state.ts';
import { closeLinks, findLink, insertLink, spendLink } from '../links/queries.ts';
import { hashPassword } from '../passwords.ts';
import { findHolder, findHolderByEmail, isEmailTaken, updatePasswordHash } from '../queries.ts';
import { countVerificationsSince, insertPendingAccount, updateVerified } from './queries.ts';

const LINK_HOURS = 24;
const LINK_MS = LINK_HOURS * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** So many messages about signing up an address gets within a day: mail must not be a weapon. */
const MAX_LINKS_A_DAY = 5;
const MAX_NOTES_A_DAY = 3;

const LINKS = 'email_verifications';

/** All that is kept of a sign-up whose address is still to be confirmed; the language is that of the mail. */
export type PendingSignUp = { email: string; language: Language };
/** Who has confirmed an address, and what they said of themselves then. */
export type ConfirmedUser = Omit<Confirmation, 'token' | 'password'> & { userId: string; email: string };

export type EmailVerifications = ReturnType<typeof createEmailVerifications>;

/**
 * Accounts that can be used only once a mailed link has shown whose their address is: 24 hours, once. The link
 * reaches its owner whoever asked for it, so confirming asks for the password and for everything else that
 * the account has. What is answered on the way does not tell whether an address had an account before.
 */
export function createEmailVerifications(options: {
  database: Database;
  outbox: Outbox;
  siteUrl: () => string;
  now: () => number;
  /** Makes the profile of an account that waits. */
  onPending: (userId: string, signUp: PendingSignUp) => Promise<unknown>;
  /** Prepares what is to be done in the transaction in which somebody confirms their address. */
  prepareConfirmed: () => Promise<(trx: Writer, user: ConfirmedUser) => Promise<void>>;
}) {
  const { database, outbox, now } = options;

  /** Opens an account and mails its link; whoever has one with this address already is told so instead. */
  async function signUp(wish: PendingSignUp): Promise<void> {
    const userId = uuidv7();
    if (!(await openAccount(userId, wish))) return await remind(wish.email);
    await options.onPending(userId, wish);
    outbox.nudge();
  }

  async function openAccount(userId: string, { email, language }: PendingSignUp): Promise<boolean> {
    const baseUrl = options.siteUrl();
    const createdAt = new Date(now()).toISOString();
    try {
      return await database.write(async (trx) => {
        if (await isEmailTaken(trx, email)) return false;
        await insertPendingAccount(trx, { userId, email, createdAt });
        await addLink(trx, { userId, email, language }, baseUrl);
        return true;
      });
    } catch (error) {
      // Of two sign-ups at the same moment the database refuses the second.
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** Mails another link where the address is not confirmed yet, else a note that there is an account. */
  async function remind(email: string): Promise<void> {
    const baseUrl = options.siteUrl();
    await database.write(async (trx) => {
      const holder = await findHolderByEmail(trx, email);
      if (holder === undefined) return;
      if (holder.isPending) return await addLink(trx, holder, baseUrl);
      const letter = accountExistsLetter(holder, { baseUrl, expiresAt: now() + DAY_MS });
      const sent = await outbox.countSince(trx, letter, now() - DAY_MS);
      if (sent < MAX_NOTES_A_DAY) await outbox.add(trx, letter);
    });
    outbox.nudge();
  }

  async function addLink(trx: Writer, to: Recipient, baseUrl: string): Promise<void> {
    if ((await countVerificationsSince(trx, to.userId, now() - DAY_MS)) >= MAX_LINKS_A_DAY) return;
    const { token, hash } = createLinkToken();
    const expiresAt = now() + LINK_MS;
    await insertLink(trx, LINKS, {
      token_hash: hash,
      user_id: to.userId,
      created_at: now(),
      expires_at: expiresAt,
      used_at: null,
    });
    const link = `${baseUrl}/verify-email?token=${token}`;
    await outbox.add(trx, verifyEmailLetter(to, { link, baseUrl, hours: LINK_HOURS, expiresAt }));
  }

  /** The state of a link, with its address while the link works. */
  async function check(token: string): Promise<{ state: LinkState; email: string | null }> {
    const link = await findLink(database.read, LINKS, hashLinkToken(token));
    const state = stateOfLink(link, now());
    if (link === undefined || state !== 'valid') return { state, email: null };
    const holder = await findHolder(database.read, link.user_id);
    return { state, email: holder?.email ?? null };
  }

  /**
   * Gives the account of a link its password and its profile, and lets it be used; answers its address. Of
   * several who confirm at the same moment one succeeds. Throws `verificationInvalid`,
   * `verificationExpired`, `verificationUsed`.
   */
  async function verify({ token, password, ...profile }: Confirmation): Promise<string> {
    const tokenHash = hashLinkToken(token);
    requireValid(stateOfLink(await findLink(database.read, LINKS, tokenHash), now()));
    // Both run before the transaction, since every other write waits for it.
    const passwordHash = await hashPassword(password);
    const onConfirmed = await options.prepareConfirmed();
    return await database.write(async (trx) => {
      const userId = await spendLink(trx, LINKS, tokenHash, now());
      if (userId === undefined) {
        requireValid(stateOfLink(await findLink(trx, LINKS, tokenHash), now()));
        throw new AppError('verificationInvalid');
      }
      const email = await activate(trx, userId);
      if (email === undefined) throw new AppError('verificationUsed');
      const change = { password: passwordHash, updatedAt: new Date(now()).toISOString() };
      if (!(await updatePasswordHash(trx, userId, change))) throw new AppError('verificationInvalid');
      await closeLinks(trx, 'password_resets', userId, now());
      await deleteSessions(trx, userId);
      await onConfirmed(trx, { ...profile, userId, email });
      await recordOwnAct(trx, { at: now(), userId, action: 'emailConfirmed' });
      return email;
    });
  }

  /** Lets an account be used that waited for its address; answers that, or undefined where it did not wait. */
  async function activate(trx: Writer, userId: string): Promise<string | undefined> {
    const email = await updateVerified(trx, userId);
    if (email !== undefined) await closeLinks(trx, LINKS, userId, now());
    return email;
  }

  return { signUp, remind, check, verify, activate };
}

const REFUSALS = {
  unknown: 'verificationInvalid',
  expired: 'verificationExpired',
  used: 'verificationUsed',
} as const;

function requireValid(state: LinkState): void {
  if (state !== 'valid') throw new AppError(REFUSALS[state]);
}
