import type { Writer } from '#server/database/schema.ts';
import type { Flag } from '#server/database/schema/flag.ts';
import { AppError } from '#server/errors/app-error.ts';
import { linkInLanguage } from '#server/mail/messages/write-mail.ts';
import { passwordResetMail, passwordChangedMail } from '#server/mail/messages/password-mails.ts';
import { recordOwnAct } from '#server/audit/record-audit.ts';
import { deleteSessions } from '#server/sessions/ending/queries.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { createLinks, type LinkOptions, type Links } from '../links/links.ts';
import { findHolderByEmail, findHolder, updatePasswordHash } from '../queries.ts';
import { deleteEmailChange } from '../email-change/queries.ts';
import { closeLinks } from '../links/queries.ts';
import { hashPassword } from '../passwords.ts';
import { countOpenResets, insertReset } from './queries.ts';

const LINK_MINUTES = 30;
const RESET_LINK_MS = LINK_MINUTES * 60_000;
/** A user with three working links gets no further mail: strangers must not flood a user with mails. */
const MAX_OPEN_LINKS = 3;

type ResetOptions = LinkOptions & {
  outbox: Outbox;
  /** Called in the transaction of a reset. A mailed link proves that the address is the user's. */
  onReset: (trx: Writer, user: { userId: string; email: string; isMailed: boolean }) => Promise<void>;
};

type ResetContext = ResetOptions & { links: Links<'password_resets'> };

export type PasswordResets = ReturnType<typeof createPasswordResets>;

type Account = { userId: string; email: string };

/** Makes links for users who have forgotten their password: each sets a new password once, within 30 minutes. */
export function createPasswordResets(options: ResetOptions) {
  const links = createLinks(options, {
    table: 'password_resets',
    path: '/reset-password?token',
    lifetimeMs: RESET_LINK_MS,
    refusals: { unknown: 'resetTokenInvalid', expired: 'resetTokenExpired', used: 'resetTokenUsed' },
  });
  const context = { ...options, links };
  return {
    findHolder: (email: string) => findHolderByEmail(options.database.read, email),
    check: links.check,
    mailLink: (email: string) => mailResetLink(context, email),
    createLink: (userId: string, inTransaction?: (trx: Writer) => Promise<void>) =>
      createResetLink(context, userId, inTransaction),
    closeLinks: (trx: Writer, userId: string) => closeAccountLinks(context, trx, userId),
    closeLinksAndMailOwner: (trx: Writer, userId: string) => closeLinksAndMailOwner(context, trx, userId),
    reset: (token: string, newPassword: string) => resetPassword(context, token, newPassword),
  };
}

/** Mails a link to the owner of the account with this address, unless three links still work. */
async function mailResetLink(context: ResetContext, email: string): Promise<void> {
  const { database, outbox, now } = context;
  await database.write(async (trx) => {
    // The owner is looked up here, since the account's address may have changed after the request.
    const holder = await findHolderByEmail(trx, email);
    if (holder === undefined) return;
    if ((await countOpenResets(trx, holder.userId, now())) >= MAX_OPEN_LINKS) return;
    const { link, ...stored } = context.links.create(holder.userId);
    await storeLink(trx, holder.userId, { ...stored, isMailed: 1 });
    const { expiresAt } = stored;
    const content = { link, baseUrl: context.siteUrl(), minutes: LINK_MINUTES, expiresAt };
    await outbox.add(trx, passwordResetMail(holder, content));
  });
  outbox.nudge();
}

/**
 * Makes a link that an administrator hands to the user; only this call returns it. Calls `inTransaction` first, in the
 * same database transaction. Throws `profileIdMissing` if there is no such user.
 */
async function createResetLink(
  { database, links }: ResetContext,
  userId: string,
  inTransaction: (trx: Writer) => Promise<void> = () => Promise.resolve(),
): Promise<{ link: string; expiresAt: number }> {
  const { link, ...stored } = links.create(userId);
  const language = await database.write(async (trx) => {
    await inTransaction(trx);
    const holder = await findHolder(trx, userId);
    if (holder === undefined) throw new AppError('profileIdMissing');
    await storeLink(trx, userId, { ...stored, isMailed: 0 });
    return holder.language;
  });
  return { link: linkInLanguage(link, language), expiresAt: stored.expiresAt };
}

async function storeLink(
  trx: Writer,
  userId: string,
  link: { hash: string; createdAt: number; expiresAt: number; isMailed: Flag },
): Promise<void> {
  await insertReset(trx, {
    token_hash: link.hash,
    user_id: userId,
    created_at: link.createdAt,
    expires_at: link.expiresAt,
    used_at: null,
    is_mailed: link.isMailed,
  });
}

/**
 * Sets a new password, ends every session and closes every other link of the account, all or nothing, and mails the
 * owner. Returns the account. Throws `resetTokenInvalid`, `resetTokenExpired`, `resetTokenUsed`.
 */
async function resetPassword(context: ResetContext, token: string, newPassword: string): Promise<Account> {
  const { links, now } = context;
  await links.requireValid(token);
  // The hash is made before the transaction, during which every other write waits.
  const passwordHash = await hashPassword(newPassword);
  const account = await context.database.write(async (trx) => {
    const link = await links.spend(trx, token);
    const owner = await replacePassword(trx, link.user_id, { passwordHash, now: now() });
    await context.onReset(trx, { ...owner, isMailed: link.is_mailed === 1 });
    // Somebody who knew the old password may have requested another address or link.
    await closeLinksAndMailOwner(context, trx, owner.userId);
    await recordOwnAct(trx, { at: now(), userId: owner.userId, action: 'passwordReset' });
    return owner;
  });
  context.outbox.nudge();
  return account;
}

/** Sets the password, ends every session of the user, and returns the account. */
async function replacePassword(
  trx: Writer,
  userId: string,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<Account> {
  const change = { password: passwordHash, updatedAt: new Date(now).toISOString() };
  if (!(await updatePasswordHash(trx, userId, change))) throw new AppError('resetTokenInvalid');
  await deleteSessions(trx, userId);
  const holder = await findHolder(trx, userId);
  if (holder === undefined) throw new AppError('resetTokenInvalid');
  return { userId: holder.userId, email: holder.email };
}

/** Closes the account's open links for a new password or another address, and withdraws unsent mails with links. */
async function closeAccountLinks(context: ResetContext, trx: Writer, userId: string): Promise<void> {
  await closeLinks(trx, 'password_resets', userId, context.now());
  await deleteEmailChange(trx, userId);
  await context.outbox.withdraw(trx, userId);
}

/**
 * Closes the account's links and mails the owner that the password has changed. The caller nudges the outbox after
 * the transaction.
 */
async function closeLinksAndMailOwner(context: ResetContext, trx: Writer, userId: string): Promise<void> {
  await closeAccountLinks(context, trx, userId);
  const holder = await findHolder(trx, userId);
  if (holder === undefined) return;
  const mail = passwordChangedMail(holder, { baseUrl: context.siteUrl(), at: context.now() });
  await context.outbox.add(trx, mail);
}
