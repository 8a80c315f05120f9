import type { Confirmation } from '#shared/contract/email-verification.ts';
import type { Writer } from '#server/database/schema.ts';
import { createLinks } from '../links/links.ts';
import { activateAccount, checkVerification, verifyAddress } from './confirm.ts';
import type { PendingSignUp, VerificationOptions } from './context.ts';
import { remindOfSignUp, signUpPending, VERIFICATION_LINK_MS } from './pending-sign-up.ts';

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
