import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createAccessActs, type AccessOptions } from './access.ts';
import { requireActiveActor } from './active-admins.ts';
import { findIdByEmail, hasAccount } from './queries.ts';
import { createPlanActs, type PlanOptions } from './set-plan.ts';
import { requireIds } from './target-user.ts';

type ResetLink = { link: string; expiresAt: number };

export type AccountsOptions = AccessOptions &
  PlanOptions & {
    /** Whether administrators can create password links; the command line always may. */
    areResetLinksAllowed: () => Promise<boolean>;
    /** Makes a password link. Calls `inTransaction` first, in the same database transaction. */
    createResetLink: (userId: string, inTransaction: (trx: Writer) => Promise<void>) => Promise<ResetLink>;
  };

export type Accounts = ReturnType<typeof createAccounts>;

/**
 * The acts of an administrator or the command line on an account. Each act and its audit row are stored in one
 * database transaction, which throws unless the actor is still an administrator who is not suspended.
 */
export function createAccounts(options: AccountsOptions) {
  return {
    ...createAccessActs(options),
    ...createPlanActs(options),
    makeResetLink: (actor: Actor, targetId: string) => makeResetLink(options, actor, targetId),
    /** Finds the id of the account with this e-mail address, in upper or lower case. */
    findId: (email: string) => findIdByEmail(options.database.read, email.trim().toLowerCase()),
  };
}

/**
 * Makes a password link for the owner of an account. Only this call returns the link.
 * Throws `adminIdsMissing`, `resetLinksForbidden`, `notAdmin`, `userNotFound`.
 */
async function makeResetLink(options: AccountsOptions, actor: Actor, targetId: string): Promise<ResetLink> {
  const { now, notices } = options;
  requireIds(actor, targetId);
  if (actor.kind === 'user' && !(await options.areResetLinksAllowed())) {
    throw new AppError('resetLinksForbidden');
  }
  const action = 'resetLinkMade';
  const link = await options.createResetLink(targetId, async (trx) => {
    await requireActiveActor(trx, actor);
    if (!(await hasAccount(trx, targetId))) throw new AppError('userNotFound');
    await recordAudit(trx, { at: now(), actor, action, target: 'user', targetId });
    await notices.add(trx, targetId, action);
  });
  notices.send();
  return link;
}
