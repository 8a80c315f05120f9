import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import type { BusEvent } from '#server/events/bus-events.ts';
import { AppError } from '#server/errors/app-error.ts';
import { deleteSessions } from '#server/sessions/ending/queries.ts';
import { isLastActiveAdmin, requireActiveActor } from './active-admins.ts';
import { findUser, updateUser } from './queries.ts';
import { isSelf, requireIds, requireUser, type Outcome } from './target-user.ts';
import { toAdminUser } from './to-admin-user.ts';

export type SuspensionOptions = {
  database: Database;
  now: () => number;
  publish: (event: BusEvent) => void;
  /** Takes a user offline on all devices. */
  endPresence: (trx: Writer, userId: string) => Promise<void>;
  /** Closes the links that were mailed to a user, and withdraws those that were not sent yet. */
  closeLinks: (trx: Writer, userId: string) => Promise<void>;
};

export function createSetSuspension(options: SuspensionOptions) {
  const { database, now, publish } = options;

  /**
   * Suspends a user, which refuses their very next request, or lets them sign in again; all but `true`
   * counts as false. Throws `adminIdsMissing`, `notAdmin`, `userNotFound`, `ownSuspension`,
   * `lastActiveAdmin`, `suspensionUserMissingAfterUpdate`.
   */
  return async function setSuspension(
    actor: Actor,
    targetId: string,
    isSuspended: unknown,
  ): Promise<Outcome> {
    requireIds(actor, targetId);
    const wanted = isSuspended === true;
    const action = wanted ? 'userSuspended' : 'userReactivated';
    const values = { before: { isSuspended: !wanted }, after: { isSuspended: wanted } };
    const outcome = await database.write(async (trx) => {
      const active = await requireActiveActor(trx, actor);
      const target = await requireUser(trx, targetId);
      if (wanted && isSelf(actor, targetId)) throw new AppError('ownSuspension');
      if ((target.is_suspended === 1) === wanted) {
        return { user: toAdminUser(target, now()), isChanged: false };
      }
      if (wanted && isLastActiveAdmin(active, targetId)) throw new AppError('lastActiveAdmin');
      await updateUser(trx, targetId, { is_suspended: wanted ? 1 : 0, updated_at: now() });
      if (wanted) await shutOut(trx, targetId);
      // A session from before the suspension must not work again (docs/decisions/0014).
      else await deleteSessions(trx, targetId);
      await recordAudit(trx, { at: now(), actor, action, target: 'user', targetId, ...values });
      const row = await findUser(trx, targetId);
      if (row === undefined) throw new AppError('suspensionUserMissingAfterUpdate');
      return { user: toAdminUser(row, now()), isChanged: true };
    });
    if (outcome.isChanged) {
      publish({ name: 'access', userId: targetId });
      publish({ name: 'presence' });
    }
    return outcome;
  };

  async function shutOut(trx: Writer, userId: string): Promise<void> {
    await options.endPresence(trx, userId);
    await options.closeLinks(trx, userId);
  }
}
