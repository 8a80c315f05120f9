import type { Writer } from '#server/database/schema.ts';
import { createLinks } from '../links/links.ts';
import { findHolderByEmail } from '../queries.ts';
import type { ResetOptions } from './context.ts';
import { createResetLink, mailResetLink, RESET_LINK_MS } from './make-links.ts';
import { closeAccountLinks, notePasswordChange, resetPassword } from './reset-password.ts';

export type PasswordResets = ReturnType<typeof createPasswordResets>;

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
    noteChange: (trx: Writer, userId: string) => notePasswordChange(context, trx, userId),
    reset: (token: string, newPassword: string) => resetPassword(context, token, newPassword),
  };
}
