import type { Actor } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { lockActiveAdmins } from './queries.ts';

/**
 * Locks the role of every active administrator until the end of the database transaction and returns their
 * ids. Throws `notAdmin` if the actor has lost the role since the request was admitted.
 */
export async function requireActiveActor(trx: Writer, actor: Actor): Promise<string[]> {
  const active = await lockActiveAdmins(trx);
  if (actor.kind === 'user' && !active.includes(actor.id)) throw new AppError('notAdmin');
  return active;
}

export function isLastActiveAdmin(active: readonly string[], userId: string): boolean {
  return active.length === 1 && active[0] === userId;
}

/**
 * Call this before deleting an account: it locks the role of every active administrator until the end of the
 * database transaction. Throws `lastAdmin` if the account belongs to the last active administrator.
 */
export async function requireAnotherAdmin(trx: Writer, userId: string): Promise<void> {
  if (isLastActiveAdmin(await lockActiveAdmins(trx), userId)) throw new AppError('lastAdmin');
}
