import type { Writer } from '#server/database/schema.ts';
import { passwordChangedMail } from '#server/mail/messages/password-mails.ts';
import { deleteEmailChange } from '../email-change/queries.ts';
import { closeLinks } from '../links/queries.ts';
import { findHolder } from '../queries.ts';
import type { ResetContext } from './context.ts';

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
