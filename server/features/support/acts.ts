import { recordAudit, userActor, type AuditedAct } from '#server/audit/record-audit.ts';
import { selectActiveAdmins } from '#server/database/select-active-admins.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Notices } from '#server/mail/notices.ts';
import type { ConversationRow } from './queries.ts';

export function stateAct(before: ConversationRow['state'], after: ConversationRow['state']) {
  return {
    action: 'supportStateChanged',
    before: { supportState: before },
    after: { supportState: after },
  } as const;
}

export async function recordPersonAct(
  trx: Writer,
  { user_id, id }: ConversationRow,
  act: Pick<AuditedAct, 'at' | 'action' | 'before' | 'after'>,
): Promise<void> {
  await recordConversationAct(trx, { user_id, id }, { ...act, actor: userActor({ userId: user_id }) });
}

/** Records an act with the person as its target and the conversation's id, but without any of their words. */
export async function recordConversationAct(
  trx: Writer,
  { user_id, id }: Pick<ConversationRow, 'user_id' | 'id'>,
  act: Pick<AuditedAct, 'at' | 'actor' | 'action' | 'before' | 'after'>,
): Promise<void> {
  const after = { ...act.after, conversation: id };
  await recordAudit(trx, { ...act, after, target: 'user', targetId: user_id });
}

/** Mails the responsible administrator, or else all, that a conversation waits for an answer. */
export async function notifyAdmins(
  trx: Writer,
  notices: Notices,
  { user_id, id, assigned_to }: ConversationRow,
): Promise<void> {
  const admins = assigned_to === null ? await selectActiveAdmins(trx) : [assigned_to];
  const linkQuery = `?user=${user_id}&conversation=${id}`;
  for (const admin of admins) {
    if (admin !== user_id) await notices.add(trx, admin, 'supportAsked', linkQuery);
  }
}
