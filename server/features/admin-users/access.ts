import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import type { BusEvent } from '#server/events/bus-events.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Notices } from '#server/mail/notices.ts';
import { deleteSessions, deleteTokens } from '#server/sessions/ending/queries.ts';
import { isLastActiveAdmin, requireActiveActor } from './active-admins.ts';
import { updateUser } from './queries.ts';
import { isSelf, readOutcome, requireIds, requireUser, type Outcome } from './target-user.ts';
import { toAdminUser } from './to-admin-user.ts';

export type AccessOptions = {
  database: Database;
  now: () => number;
  publish: (event: BusEvent) => void;
  notices: Notices;
  endPresence: (trx: Writer, userId: string) => Promise<void>;
  /** Closes the links that were mailed to a user, and withdraws the mail that was not sent yet. */
  closeLinks: (trx: Writer, userId: string) => Promise<void>;
  /** Removes an administrator from the conversations assigned to them. */
  unassign: (trx: Writer, userId: string) => Promise<void>;
  /**
   * Turns the code at sign-in off, deletes the passkeys, audits that and mails the user. Returns whether there was any
   * of it.
   */
  removeTwoStep: (trx: Writer, act: { actor: Actor; targetId: string }) => Promise<boolean>;
};

/** Changes who is an administrator and who may sign in. Any value but `true` counts as false. */
export function createAccessActs(options: AccessOptions) {
  const { database, publish, notices } = options;
  return {
    /**
     * Makes a user an administrator, or no longer one. Throws `adminIdsMissing`, `notAdmin`, `userNotFound`,
     * `ownRoleChange`, `lastActiveAdmin`, `roleUserMissingAfterUpdate`.
     */
    async setRole(actor: Actor, targetId: string, isAdmin: unknown): Promise<Outcome> {
      requireIds(actor, targetId);
      const act = { actor, targetId, isAdmin: isAdmin === true };
      const outcome = await database.write((trx) => changeRole(trx, options, act));
      if (outcome.isChanged) publish({ name: 'access', userId: targetId });
      notices.send();
      return outcome;
    },

    /**
     * Suspends a user, whose very next request is refused, or lets them sign in again. Throws `adminIdsMissing`,
     * `notAdmin`, `userNotFound`, `ownSuspension`, `lastActiveAdmin`, `suspensionUserMissingAfterUpdate`.
     */
    async setSuspension(actor: Actor, targetId: string, isSuspended: unknown): Promise<Outcome> {
      requireIds(actor, targetId);
      const act = { actor, targetId, isSuspended: isSuspended === true };
      const outcome = await database.write((trx) => changeSuspension(trx, options, act));
      if (outcome.isChanged) {
        publish({ name: 'access', userId: targetId });
        publish({ name: 'presence' });
      }
      return outcome;
    },

    /**
     * Turns the code at sign-in of a user off and deletes their passkeys; their sessions stay. Throws
     * `adminIdsMissing`, `notAdmin`, `userNotFound`.
     */
    async removeTwoStep(actor: Actor, targetId: string): Promise<Outcome> {
      requireIds(actor, targetId);
      const outcome = await database.write(async (trx) => {
        await requireActiveActor(trx, actor);
        await requireUser(trx, targetId);
        const isChanged = await options.removeTwoStep(trx, { actor, targetId });
        return { user: toAdminUser(await requireUser(trx, targetId), options.now()), isChanged };
      });
      notices.send();
      return outcome;
    },
  };
}

async function changeRole(
  trx: Writer,
  { now, notices, unassign }: AccessOptions,
  { actor, targetId, isAdmin }: { actor: Actor; targetId: string; isAdmin: boolean },
): Promise<Outcome> {
  const active = await requireActiveActor(trx, actor);
  const target = await requireUser(trx, targetId);
  if (isSelf(actor, targetId)) throw new AppError('ownRoleChange');
  if ((target.is_admin === 1) === isAdmin) return { user: toAdminUser(target, now()), isChanged: false };
  if (!isAdmin && isLastActiveAdmin(active, targetId)) throw new AppError('lastActiveAdmin');
  await updateUser(trx, targetId, { is_admin: isAdmin ? 1 : 0, updated_at: now() });
  if (!isAdmin) await unassign(trx, targetId);
  const action = isAdmin ? 'userPromoted' : 'userDemoted';
  const values = { before: { isAdmin: !isAdmin }, after: { isAdmin } };
  await recordAudit(trx, { at: now(), actor, action, target: 'user', targetId, ...values });
  await notices.add(trx, targetId, action);
  return await readOutcome(trx, targetId, { nowMs: now(), missing: 'roleUserMissingAfterUpdate' });
}

async function changeSuspension(
  trx: Writer,
  options: AccessOptions,
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
  { endPresence, closeLinks, unassign }: AccessOptions,
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
