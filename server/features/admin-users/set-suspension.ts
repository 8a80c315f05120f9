import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { deleteSessions, deleteTokens } from '#server/sessions/ending/queries.ts';
import { isLastActiveAdmin, requireActiveActor } from './active-admins.ts';
import { updateUser } from './queries.ts';
import type { RoleOptions } from './set-role.ts';
import { isSelf, readOutcome, requireIds, requireUser, type Outcome } from './target-user.ts';
import { toAdminUser } from './to-admin-user.ts';

export type SuspensionOptions = Omit<RoleOptions, 'notices'> & {
  endPresence: (trx: Writer, userId: string) => Promise<void>;
  /** Closes the links that were mailed to a user, and withdraws the mail that was not sent yet. */
  closeLinks: (trx: Writer, userId: string) => Promise<void>;
};

export function createSetSuspension(options: SuspensionOptions) {
  const { publish } = options;
  /**
   * Suspends a user, whose very next request is refused, or lets them sign in again; any value but `true`
   * counts as false. Throws `adminIdsMissing`, `notAdmin`, `userNotFound`, `ownSuspension`,
   * `lastActiveAdmin`, `suspensionUserMissingAfterUpdate`.
   */
  return async function setSuspension(actor: Actor, targetId: string, isSuspended: unknown) {
    requireIds(actor, targetId);
    const act = { actor, targetId, isSuspended: isSuspended === true };
    const outcome = await options.database.write((trx) => changeSuspension(trx, options, act));
    if (outcome.isChanged) {
      publish({ name: 'access', userId: targetId });
      publish({ name: 'presence' });
    }
    return outcome;
  };
}

async function changeSuspension(
  trx: Writer,
  options: SuspensionOptions,
  { actor, targetId, isSuspended }: { actor: Actor; targetId: string; isSuspended: boolean },
): Promise<Outcome> {
  const active = await requireActiveActor(trx, actor);
  const user = toAdminUser(await requireUser(trx, targetId), options.now());
  if (isSuspended && isSelf(actor, targetId)) throw new AppError('ownSuspension');
  if (user.isSuspended === isSuspended) return { user, isChanged: false };
  if (isSuspended && isLastActiveAdmin(active, targetId)) throw new AppError('lastActiveAdmin');
  await updateUser(trx, targetId, { is_suspended: isSuspended ? 1 : 0, updated_at: options.now() });
  await endAccess(trx, options, targetId, isSuspended);
  const action = isSuspended ? 'userSuspended' : 'userReactivated';
  const values = { before: { isSuspended: !isSuspended }, after: { isSuspended } };
  await recordAudit(trx, { at: options.now(), actor, action, target: 'user', targetId, ...values });
  const missing = 'suspensionUserMissingAfterUpdate';
  return await readOutcome(trx, targetId, { nowMs: options.now(), missing });
}

async function endAccess(
  trx: Writer,
  { endPresence, closeLinks, unassign }: SuspensionOptions,
  userId: string,
  isSuspended: boolean,
): Promise<void> {
  // A session from before the suspension must not work again (docs/decisions/0014).
  if (!isSuspended) return await deleteSessions(trx, userId);
  await deleteTokens(trx, userId);
  await endPresence(trx, userId);
  await closeLinks(trx, userId);
  await unassign(trx, userId);
}
