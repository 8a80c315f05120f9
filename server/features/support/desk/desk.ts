import { uuidv7 } from 'uuidv7';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { SupportState } from '#shared/contract/support.ts';
import type {
  answerConversation,
  assignConversation,
  DeskConversationWithMessages,
} from '#shared/contract/support-desk.ts';
import { userActor, type Actor, type AuditedAct } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { addMessage, isStored } from '../add-message.ts';
import { recordConversationAct, stateAct } from '../acts.ts';
import type { SupportOptions } from '../conversations.ts';
import {
  hasAnswerAfter,
  lockConversation,
  updateConversation,
  type ConversationKey,
  type ConversationRow,
} from '../queries.ts';
import { readDeskConversation } from './list.ts';

export type DeskOptions = SupportOptions & {
  /** Returns the ids of the active administrators, locked until the end of the transaction. Throws `notAdmin`. */
  requireActiveActor: (trx: Writer, actor: Actor) => Promise<string[]>;
};

type Change = {
  trx: Writer;
  row: ConversationRow;
  adminId: string;
  activeAdmins: readonly string[];
  /** Records an act of the administrator on the conversation. */
  record: (act: Pick<AuditedAct, 'action' | 'before' | 'after'>) => Promise<void>;
};

/** Lets administrators answer, assign and close conversations. Each act and its audit rows are one transaction. */
export function createDesk(options: DeskOptions) {
  const { database, now, notices, onChange } = options;

  /** Throws `notAdmin`, `conversationNotFound`. */
  async function change(
    adminId: string,
    key: ConversationKey,
    job: (change: Change) => Promise<void>,
  ): Promise<DeskConversationWithMessages> {
    await database.write(async (trx) => {
      const actor = userActor({ userId: adminId });
      const activeAdmins = await options.requireActiveActor(trx, actor);
      const row = await lockConversation(trx, key);
      if (row === undefined) throw new AppError('conversationNotFound');
      const record: Change['record'] = (act) => recordConversationAct(trx, row, { at: now(), actor, ...act });
      await job({ trx, row, adminId, activeAdmins, record });
    });
    onChange(key.userId);
    notices.send();
    return await readDeskConversation(database.read, key, { nowMs: now() });
  }

  return {
    /** Throws `notAdmin`, `conversationNotFound`, `idConflict`, `supportAnsweredMeanwhile`. */
    answer: (adminId: string, key: ConversationKey, body: BodyOf<typeof answerConversation>) =>
      change(adminId, key, (changed) => addAnswer(options, key, body, changed)),

    /** Throws `notAdmin`, `conversationNotFound`, `assigneeNotAdmin`, `supportAssignedMeanwhile`. */
    assign: (adminId: string, key: ConversationKey, { to, from }: BodyOf<typeof assignConversation>) =>
      change(adminId, key, async ({ trx, row, activeAdmins, record }) => {
        if (to === row.assigned_to) return;
        if (from !== undefined && from !== row.assigned_to) throw new AppError('supportAssignedMeanwhile');
        if (to !== null && !activeAdmins.includes(to)) throw new AppError('assigneeNotAdmin');
        await updateConversation(trx, key, { assigned_to: to });
        await record(assignmentAct(row.assigned_to, to));
      }),

    /** Throws `notAdmin`, `conversationNotFound`. */
    setState: (adminId: string, key: ConversationKey, state: SupportState) =>
      change(adminId, key, async ({ trx, row, record }) => {
        if (row.state === state) return;
        await updateConversation(trx, key, { state, moved_at: now() });
        await record(stateAct(row.state, state));
      }),
  };
}

async function addAnswer(
  { now, notices }: DeskOptions,
  key: ConversationKey,
  { id = uuidv7(), text, seen }: BodyOf<typeof answerConversation>,
  { trx, row, adminId, record }: Change,
): Promise<void> {
  const message = { id, author: 'administrator', authorId: adminId, text, at: now() } as const;
  if (await isStored(trx, key, message)) return;
  if (seen !== undefined && (await hasAnswerAfter(trx, key, { number: seen, exceptBy: adminId }))) {
    throw new AppError('supportAnsweredMeanwhile');
  }
  const moved = row.state === 'answered' ? {} : { state: 'answered' as const, moved_at: message.at };
  const assigned_to = row.assigned_to ?? adminId;
  await addMessage(trx, row, message, { ...moved, assigned_to, unread: 1 });
  await record({ action: 'supportAnswered' });
  if (row.assigned_to === null) await record(assignmentAct(null, adminId));
  // The person gets one mail for all unread answers.
  const linkQuery = `?conversation=${row.id}`;
  if (row.unread === 0) await notices.add(trx, row.user_id, 'supportAnswered', linkQuery);
}

function assignmentAct(before: string | null, after: string | null) {
  return {
    action: 'supportAssigned',
    before: { assignedTo: before },
    after: { assignedTo: after },
  } as const;
}
