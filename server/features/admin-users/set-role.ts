import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import type { BusEvent } from '#server/events/bus-events.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Notices } from '#server/mail/notices.ts';
import { isLastActiveAdmin, requireActiveActor } from './active-admins.ts';
import { updateUser } from './queries.ts';
import { isSelf, readOutcome, requireIds, requireUser, type Outcome } from './target-user.ts';
import { toAdminUser } from './to-admin-user.ts';

export type RoleOptions = {
  database: Database;
  now: () => number;
  publish: (event: BusEvent) => void;
  notices: Notices;
  /** Removes an administrator from the conversations assigned to them. */
  unassign: (trx: Writer, userId: string) => Promise<void>;
};

export function createSetRole(options: RoleOptions) {
  /**
   * Makes a user an administrator, or no longer one; any value but `true` counts as false. Throws
   * `adminIdsMissing`, `notAdmin`, `userNotFound`, `ownRoleChange`, `lastActiveAdmin`,
   * `roleUserMissingAfterUpdate`.
   */
  return async function setRole(actor: Actor, targetId: string, isAdmin: unknown): Promise<Outcome> {
    requireIds(actor, targetId);
    const act = { actor, targetId, isAdmin: isAdmin === true };
    const outcome = await options.database.write((trx) => changeRole(trx, options, act));
    if (outcome.isChanged) options.publish({ name: 'access', userId: targetId });
    options.notices.send();
    return outcome;
  };
}

async function changeRole(
  trx: Writer,
  { now, notices, unassign }: RoleOptions,
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
