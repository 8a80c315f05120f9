import type { PendingChange } from '#shared/contract/email-change.ts';
import type { Caller } from '#server/http/environment.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { confirmationMail, emailApproveMail, takenAddressMail } from '#server/mail/messages/email-mails.ts';
import { createLinks } from '../links/links.ts';
import { findHolder, type AccountHolder, findHolderByEmail } from '../queries.ts';
import { cancelByLink, changeAddressNow, checkChangeLink, confirmByLink } from './complete-change.ts';
import type { EmailChangeContext, EmailChangeOptions } from './context.ts';
import { deleteEmailChange, findEmailChange, upsertEmailChange, type EmailChangeRow } from './queries.ts';

const LINK_HOURS = 24;
const CHANGE_LINK_MS = LINK_HOURS * 60 * 60_000;

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

/**
 * Mails a link to both addresses. If the new address is taken, mails its owner a warning instead of a link: the change
 * cannot be confirmed. Throws `userIdMissing` if the account has been deleted since the request began.
 */
async function requestChange(
  context: EmailChangeContext,
  holder: AccountHolder,
  newEmail: string,
): Promise<void> {
  const { database, outbox, links } = context;
  const currentLink = links.create(holder.userId);
  const newLink = links.create(holder.userId);
  const content = { baseUrl: context.siteUrl(), hours: LINK_HOURS, expiresAt: currentLink.expiresAt };
  const newHolder = { ...holder, email: newEmail };
  await database.write(async (trx) => {
    await lockAccount(trx, holder.userId);
    await upsertEmailChange(trx, toChangeRow(newHolder, currentLink, newLink.hash));
    await outbox.add(trx, emailApproveMail(holder, { ...content, newEmail, link: currentLink.link }));
    await outbox.add(trx, await toNewAddressMail(trx, newHolder, { ...content, link: newLink.link }));
  });
  outbox.nudge();
}

type CurrentLink = { hash: string; createdAt: number; expiresAt: number };

function toChangeRow(
  { userId, email }: AccountHolder,
  currentLink: CurrentLink,
  newHash: string,
): EmailChangeRow {
  return {
    user_id: userId,
    new_email: email,
    current_token_hash: currentLink.hash,
    new_token_hash: newHash,
    current_confirmed_at: null,
    new_confirmed_at: null,
    created_at: currentLink.createdAt,
    expires_at: currentLink.expiresAt,
    done_at: null,
  };
}

async function toNewAddressMail(
  trx: Writer,
  recipient: AccountHolder,
  content: { baseUrl: string; hours: number; expiresAt: number; link: string },
) {
  const owner = await findHolderByEmail(trx, recipient.email);
  if (owner === undefined || owner.isPending) return confirmationMail(recipient, 'emailConfirm', content);
  return takenAddressMail(owner, 'emailTaken', { baseUrl: content.baseUrl, expiresAt: content.expiresAt });
}
