import { recordOwnAct } from '#server/audit/record-audit.ts';
import { isDuplicate } from '#server/database/database-errors.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { emailChangedMail } from '#server/mail/messages/email-mails.ts';
import { deleteSessions } from '#server/sessions/ending/queries.ts';
import { discardPending } from '../email-verification/pending-sign-up.ts';
import { closeLinks } from '../links/queries.ts';
import { findHolder, isEmailTaken, updateUserEmail, type AccountHolder } from '../queries.ts';
import type { EmailChangeContext } from './context.ts';

type AddressChange = {
  userId: string;
  newEmail: string;
  /** The session that stays; every other one ends. */
  keptSession: string | undefined;
  isChecked: boolean;
};

/** Changes the address without confirmation, for installations without mail. Throws `emailTaken`. */
export async function changeAddressNow(
  context: EmailChangeContext,
  { userId, sessionId }: Caller,
  newEmail: string,
): Promise<void> {
  const change = { userId, newEmail, keptSession: sessionId, isChecked: false };
  await throwIfTaken(() => context.database.write((trx) => changeAddress(context, trx, change)));
  context.onChanged(userId);
}

/** Changes account and profile together, ends sessions, and mails both addresses. Throws `emailTaken`. */
export async function changeAddress(
  context: EmailChangeContext,
  trx: Writer,
  { userId, newEmail, keptSession, isChecked }: AddressChange,
): Promise<void> {
  const at = context.now();
  const holderBefore = await findHolder(trx, userId);
  if (holderBefore === undefined) throw new AppError('emailLinkInvalid');
  await discardPending(trx, newEmail);
  if (await isEmailTaken(trx, newEmail)) throw new AppError('emailTaken');
  await updateUserEmail(trx, userId, { email: newEmail, updatedAt: new Date(at).toISOString() });
  await deleteSessions(trx, userId, keptSession);
  // Password links were mailed to the old address.
  await closeLinks(trx, 'password_resets', userId, at);
  await context.onEmailChanged(trx, { userId, email: newEmail, isChecked });
  await recordOwnAct(trx, { at, userId, action: 'emailChanged' });
  await mailBoth(context, trx, holderBefore, { newEmail, at });
}

async function mailBoth(
  { siteUrl, outbox }: EmailChangeContext,
  trx: Writer,
  holderBefore: AccountHolder,
  change: { newEmail: string; at: number },
): Promise<void> {
  const content = { baseUrl: siteUrl(), ...change };
  for (const email of [holderBefore.email, change.newEmail]) {
    await outbox.add(trx, emailChangedMail({ ...holderBefore, email }, content));
  }
}

/**
 * Runs work. Throws `emailTaken` if the database refuses the address because another account took it at the same
 * moment.
 */
export async function throwIfTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDuplicate(error) ? new AppError('emailTaken', { cause: error }) : error;
  }
}
