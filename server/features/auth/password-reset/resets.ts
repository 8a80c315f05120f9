import type { Database } from '#server/database/connect.ts';
import { recordOwnAct } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Flag } from '#server/database/schema/flag.ts';
import { AppError } from '#server/http/app-error.ts';
import { passwordChangedLetter, passwordResetLetter } from '#server/mail/messages/password-letters.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { deleteEmailChange } from '../email-change/queries.ts';
import { createLinkToken, hashLinkToken } from '../link-token.ts';
import { stateOfLink, type LinkState } from '../links/link-state.ts';
import { closeLinks as closeOpenLinks, findLink, spendLink } from '../links/queries.ts';
import { hashPassword } from '../passwords.ts';
import { deleteSessions, findHolder, findHolderByEmail, updatePasswordHash } from '../queries.ts';
import { countOpenResets, insertReset, isMailedReset } from './queries.ts';

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
  /** Called in the transaction of a reset; a mailed link has shown that the address is the user's. */
  onReset: (trx: Writer, user: { userId: string; email: string; isMailed: boolean }) => Promise<void>;
}) {
  const { database, outbox, siteUrl, now } = options;

  /** Mails a link to the owner of the account with this address, unless several links still work. */
  async function mailLink(email: string): Promise<void> {
    const { token, hash } = createLinkToken();
    await database.write(async (trx) => {
      // Looked up here: the account's address may have changed since the request.
      const holder = await findHolderByEmail(trx, email);
      if (holder === undefined || (await countOpenResets(trx, holder.userId, now())) >= MAX_OPEN_LINKS)
        return;
      const expiresAt = await insertLink(trx, holder.userId, { hash, is_mailed: 1 });
      const letter = { link: linkTo(token), baseUrl: siteUrl(), minutes: LINK_MINUTES, expiresAt };
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
    const expiresAt = await database.write(async (trx) => {
      await inTransaction(trx);
      if ((await findHolder(trx, userId)) === undefined) throw new AppError('profileIdMissing');
      return await insertLink(trx, userId, { hash, is_mailed: 0 });
    });
    return { link: linkTo(token), expiresAt };
  }

  /** Closes every link of the account that still works, for a password and for another address. */
  async function closeLinks(trx: Writer, userId: string): Promise<void> {
    await closeOpenLinks(trx, LINKS, userId, now());
    await deleteEmailChange(trx, userId);
    await outbox.withdraw(trx, userId);
  }

  /** Closes those links and tells the owner that the password has changed; call `nudge` of the outbox afterwards. */
  async function noteChange(trx: Writer, userId: string): Promise<void> {
    await closeLinks(trx, userId);
    const holder = await findHolder(trx, userId);
    if (holder) await outbox.add(trx, passwordChangedLetter(holder, { baseUrl: siteUrl(), at: now() }));
  }

  /** Stores a link by its hash, and answers the instant at which it ends. */
  async function insertLink(
    trx: Writer,
    userId: string,
    link: { hash: string; is_mailed: Flag },
  ): Promise<number> {
    const times = { created_at: now(), expires_at: now() + LINK_MS, used_at: null };
    await insertReset(trx, { token_hash: link.hash, user_id: userId, is_mailed: link.is_mailed, ...times });
    return times.expires_at;
  }

  async function check(token: string): Promise<LinkState> {
    return stateOfLink(await findLink(database.read, LINKS, hashLinkToken(token)), now());
  }

  /**
   * Sets a new password, ends every session and every other link of the account, all or nothing, and
   * mails that it happened. Answers whose account it is. Throws `resetTokenInvalid`,
   * `resetTokenExpired`, `resetTokenUsed`.
   */
  async function reset(token: string, newPassword: string): Promise<{ userId: string; email: string }> {
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
      const change = { password, updatedAt: new Date(now()).toISOString() };
      if (!(await updatePasswordHash(trx, owner, change))) throw new AppError('resetTokenInvalid');
      await deleteSessions(trx, owner);
      const holder = await findHolder(trx, owner);
      if (holder === undefined) throw new AppError('resetTokenInvalid');
      const { userId, email } = holder;
      await options.onReset(trx, { userId, email, isMailed: await isMailedReset(trx, tokenHash) });
      // Whoever knew the old password may have asked for another address or link.
      await noteChange(trx, userId);
      await recordOwnAct(trx, { at: now(), userId, action: 'passwordReset' });
      return { userId, email };
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
    noteChange,
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
