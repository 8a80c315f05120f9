import { uuidv7 } from 'uuidv7';
import { isDuplicate } from '#server/database/database-errors.ts';
import { eraseUser } from '#server/database/erase-user.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Recipient } from '#server/mail/messages/write-mail.ts';
import { confirmationMail, takenAddressMail } from '#server/mail/messages/email-mails.ts';
import { findHolderByEmail, isEmailTaken } from '../queries.ts';
import type { PendingSignUp, VerificationContext } from './context.ts';
import { countVerificationsSince, insertPendingAccount, insertVerification, lockPending } from './queries.ts';

const LINK_HOURS = 24;
export const VERIFICATION_LINK_MS = LINK_HOURS * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** The limits keep strangers from flooding an address with mails. */
const MAX_LINKS_A_DAY = 5;
const MAX_REMINDERS_A_DAY = 3;

/** Opens an account and mails its link. If the address has an account, reminds its owner instead. */
export async function signUpPending(context: VerificationContext, signUp: PendingSignUp): Promise<void> {
  const userId = uuidv7();
  if (!(await openAccount(context, userId, signUp))) return await remindOfSignUp(context, signUp.email);
  await context.onPending(userId, signUp);
  context.outbox.nudge();
}

/** Mails another link if the address is not confirmed yet, otherwise a reminder that there is an account. */
export async function remindOfSignUp(context: VerificationContext, email: string): Promise<void> {
  const { outbox, now } = context;
  const baseUrl = context.siteUrl();
  await context.database.write(async (trx) => {
    const holder = await findHolderByEmail(trx, email);
    if (holder === undefined) return;
    if (holder.isPending) return await mailLink(context, trx, holder);
    const mail = takenAddressMail(holder, 'accountExists', { baseUrl, expiresAt: now() + DAY_MS });
    const sentCount = await outbox.countSince(trx, mail, now() - DAY_MS);
    if (sentCount < MAX_REMINDERS_A_DAY) await outbox.add(trx, mail);
  });
  outbox.nudge();
}

/** Returns false if the address already has an account. */
async function openAccount(
  context: VerificationContext,
  userId: string,
  { email, language }: PendingSignUp,
): Promise<boolean> {
  const createdAt = new Date(context.now()).toISOString();
  try {
    return await context.database.write(async (trx) => {
      if (await isEmailTaken(trx, email)) return false;
      await insertPendingAccount(trx, { userId, email, createdAt });
      await mailLink(context, trx, { userId, email, language });
      return true;
    });
  } catch (error) {
    // The database refuses the second of two sign-ups at the same moment.
    if (isDuplicate(error)) return false;
    throw error;
  }
}

async function mailLink(context: VerificationContext, trx: Writer, recipient: Recipient): Promise<void> {
  const { links, outbox, siteUrl, now } = context;
  if ((await countVerificationsSince(trx, recipient.userId, now() - DAY_MS)) >= MAX_LINKS_A_DAY) return;
  const { link, hash, createdAt, expiresAt } = links.create(recipient.userId);
  await insertVerification(trx, {
    token_hash: hash,
    user_id: recipient.userId,
    created_at: createdAt,
    expires_at: expiresAt,
    used_at: null,
  });
  const content = { link, baseUrl: siteUrl(), hours: LINK_HOURS, expiresAt };
  await outbox.add(trx, confirmationMail(recipient, 'verifyEmail', content));
}

/**
 * Deletes the pending account with this address. Anybody may have made it, and it has no content: it must not block a
 * user who gets the address without confirmation.
 */
export async function discardPending(trx: Writer, email: string): Promise<void> {
  const userId = await lockPending(trx, email);
  if (userId !== undefined) await eraseUser(trx, userId);
}
