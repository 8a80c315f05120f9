import type { Writer } from '#server/database/schema.ts';
import type { Flag } from '#server/database/schema/flag.ts';
import { AppError } from '#server/errors/app-error.ts';
import { linkInLanguage } from '#server/mail/messages/write-mail.ts';
import { passwordResetMail } from '#server/mail/messages/password-mails.ts';
import { findHolder, findHolderByEmail } from '../queries.ts';
import type { ResetContext } from './context.ts';
import { countOpenResets, insertReset } from './queries.ts';

const LINK_MINUTES = 30;
export const RESET_LINK_MS = LINK_MINUTES * 60_000;
/** A user with three working links gets no further mail: strangers must not flood them. */
const MAX_OPEN_LINKS = 3;

/** Mails a link to the owner of the account with this address, unless three links still work. */
export async function mailResetLink(context: ResetContext, email: string): Promise<void> {
  const { database, outbox, now } = context;
  const { link, ...stored } = context.links.create();
  await database.write(async (trx) => {
    // The owner is looked up here, since the account's address may have changed after the request.
    const holder = await findHolderByEmail(trx, email);
    if (holder === undefined) return;
    if ((await countOpenResets(trx, holder.userId, now())) >= MAX_OPEN_LINKS) return;
    await storeLink(trx, holder.userId, { ...stored, isMailed: 1 });
    const { expiresAt } = stored;
    const content = { link, baseUrl: context.siteUrl(), minutes: LINK_MINUTES, expiresAt };
    await outbox.add(trx, passwordResetMail(holder, content));
  });
  outbox.nudge();
}

/**
 * Makes a link that an administrator hands to the user; only this call returns it. `inTransaction` runs first, in the
 * same transaction. Throws `profileIdMissing` if there is no such user.
 */
export async function createResetLink(
  { database, links }: ResetContext,
  userId: string,
  inTransaction: (trx: Writer) => Promise<void> = () => Promise.resolve(),
): Promise<{ link: string; expiresAt: number }> {
  const { link, ...stored } = links.create();
  const language = await database.write(async (trx) => {
    await inTransaction(trx);
    const holder = await findHolder(trx, userId);
    if (holder === undefined) throw new AppError('profileIdMissing');
    await storeLink(trx, userId, { ...stored, isMailed: 0 });
    return holder.language;
  });
  return { link: linkInLanguage(link, language), expiresAt: stored.expiresAt };
}

async function storeLink(
  trx: Writer,
  userId: string,
  link: { hash: string; createdAt: number; expiresAt: number; isMailed: Flag },
): Promise<void> {
  await insertReset(trx, {
    token_hash: link.hash,
    user_id: userId,
    created_at: link.createdAt,
    expires_at: link.expiresAt,
    used_at: null,
    is_mailed: link.isMailed,
  });
}
