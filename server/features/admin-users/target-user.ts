import type { AdminUser } from '#shared/contract/admin-users.ts';
import type { Actor } from '#server/audit/record-audit.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findUser, type UserRow } from './queries.ts';
import { toAdminUser } from './to-admin-user.ts';

/** The user after an act, and whether anything changed. */
export type Outcome = { user: AdminUser; isChanged: boolean };

/** Throws `adminIdsMissing`. */
export function requireIds(actor: Actor, targetId: string): void {
  if (targetId === '' || (actor.kind === 'user' && actor.id === '')) throw new AppError('adminIdsMissing');
}

/** Throws `userNotFound`. */
export async function requireUser(trx: Writer, userId: string): Promise<UserRow> {
  const row = await findUser(trx, userId);
  if (row === undefined) throw new AppError('userNotFound');
  return row;
}

export function isSelf(actor: Actor, targetId: string): boolean {
  return actor.kind === 'user' && actor.id === targetId;
}

/** Reads the user after a change. Throws `missing` if the user no longer exists. */
export async function readOutcome(
  trx: Writer,
  userId: string,
  { nowMs, missing }: { nowMs: number; missing: ErrorCode },
): Promise<Outcome> {
  const row = await findUser(trx, userId);
  if (row === undefined) throw new AppError(missing);
  return { user: toAdminUser(row, nowMs), isChanged: true };
}
