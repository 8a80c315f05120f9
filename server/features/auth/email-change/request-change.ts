import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { confirmationMail, emailApproveMail, takenAddressMail } from '#server/mail/messages/email-mails.ts';
import { findHolderByEmail, type AccountHolder } from '../queries.ts';
import type { EmailChangeContext } from './context.ts';
import { upsertEmailChange, type EmailChangeRow } from './queries.ts';

const LINK_HOURS = 24;
export const CHANGE_LINK_MS = LINK_HOURS * 60 * 60_000;

/**
 * Mails a link to both addresses. If the new address is taken, mails its owner a warning instead of a link: the change
 * cannot be confirmed. Throws `userIdMissing` if the account has been deleted since the request began.
 */
export async function requestChange(
  context: EmailChangeContext,
  holder: AccountHolder,
  newEmail: string,
): Promise<void> {
  const { database, outbox, links } = context;
  const currentLink = links.create();
  const newLink = links.create();
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
