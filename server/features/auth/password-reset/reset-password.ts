import { recordOwnAct } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { passwordChangedMail } from '#server/mail/messages/password-mails.ts';
import { deleteSessions } from '#server/sessions/ending/queries.ts';
import { deleteEmailChange } from '../email-change/queries.ts';
import { closeLinks } from '../links/queries.ts';
import { hashPassword } from '../passwords.ts';
import { findHolder, updatePasswordHash } from '../queries.ts';
import type { ResetContext } from './context.ts';

type Account = { userId: string; email: string };

/**
 * Sets a new password, ends every session and closes every other link of the account, all or nothing, and mails the
 * owner. Returns the account. Throws `resetTokenInvalid`, `resetTokenExpired`, `resetTokenUsed`.
 */
export async function resetPassword(
  context: ResetContext,
  token: string,
  newPassword: string,
): Promise<Account> {
  const { links, now } = context;
  await links.requireValid(token);
  // The hash is made before the transaction, during which every other write waits.
  const password = await hashPassword(newPassword);
  const account = await context.database.write(async (trx) => {
    const link = await links.spend(trx, token);
    const owner = await setPassword(trx, link.user_id, { password, now: now() });
    await context.onReset(trx, { ...owner, isMailed: link.is_mailed === 1 });
    // Somebody who knew the old password may have requested another address or link.
    await notePasswordChange(context, trx, owner.userId);
    await recordOwnAct(trx, { at: now(), userId: owner.userId, action: 'passwordReset' });
    return owner;
  });
  context.outbox.nudge();
  return account;
}

async function setPassword(
  trx: Writer,
  userId: string,
  { password, now }: { password: string; now: number },
): Promise<Account> {
  const change = { password, updatedAt: new Date(now).toISOString() };
  if (!(await updatePasswordHash(trx, userId, change))) throw new AppError('resetTokenInvalid');
  await deleteSessions(trx, userId);
  const holder = await findHolder(trx, userId);
  if (holder === undefined) throw new AppError('resetTokenInvalid');
  return { userId: holder.userId, email: holder.email };
}

/** Closes the account's open links to a new password or another address, and withdraws unsent mail with such links. */
export async function closeAccountLinks(context: ResetContext, trx: Writer, userId: string): Promise<void> {
  await closeLinks(trx, 'password_resets', userId, context.now());
  await deleteEmailChange(trx, userId);
  await context.outbox.withdraw(trx, userId);
}

/**
 * Closes the account's links and mails the owner that the password has changed. The caller nudges the outbox after
 * the transaction.
 */
export async function notePasswordChange(context: ResetContext, trx: Writer, userId: string): Promise<void> {
  await closeAccountLinks(context, trx, userId);
  const holder = await findHolder(trx, userId);
  if (holder === undefined) return;
  const mail = passwordChangedMail(holder, { baseUrl: context.siteUrl(), at: context.now() });
  await context.outbox.add(trx, mail);
}
