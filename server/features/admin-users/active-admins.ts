import type { Actor } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { lockActiveAdmins } from './queries.ts';

/**
 * Holds the role of every active administrator until the end of the transaction and answers their ids.
 * Throws `notAdmin` for somebody who has lost theirs since the request was let in.
 */
export async function requireActiveActor(trx: Writer, actor: Actor): Promise<string[]> {
  const active = await lockActiveAdmins(trx);
  if (actor.kind === 'user' && !active.includes(actor.id)) throw new AppError('notAdmin');
  return active;
}

/** Whether nobody could administer the installation without this user. */
export function isLastActiveAdmin(active: readonly string[], userId: string): boolean {
  return active.length === 1 && active[0] === userId;
}

/**
 * For an account that is to go: holds the role of every active administrator until the end of the
 * transaction. Throws `lastAdmin` for the last of them.
 */
export async function requireAnotherAdmin(trx: Writer, userId: string): Promise<void> {
  if (isLastActiveAdmin(await lockActiveAdmins(trx), userId)) throw new AppError('lastAdmin');
}
