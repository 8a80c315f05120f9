import { toSearchText } from '#shared/search-text.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Notices } from '#server/mail/notices.ts';
import { recordAct, tellAdmins } from './acts.ts';
import { isStored, lastOf, putMessage } from './add-message.ts';
import { requireFewMessages, requireRoom } from './limits.ts';
import {
  findConversation,
  insertConversation,
  type ConversationKey,
  type ConversationRow,
} from './queries.ts';

type Started = { key: ConversationKey; subject: string; text: string; at: number };

/**
 * Stores a conversation with its first message; the same one again changes nothing. Throws `idConflict`,
 * `tooManyConversations`, `tooManySupportMessages`.
 */
export async function startConversation(trx: Writer, notices: Notices, started: Started): Promise<void> {
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
    ...lastOf(message),
    created_at: at,
  };
  await insertConversation(trx, row);
  await putMessage(trx, key, message, 1);
  await recordAct(trx, row, { at, action: 'supportStarted' });
  await tellAdmins(trx, notices, row);
}
