import { toSearchText } from '#shared/search-text.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Notices } from '#server/mail/notices.ts';
import { recordPersonAct, notifyAdmins } from './acts.ts';
import { isStored, toLastColumns, storeMessage } from './add-message.ts';
import { requireFewMessages, requireRoom } from './conversation-limits.ts';
import {
  findConversation,
  insertConversation,
  type ConversationKey,
  type ConversationRow,
} from './queries.ts';

type NewConversation = { key: ConversationKey; subject: string; text: string; at: number };

/**
 * Stores a conversation with its first message; repeating it changes nothing. Throws `idConflict`,
 * `tooManyConversations`, `tooManySupportMessages`.
 */
export async function startConversation(
  trx: Writer,
  notices: Notices,
  started: NewConversation,
): Promise<void> {
  const { key, subject, text, at } = started;
  const { userId, id } = key;
  await lockAccount(trx, userId);
  const before = await findConversation(trx, key);
  const message = { id, author: 'person', authorId: userId, text, at } as const;
  if (before !== undefined) {
    if (before.subject !== subject || !(await isStored(trx, key, message))) throw new AppError('idConflict');
    return;
  }
  await requireRoom(trx, userId);
  await requireFewMessages(trx, userId, at);
  const row: ConversationRow = {
    user_id: userId,
    id,
    subject,
    search_text: toSearchText(subject),
    state: 'open',
    moved_at: at,
    assigned_to: null,
    unread: 0,
    message_count: 1,
    ...toLastColumns(message),
    created_at: at,
  };
  await insertConversation(trx, row);
  await storeMessage(trx, key, message, 1);
  await recordPersonAct(trx, row, { at, action: 'supportStarted' });
  await notifyAdmins(trx, notices, row);
}
