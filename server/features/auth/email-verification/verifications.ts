import type { Confirmation } from '#shared/contract/email-verification.ts';
import type { Writer } from '#server/database/schema.ts';
import { recordOwnAct } from '#server/audit/record-audit.ts';
import { AppError } from '#server/errors/app-error.ts';
import { deleteSessions } from '#server/sessions/ending/queries.ts';
import { createLinks, toLinkState, type LinkState } from '../links/links.ts';
import { closeLinks } from '../links/queries.ts';
import { hashPassword } from '../passwords.ts';
import { findHolder, updatePasswordHash } from '../queries.ts';
import type { PendingSignUp, VerificationOptions, VerificationContext } from './context.ts';
import { remindOfSignUp, signUpPending, VERIFICATION_LINK_MS } from './pending-sign-up.ts';
import { updateVerified } from './queries.ts';

export type EmailVerifications = ReturnType<typeof createEmailVerifications>;

/**
 * Opens accounts that cannot be used until a mailed link has confirmed their address; the link works once, for 24
 * hours. Whoever requested it, the link reaches the owner of the address, who enters the password and profile when
 * confirming. No response reveals whether the address had an account before.
 */
export function createEmailVerifications(options: VerificationOptions) {
  const links = createLinks(options, {
    table: 'email_verifications',
    path: '/verify-email?token',
    lifetimeMs: VERIFICATION_LINK_MS,
    refusals: { unknown: 'verificationInvalid', expired: 'verificationExpired', used: 'verificationUsed' },
  });
  const context = { ...options, links };
  return {
    signUp: (signUp: PendingSignUp) => signUpPending(context, signUp),
    remind: (email: string) => remindOfSignUp(context, email),
    check: (token: string) => checkVerification(context, token),
    verify: (confirmation: Confirmation) => verifyAddress(context, confirmation),
    activate: (trx: Writer, userId: string) => activateAccount(trx, userId, options.now()),
  };
}

/** Returns the state of a link, and its address while the link works. */
async function checkVerification(
  { database, links, now }: VerificationContext,
  token: string,
): Promise<{ state: LinkState; email: string | null }> {
  const link = await links.find(token);
  const state = toLinkState(link, now());
  if (link === undefined || state !== 'valid') return { state, email: null };
  const holder = await findHolder(database.read, link.user_id);
  return { state, email: holder?.email ?? null };
}

/**
 * Gives the account of a link its password and profile, activates it, and returns its address. Of several attempts at
 * the same moment one succeeds. Throws `verificationInvalid`, `verificationExpired`, `verificationUsed`.
 */
async function verifyAddress(
  context: VerificationContext,
  { token, password, ...profile }: Confirmation,
): Promise<string> {
  const { links, now } = context;
  await links.requireValid(token);
  // These two run before the transaction, during which every other write waits.
  const passwordHash = await hashPassword(password);
  const onConfirmed = await context.prepareConfirmed();
  return await context.database.write(async (trx) => {
    const { user_id: userId } = await links.spend(trx, token);
    const email = await activateAccount(trx, userId, now());
    if (email === undefined) throw new AppError('verificationUsed');
    await replacePassword(trx, userId, { passwordHash, now: now() });
    await onConfirmed(trx, { ...profile, userId, email });
    await recordOwnAct(trx, { at: now(), userId, action: 'emailConfirmed' });
    return email;
  });
}

/** Activates a pending account and returns its address; undefined if it was not pending. */
async function activateAccount(trx: Writer, userId: string, now: number): Promise<string | undefined> {
  const email = await updateVerified(trx, userId);
  if (email !== undefined) await closeLinks(trx, 'email_verifications', userId, now);
  return email;
}

/** Sets the password, and removes links and sessions from before the confirmation, which may be a stranger's. */
async function replacePassword(
  trx: Writer,
  userId: string,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<void> {
  const change = { password: passwordHash, updatedAt: new Date(now).toISOString() };
  if (!(await updatePasswordHash(trx, userId, change))) throw new AppError('verificationInvalid');
  await closeLinks(trx, 'password_resets', userId, now);
  await deleteSessions(trx, userId);
}
