import type { AdminUser } from '#shared/contract/admin-users.ts';
import type { AuditAction } from '#shared/contract/audit.ts';
import { recordAudit, type Actor, type AuditedAct } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import type { BusEvent } from '#server/events/event-bus.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Notices } from '#server/mail/notices.ts';
import { deleteSessions } from '#server/sessions/ending/queries.ts';
import { isLastActiveAdmin, requireActiveActor } from './active-admins.ts';
import { findIdByEmail, findUser, hasAccount, updateUser, type UserRow } from './queries.ts';
import { toAdminUser } from './to-admin-user.ts';

export type AccountsOptions = {
  database: Database;
  now: () => number;
  publish: (event: BusEvent) => void;
  /** Whether administrators can create password links; the command line always may. */
  areResetLinksAllowed: () => Promise<boolean>;
  notices: Notices;
  /** Makes a link for a new password, in one transaction with what is handed in, which runs first. */
  createResetLink: (
    userId: string,
    inTransaction: (trx: Writer) => Promise<void>,
  ) => Promise<{ link: string; expiresAt: number }>;
  /** Closes the links that were mailed to a user, and takes back those that still wait. */
  closeLinks: (trx: Writer, userId: string) => Promise<void>;
  /** Takes somebody offline, wherever they are. */
  endPresence: (trx: Writer, userId: string) => Promise<void>;
};

/** The user as they are then, and whether anything changed. */
export type Outcome = { user: AdminUser; isChanged: boolean };

export type Accounts = ReturnType<typeof createAccounts>;

/**
 * What is done to an account by an administrator or from the command line: each in one transaction with
 * its audit row, in which the actor still has to be an administrator who is not suspended.
 */
export function createAccounts(options: AccountsOptions) {
  const { database, now, publish, notices } = options;

  /**
   * Makes somebody an administrator, or no longer one; all but `true` counts as false. Throws
   * `adminIdsMissing`, `notAdmin`, `userNotFound`, `ownRoleChange`, `lastActiveAdmin`,
   * `roleUserMissingAfterUpdate`.
   */
  async function setRole(actor: Actor, targetId: string, isAdmin: unknown): Promise<Outcome> {
    requireIds(actor, targetId);
    const wanted = isAdmin === true;
    const outcome = await database.write(async (trx) => {
      const active = await requireActiveActor(trx, actor);
      const target = await requireUser(trx, targetId);
      if (isSelf(actor, targetId)) throw new AppError('ownRoleChange');
      if ((target.is_admin === 1) === wanted) return unchanged(target);
      if (!wanted && isLastActiveAdmin(active, targetId)) throw new AppError('lastActiveAdmin');
      await updateUser(trx, targetId, { is_admin: wanted ? 1 : 0, updated_at: now() });
      await audit(trx, actor, wanted ? 'userPromoted' : 'userDemoted', targetId, {
        before: { isAdmin: !wanted },
        after: { isAdmin: wanted },
      });
      await notices.add(trx, targetId, wanted ? 'userPromoted' : 'userDemoted');
      return changed(await findUser(trx, targetId), 'roleUserMissingAfterUpdate');
    });
    if (outcome.isChanged) publish({ name: 'access', userId: targetId });
    notices.send();
    return outcome;
  }

  /**
   * Suspends somebody, which refuses their very next request, or lets them in again with a new sign-in;
   * all but `true` counts as false. Throws `adminIdsMissing`, `notAdmin`, `userNotFound`,
   * `ownSuspension`, `lastActiveAdmin`, `suspensionUserMissingAfterUpdate`.
   */
  async function setSuspension(actor: Actor, targetId: string, isSuspended: unknown): Promise<Outcome> {
    requireIds(actor, targetId);
    const wanted = isSuspended === true;
    const outcome = await database.write(async (trx) => {
      const active = await requireActiveActor(trx, actor);
      const target = await requireUser(trx, targetId);
      if (wanted && isSelf(actor, targetId)) throw new AppError('ownSuspension');
      if ((target.is_suspended === 1) === wanted) return unchanged(target);
      if (wanted && isLastActiveAdmin(active, targetId)) throw new AppError('lastActiveAdmin');
      await updateUser(trx, targetId, { is_suspended: wanted ? 1 : 0, updated_at: now() });
      if (wanted) await shutOut(trx, targetId);
      // A session of the time before must not come back to life (docs/decisions/0014).
      else await deleteSessions(trx, targetId);
      await audit(trx, actor, wanted ? 'userSuspended' : 'userReactivated', targetId, {
        before: { isSuspended: !wanted },
        after: { isSuspended: wanted },
      });
      return changed(await findUser(trx, targetId), 'suspensionUserMissingAfterUpdate');
    });
    if (outcome.isChanged) {
      publish({ name: 'access', userId: targetId });
      publish({ name: 'presence' });
    }
    return outcome;
  }

  async function shutOut(trx: Writer, userId: string): Promise<void> {
    await options.endPresence(trx, userId);
    await options.closeLinks(trx, userId);
  }

  /**
   * Makes a link with which the owner of an account chooses a new password; it cannot be read again.
   * Throws `adminIdsMissing`, `resetLinksForbidden`, `notAdmin`, `userNotFound`.
   */
  async function makeResetLink(actor: Actor, targetId: string): Promise<{ link: string; expiresAt: number }> {
    requireIds(actor, targetId);
    if (actor.kind === 'user' && !(await options.areResetLinksAllowed())) {
      throw new AppError('resetLinksForbidden');
    }
    const made = await options.createResetLink(targetId, async (trx) => {
      await requireActiveActor(trx, actor);
      if (!(await hasAccount(trx, targetId))) throw new AppError('userNotFound');
      await audit(trx, actor, 'resetLinkMade', targetId);
      await notices.add(trx, targetId, 'resetLinkMade');
    });
    notices.send();
    return made;
  }

  async function audit(
    trx: Writer,
    actor: Actor,
    action: AuditAction,
    targetId: string,
    values: Pick<AuditedAct, 'before' | 'after'> = {},
  ): Promise<void> {
    await recordAudit(trx, { at: now(), actor, action, target: 'user', targetId, ...values });
  }

  function unchanged(row: UserRow): Outcome {
    return { user: toAdminUser(row, now()), isChanged: false };
  }

  function changed(
    row: UserRow | undefined,
    missing: 'roleUserMissingAfterUpdate' | 'suspensionUserMissingAfterUpdate',
  ): Outcome {
    if (row === undefined) throw new AppError(missing);
    return { user: toAdminUser(row, now()), isChanged: true };
  }

  return {
    setRole,
    setSuspension,
    makeResetLink,
    /** The id of the account with this e-mail address, however it is written. */
    findId: (email: string) => findIdByEmail(database.read, email.trim().toLowerCase()),
  };
}

function requireIds(actor: Actor, targetId: string): void {
  if (targetId === '' || (actor.kind === 'user' && actor.id === '')) throw new AppError('adminIdsMissing');
}

async function requireUser(trx: Writer, userId: string): Promise<UserRow> {
  const row = await findUser(trx, userId);
  if (row === undefined) throw new AppError('userNotFound');
  return row;
}

function isSelf(actor: Actor, targetId: string): boolean {
  return actor.kind === 'user' && actor.id === targetId;
}
