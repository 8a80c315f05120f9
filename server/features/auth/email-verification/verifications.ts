import { uuidv7 } from 'uuidv7';
import type { SignUp } from '#shared/contract/auth.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { Database } from '#server/database/connect.ts';
import { isDuplicate } from '#server/database/database-errors.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/http/app-error.ts';
import { accountExistsLetter, verifyEmailLetter } from '#server/mail/messages/sign-up-letters.ts';
import type { Recipient } from '#server/mail/messages/letter.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { createLinkToken, hashLinkToken } from '../link-token.ts';
import { stateOfLink, type LinkState } from '../links/link-state.ts';
import { closeLinks, findLink, insertLink, spendLink } from '../links/queries.ts';
import { passwordHashing } from '../passwords.ts';
import { findHolderByEmail, isEmailTaken } from '../queries.ts';
import {
  countVerificationsSince,
  findSignUp,
  insertRepeatedSignUp,
  insertUnverifiedAccount,
  isUnverified,
  updateVerified,
} from './queries.ts';

const LINK_HOURS = 24;
const LINK_MS = LINK_HOURS * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** So many messages about signing up an address gets within a day: mail must not be a weapon. */
const MAX_LINKS_A_DAY = 5;
const MAX_NOTES_A_DAY = 3;

const LINKS = 'email_verifications';

/** A sign-up whose address is still to be confirmed. */
export type AwaitedSignUp = Pick<SignUp, 'email' | 'name' | 'currency' | 'timeZone'> & {
  language: Language;
  passwordHash: string;
};

export type EmailVerifications = ReturnType<typeof createEmailVerifications>;

/**
 * Accounts that can be used only once a mailed link has shown whose their address is: 24 hours, once. What
 * is answered on the way does not tell whether an address had an account before.
 */
export function createEmailVerifications(options: {
  database: Database;
  outbox: Outbox;
  siteUrl: () => string;
  now: () => number;
  /** Makes the profile of a new account. */
  onUserCreated: (uid: string, signUp: AwaitedSignUp) => Promise<unknown>;
  /** Called in the transaction in which an address was shown to be the user's. */
  onVerified: (trx: Writer, user: { userId: string; email: string }) => Promise<void>;
}) {
  const { database, outbox, now } = options;

  /** Opens an account and mails its link; whoever has one with this address already is told so instead. */
  async function signUp(wish: AwaitedSignUp): Promise<void> {
    const userId = uuidv7();
    if (!(await openAccount(userId, wish))) return await remind(wish.email, wish.passwordHash);
    await options.onUserCreated(userId, wish);
    outbox.nudge();
  }

  async function openAccount(userId: string, { email, name, ...wish }: AwaitedSignUp): Promise<boolean> {
    const baseUrl = options.siteUrl();
    const recipient = { userId, email, language: wish.language };
    const { passwordHash } = wish;
    const createdAt = new Date(now()).toISOString();
    try {
      return await database.write(async (trx) => {
        if (await isEmailTaken(trx, email)) return false;
        await insertUnverifiedAccount(trx, { userId, email, name: name ?? email, passwordHash, createdAt });
        await addLink(trx, recipient, baseUrl);
        return true;
      });
    } catch (error) {
      // Of two sign-ups at the same moment the database refuses the second.
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /**
   * Mails what helps whoever has this address on: a link where it waits to be confirmed, else that there is
   * an account. Keeps the hash of a password with which somebody signed up in vain.
   */
  async function remind(email: string, passwordHash?: string): Promise<void> {
    const baseUrl = options.siteUrl();
    await database.write(async (trx) => {
      const holder = await findHolderByEmail(trx, email);
      if (holder === undefined) return;
      if (await isUnverified(trx, holder.userId)) return await addLink(trx, holder, baseUrl);
      if (passwordHash !== undefined) {
        const repeated = { user_id: holder.userId, password: passwordHash, created_at: now() };
        await insertRepeatedSignUp(trx, repeated);
      }
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

  /**
   * Why somebody may not sign in with what they gave, nothing where the address awaits no confirmation and
   * nobody signed up with it in vain: then it is as always. Those two take equally long.
   */
  async function refusalOf(
    email: string,
    password: string,
  ): Promise<'emailNotVerified' | 'invalidCredentials' | undefined> {
    const known = await findSignUp(database.read, email);
    if (known?.password === null || known === undefined) return undefined;
    const isVerified = known.emailVerified === 1;
    if (isVerified && known.repeated === null) return undefined;
    const isOwn = await passwordHashing.verify({ hash: known.password, password });
    const isGiven = await passwordHashing.verify({ hash: known.repeated ?? known.password, password });
    if (isVerified && isOwn) return undefined;
    return isOwn || isGiven ? 'emailNotVerified' : 'invalidCredentials';
  }

  async function check(token: string): Promise<LinkState> {
    return stateOfLink(await findLink(database.read, LINKS, hashLinkToken(token)), now());
  }

  /** Takes the address of a link as its user's. Throws `verificationInvalid`, `verificationExpired`, `verificationUsed`. */
  async function verify(token: string): Promise<void> {
    const hash = hashLinkToken(token);
    await database.write(async (trx) => {
      const userId = await spendLink(trx, LINKS, hash, now());
      if (userId === undefined) throw refuse(stateOfLink(await findLink(trx, LINKS, hash), now()));
      await confirm(trx, userId);
    });
  }

  /** Takes the address as the user's, whichever link that only its owner gets has shown it. */
  async function confirm(trx: Writer, userId: string): Promise<void> {
    const email = await updateVerified(trx, userId);
    if (email === undefined) return;
    await closeLinks(trx, LINKS, userId, now());
    await options.onVerified(trx, { userId, email });
  }

  /** While addresses are not confirmed, whoever signs in is taken as the owner of theirs. */
  async function acceptUnasked(userId: string): Promise<void> {
    await database.write((trx) => updateVerified(trx, userId));
  }

  return { signUp, remind, refusalOf, check, verify, confirm, acceptUnasked };
}

function refuse(state: LinkState): AppError {
  if (state === 'expired') return new AppError('verificationExpired');
  return new AppError(state === 'used' ? 'verificationUsed' : 'verificationInvalid');
}
