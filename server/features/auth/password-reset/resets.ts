import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/http/app-error.ts';
import { passwordChangedLetter, passwordResetLetter } from '#server/mail/messages/password-letters.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { deleteEmailChange } from '../email-change/queries.ts';
import { createLinkToken, hashLinkToken } from '../link-token.ts';
import { stateOfLink, type LinkState } from '../links/link-state.ts';
import {
  closeLinks as closeOpenLinks,
  findLink,
  insertLink as insertLinkRow,
  spendLink,
  type LinkRow,
} from '../links/queries.ts';
import { hashPassword } from '../passwords.ts';
import {
  deleteSessions,
  findHolder,
  findHolderByEmail,
  updatePasswordHash,
  type AccountHolder,
} from '../queries.ts';
import { countOpenResets } from './queries.ts';

const LINK_MINUTES = 30;
const LINK_MS = LINK_MINUTES * 60_000;
/** Whoever has so many working links in their mailbox gets no further one: mail must not be a weapon. */
const MAX_OPEN_LINKS = 3;

const LINKS = 'password_resets';

export type PasswordResets = ReturnType<typeof createPasswordResets>;

/** Links with which somebody who has forgotten their password chooses a new one: 30 minutes, once. */
export function createPasswordResets(options: {
  database: Database;
  outbox: Outbox;
  /** Where people reach the product, without a slash at the end. */
  siteUrl: () => string;
  now: () => number;
  /** Called in the transaction in which a link has shown that the account's mailbox is the user's. */
  onMailboxShown?: (trx: Writer, userId: string) => Promise<void>;
}) {
  const { database, outbox, siteUrl, now } = options;

  /** Mails a link to who has the account, unless they have several that work. */
  async function mailLink(holder: AccountHolder): Promise<void> {
    const { token, hash } = createLinkToken();
    await database.write(async (trx) => {
      if ((await countOpenResets(trx, holder.userId, now())) >= MAX_OPEN_LINKS) return;
      const { expires_at } = await insertLink(trx, holder.userId, hash);
      const letter = {
        link: linkTo(token),
        baseUrl: siteUrl(),
        minutes: LINK_MINUTES,
        expiresAt: expires_at,
      };
      await outbox.add(trx, passwordResetLetter(holder, letter));
    });
    outbox.nudge();
  }

  /**
   * Makes a link to hand to the user in another way than by mail; it is shown once and cannot be read
   * again. What is handed in runs first, in the same transaction. Throws `profileIdMissing` for a user who
   * does not exist.
   */
  async function createLink(
    userId: string,
    inTransaction: (trx: Writer) => Promise<void> = () => Promise.resolve(),
  ): Promise<{ link: string; expiresAt: number }> {
    const { token, hash } = createLinkToken();
    const { expires_at } = await database.write(async (trx) => {
      await inTransaction(trx);
      if ((await findHolder(trx, userId)) === undefined) throw new AppError('profileIdMissing');
      return await insertLink(trx, userId, hash);
    });
    return { link: linkTo(token), expiresAt: expires_at };
  }

  /** Closes every link of the account that still works, for a password and for another address. */
  async function closeLinks(trx: Writer, userId: string): Promise<void> {
    await closeOpenLinks(trx, LINKS, userId, now());
    await deleteEmailChange(trx, userId);
    await outbox.withdraw(trx, userId);
  }

  async function insertLink(trx: Writer, userId: string, tokenHash: string): Promise<LinkRow> {
    const row = {
      token_hash: tokenHash,
      user_id: userId,
      created_at: now(),
      expires_at: now() + LINK_MS,
      used_at: null,
    };
    await insertLinkRow(trx, LINKS, row);
    return row;
  }

  async function check(token: string): Promise<LinkState> {
    return stateOfLink(await findLink(database.read, LINKS, hashLinkToken(token)), now());
  }

  /**
   * Sets a new password, ends every session and every other link of the account, all or nothing, and
   * mails that it happened. Answers whose account it is. Throws `resetTokenInvalid`,
   * `resetTokenExpired`, `resetTokenUsed`.
   */
  async function reset(
    token: string,
    newPassword: string,
  ): Promise<{ userId: string; email: string | undefined }> {
    const tokenHash = hashLinkToken(token);
    requireValid(await check(token));
    // Hashed before the transaction, for which every other write waits.
    const password = await hashPassword(newPassword);
    const account = await database.write(async (trx) => {
      const owner = await spendLink(trx, LINKS, tokenHash, now());
      if (owner === undefined) {
        requireValid(stateOfLink(await findLink(trx, LINKS, tokenHash), now()));
        throw new AppError('resetTokenInvalid');
      }
      await closeOpenLinks(trx, LINKS, owner, now());
      const change = { password, updatedAt: new Date(now()).toISOString() };
      if (!(await updatePasswordHash(trx, owner, change))) throw new AppError('resetTokenInvalid');
      await deleteSessions(trx, owner);
      await options.onMailboxShown?.(trx, owner);
      // Whoever knew the old password may have asked for another address.
      await deleteEmailChange(trx, owner);
      const holder = await findHolder(trx, owner);
      if (holder) await outbox.add(trx, passwordChangedLetter(holder, { baseUrl: siteUrl(), at: now() }));
      return { userId: owner, email: holder?.email };
    });
    outbox.nudge();
    return account;
  }

  function linkTo(token: string): string {
    return `${siteUrl()}/reset-password?token=${token}`;
  }

  return {
    findHolder: (email: string) => findHolderByEmail(database.read, email),
    mailLink,
    createLink,
    closeLinks,
    check,
    reset,
  };
}

const REFUSALS = {
  unknown: 'resetTokenInvalid',
  expired: 'resetTokenExpired',
  used: 'resetTokenUsed',
} as const;

function requireValid(state: LinkState): void {
  if (state !== 'valid') throw new AppError(REFUSALS[state]);
}
