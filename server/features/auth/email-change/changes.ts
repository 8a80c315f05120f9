import type { PendingChange } from '#shared/contract/email-change.ts';
import type { Caller } from '#server/http/environment.ts';
import { createLinks } from '../links/links.ts';
import { findHolder, type AccountHolder } from '../queries.ts';
import { cancelByLink, changeAddressNow, checkChangeLink, confirmByLink } from './complete-change.ts';
import type { EmailChangeContext, EmailChangeOptions } from './context.ts';
import { deleteEmailChange, findEmailChange } from './queries.ts';
import { CHANGE_LINK_MS, requestChange } from './request-change.ts';

export type EmailChanges = ReturnType<typeof createEmailChanges>;

/**
 * Requests, confirms and cancels changes of e-mail address. If the installation sends mail, both the current and the
 * new address confirm within 24 hours. No response reveals whether the new address has an account.
 */
export function createEmailChanges(options: EmailChangeOptions) {
  const { database } = options;
  const links = createLinks(options, {
    table: 'email_changes',
    path: '/confirm-email?token',
    lifetimeMs: CHANGE_LINK_MS,
    refusals: { unknown: 'emailLinkInvalid', expired: 'emailLinkExpired', used: 'emailLinkInvalid' },
  });
  const context = { ...options, links };
  return {
    findHolder: (userId: string) => findHolder(database.read, userId),
    ask: (holder: AccountHolder, newEmail: string) => requestChange(context, holder, newEmail),
    changeNow: (caller: Caller, newEmail: string) => changeAddressNow(context, caller, newEmail),
    findPending: (userId: string) => findPending(context, userId),
    cancel: (userId: string) => database.write((trx) => deleteEmailChange(trx, userId)),
    checkLink: (token: string) => checkChangeLink(context, token),
    confirm: (token: string, caller?: Caller) => confirmByLink(context, token, caller),
    cancelLink: (token: string) => cancelByLink(context, token),
  };
}

/** Finds the user's request that is neither completed nor expired. */
async function findPending(
  { database, now }: EmailChangeContext,
  userId: string,
): Promise<PendingChange | null> {
  const row = await findEmailChange(database.read, userId);
  if (row === undefined || row.done_at !== null || row.expires_at <= now()) return null;
  return {
    newEmail: row.new_email,
    expiresAt: new Date(row.expires_at).toISOString(),
    confirmed: { current: row.current_confirmed_at !== null, new: row.new_confirmed_at !== null },
  };
}
