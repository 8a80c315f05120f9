import { today, type CalendarDay } from '#shared/calendar.ts';
import type { Plan } from '#shared/premium.ts';
import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockUserTotals } from '#server/database/user-totals.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { Notice } from '#server/mail/messages/notice-mails.ts';
import type { AccessOptions } from './access.ts';
import { requireActiveActor } from './active-admins.ts';
import { updateUser, type UserRow } from './queries.ts';
import { readOutcome, requireIds, requireUser, type Outcome } from './target-user.ts';
import { toAdminUser } from './to-admin-user.ts';

export type PlanOptions = Pick<AccessOptions, 'database' | 'now' | 'publish' | 'notices'> & {
  /** Stores the answer to an open request for Premium. Returns false if there was none. */
  answerRequest: (trx: Writer, userId: string, outcome: 'granted' | 'declined') => Promise<boolean>;
};

/** Sets the plans of users, and grants or declines their requests for Premium. */
export function createPlanActs(options: PlanOptions) {
  async function run(targetId: string, act: (trx: Writer) => Promise<Outcome>): Promise<Outcome> {
    const outcome = await options.database.write(act);
    if (outcome.isChanged) {
      options.publish({ name: 'profile', userId: targetId });
      // The lists of other administrators show plans and requests.
      options.publish({ name: 'notifications' });
    }
    options.notices.send();
    return outcome;
  }

  return {
    /** Throws `adminIdsMissing`, `notAdmin`, `userNotFound`, and `validationFailed` for a day that has passed. */
    async setPlan(actor: Actor, targetId: string, plan: Plan): Promise<Outcome> {
      requireIds(actor, targetId);
      return await run(targetId, (trx) => changePlan(trx, options, { actor, targetId, plan }));
    },

    /** Throws `adminIdsMissing`, `notAdmin`, `userNotFound`, `premiumRequestNotFound`. */
    async declinePremium(actor: Actor, targetId: string): Promise<Outcome> {
      requireIds(actor, targetId);
      return await run(targetId, (trx) => decline(trx, options, { actor, targetId }));
    },
  };
}

/**
 * Makes requests for Premium and the deletion of the account wait until the end of the database transaction.
 * Locks administrators first, as a deletion does, to avoid a deadlock. Throws `notAdmin`.
 */
async function lockTarget(trx: Writer, actor: Actor, targetId: string): Promise<void> {
  await requireActiveActor(trx, actor);
  await lockUserTotals(trx, targetId);
}

async function changePlan(
  trx: Writer,
  { now, notices, answerRequest }: PlanOptions,
  { actor, targetId, plan }: { actor: Actor; targetId: string; plan: Plan },
): Promise<Outcome> {
  await lockTarget(trx, actor, targetId);
  const target = await requireUser(trx, targetId);
  const before = toAdminUser(target, now());
  const isPremium = plan.plan === 'premium';
  const until = isPremium ? plan.until : null;
  requireNotPassed(until, today(target.time_zone, now()));
  const isGranted = isPremium && (await answerRequest(trx, targetId, 'granted'));
  const isAsStored = target.plan === plan.plan && target.premium_until === until;
  if (isAsStored && !isGranted) return { user: before, isChanged: false };
  const source = isPremium ? toSource(target, before.hasPremiumPlan, isGranted) : null;
  const columns = { plan: plan.plan, premium_until: until, premium_source: source, updated_at: now() };
  await updateUser(trx, targetId, columns);
  await recordAudit(trx, {
    at: now(),
    actor,
    action: 'planChanged',
    target: 'user',
    targetId,
    before: { plan: target.plan, premiumUntil: target.premium_until },
    after: { plan: plan.plan, premiumUntil: until },
  });
  await notices.add(trx, targetId, toNotice({ hadPremium: before.hasPremiumPlan, hasPremium: isPremium }));
  return await readOutcome(trx, targetId, { nowMs: now(), missing: 'userNotFound' });
}

function toNotice({ hadPremium, hasPremium }: { hadPremium: boolean; hasPremium: boolean }): Notice {
  if (hadPremium === hasPremium) return 'planChanged';
  return hasPremium ? 'premiumGranted' : 'premiumEnded';
}

/** A new last day of a running plan keeps its source. */
function toSource(target: UserRow, isRunning: boolean, isGranted: boolean): 'request' | 'grant' {
  if (isGranted) return 'request';
  return (isRunning ? target.premium_source : null) ?? 'grant';
}

/** Throws `validationFailed` for a last day before today. */
function requireNotPassed(until: CalendarDay | null, currentDay: CalendarDay): void {
  if (until !== null && until < currentDay) throw fieldError('until', 'datePassed');
}

async function decline(
  trx: Writer,
  { now, notices, answerRequest }: PlanOptions,
  { actor, targetId }: { actor: Actor; targetId: string },
): Promise<Outcome> {
  await lockTarget(trx, actor, targetId);
  await requireUser(trx, targetId);
  if (!(await answerRequest(trx, targetId, 'declined'))) throw new AppError('premiumRequestNotFound');
  await recordAudit(trx, { at: now(), actor, action: 'premiumDeclined', target: 'user', targetId });
  await notices.add(trx, targetId, 'premiumDeclined');
  return await readOutcome(trx, targetId, { nowMs: now(), missing: 'userNotFound' });
}
