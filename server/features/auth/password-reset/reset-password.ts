import { recordOwnAct } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { deleteSessions } from '#server/sessions/ending/queries.ts';
import { hashPassword } from '../passwords.ts';
import { findHolder, updatePasswordHash } from '../queries.ts';
import { notePasswordChange } from './close-links.ts';
import type { ResetContext } from './context.ts';

type Account = { userId: string; email: string };

/**
 * Sets a new password, ends every session and closes every other link of the account, all or nothing, and mails the
 * owner. Returns the account. Throws `resetTokenInvalid`, `resetTokenExpired`, `resetTokenUsed`.
 */
export async function resetPassword(
  context: ResetContext,
  token: string,
  newPassword: string,
): Promise<Account> {
  const { links, now } = context;
  await links.requireValid(token);
  // The hash is made before the transaction, during which every other write waits.
  const password = await hashPassword(newPassword);
  const account = await context.database.write(async (trx) => {
    const link = await links.spend(trx, token);
    const owner = await setPassword(trx, link.user_id, { password, now: now() });
    await context.onReset(trx, { ...owner, isMailed: link.is_mailed === 1 });
    // Somebody who knew the old password may have requested another address or link.
    await notePasswordChange(context, trx, owner.userId);
    await recordOwnAct(trx, { at: now(), userId: owner.userId, action: 'passwordReset' });
    return owner;
  });
  context.outbox.nudge();
  return account;
}

async function setPassword(
  trx: Writer,
  userId: string,
  { password, now }: { password: string; now: number },
): Promise<Account> {
  const change = { password, updatedAt: new Date(now).toISOString() };
  if (!(await updatePasswordHash(trx, userId, change))) throw new AppError('resetTokenInvalid');
  await deleteSessions(trx, userId);
  const holder = await findHolder(trx, userId);
  if (holder === undefined) throw new AppError('resetTokenInvalid');
  return { userId: holder.userId, email: holder.email };
}
