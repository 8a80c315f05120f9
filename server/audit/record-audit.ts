import { uuidv7 } from 'uuidv7';
import type { AuditAction, AuditedName, AuditEntry } from '#shared/contract/audit.ts';
import type { Writer } from '#server/database/schema.ts';

/** The actor of an act: a user, the command line or the program itself. */
export type Actor = { kind: 'user'; id: string } | { kind: 'shell' | 'system' };

export function userActor({ userId }: { userId: string }): Actor {
  return { kind: 'user', id: userId };
}

export type AuditedValues = { [Name in AuditedName]?: unknown };

export type AuditedAct = {
  at: number;
  actor: Actor;
  action: AuditAction;
  target?: NonNullable<AuditEntry['target']>;
  targetId?: string;
  /** The old and new values, without secrets; persons appear only by id. */
  before?: AuditedValues;
  after?: AuditedValues;
};

/** Records an act of a user on their own account, in the database transaction of the act. */
export async function recordOwnAct(
  trx: Writer,
  { userId, ...act }: { at: number; userId: string; action: AuditAction },
): Promise<void> {
  await recordAudit(trx, { ...act, actor: { kind: 'user', id: userId }, target: 'user', targetId: userId });
}

/** Records that the program made a user an administrator, in the database transaction of the act. */
export async function recordSystemPromotion(
  trx: Writer,
  { at, userId }: { at: number; userId: string },
): Promise<void> {
  await recordAudit(trx, {
    at,
    actor: { kind: 'system' },
    action: 'userPromoted',
    target: 'user',
    targetId: userId,
    before: { isAdmin: false },
    after: { isAdmin: true },
  });
}

export async function recordAudit(trx: Writer, act: AuditedAct): Promise<void> {
  const entry = {
    id: uuidv7(),
    at: act.at,
    actor: act.actor.kind,
    actor_id: act.actor.kind === 'user' ? act.actor.id : null,
    action: act.action,
    target: act.target ?? null,
    target_id: act.targetId ?? null,
    before: act.before === undefined ? null : JSON.stringify(act.before),
    after: act.after === undefined ? null : JSON.stringify(act.after),
  };
  await trx.insertInto('audit_log').values(entry).execute();
}
