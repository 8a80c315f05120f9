import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { BusEvent } from '#server/events/bus-events.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Notices } from '#server/mail/notices.ts';
import { isLastActiveAdmin, requireActiveActor } from './active-admins.ts';
import { findUser, updateUser } from './queries.ts';
import { isSelf, requireIds, requireUser, type Outcome } from './target-user.ts';
import { toAdminUser } from './to-admin-user.ts';

export type RoleOptions = {
  database: Database;
  now: () => number;
  publish: (event: BusEvent) => void;
  notices: Notices;
};

export function createSetRole({ database, now, publish, notices }: RoleOptions) {
  /**
   * Makes a user an administrator, or no longer one; all but `true` counts as false. Throws
   * `adminIdsMissing`, `notAdmin`, `userNotFound`, `ownRoleChange`, `lastActiveAdmin`,
   * `roleUserMissingAfterUpdate`.
   */
  return async function setRole(actor: Actor, targetId: string, isAdmin: unknown): Promise<Outcome> {
    requireIds(actor, targetId);
    const wanted = isAdmin === true;
    const action = wanted ? 'userPromoted' : 'userDemoted';
    const values = { before: { isAdmin: !wanted }, after: { isAdmin: wanted } };
    const outcome = await database.write(async (trx) => {
      const active = await requireActiveActor(trx, actor);
      const target = await requireUser(trx, targetId);
      if (isSelf(actor, targetId)) throw new AppError('ownRoleChange');
      if ((target.is_admin === 1) === wanted) return { user: toAdminUser(target, now()), isChanged: false };
      if (!wanted && isLastActiveAdmin(active, targetId)) throw new AppError('lastActiveAdmin');
      await updateUser(trx, targetId, { is_admin: wanted ? 1 : 0, updated_at: now() });
      await recordAudit(trx, { at: now(), actor, action, target: 'user', targetId, ...values });
      await notices.add(trx, targetId, action);
      const row = await findUser(trx, targetId);
      if (row === undefined) throw new AppError('roleUserMissingAfterUpdate');
      return { user: toAdminUser(row, now()), isChanged: true };
    });
    if (outcome.isChanged) publish({ name: 'access', userId: targetId });
    notices.send();
    return outcome;
  };
}
