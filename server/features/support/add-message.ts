import { toSearchText } from '#shared/search-text.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  findMessage,
  insertMessage,
  updateConversation,
  type ConversationKey,
  type ConversationRow,
} from './queries.ts';

const MAX_EXCERPT_LENGTH = 160;

type Author = { author: ConversationRow['last_by']; authorId: string };
export type Message = Author & { id: string; text: string; at: number };

export function toLastColumns({ author, text, at }: Message) {
  return { last_by: author, last_at: at, excerpt: toExcerpt(text) };
}

/** Adds the next message of a locked conversation, and changes its row. */
export async function addMessage(
  trx: Writer,
  row: ConversationRow,
  message: Message,
  changes: Partial<Pick<ConversationRow, 'state' | 'moved_at' | 'unread' | 'assigned_to'>>,
): Promise<void> {
  const key = { userId: row.user_id, id: row.id };
  const message_count = row.message_count + 1;
  await storeMessage(trx, key, message, message_count);
  await updateConversation(trx, key, { ...toLastColumns(message), ...changes, message_count });
}

export async function storeMessage(
  trx: Writer,
  key: ConversationKey,
  { id, author, authorId, text, at }: Message,
  number: number,
): Promise<void> {
  await insertMessage(trx, {
    user_id: key.userId,
    conversation_id: key.id,
    id,
    number,
    author,
    author_id: authorId,
    text,
    search_text: toSearchText(text),
    created_at: at,
  });
}

/** Whether the message is stored already. Throws `idConflict` if its id is stored with other content. */
export async function isStored(
  trx: Writer,
  key: ConversationKey,
  { id, author, authorId, text }: Omit<Message, 'at'>,
): Promise<boolean> {
  const found = await findMessage(trx, key, id);
  if (found === undefined) return false;
  const isSame = found.author === author && found.author_id === authorId && found.text === text;
  if (!isSame) throw new AppError('idConflict');
  return true;
}

function toExcerpt(text: string): string {
  // Removes half of a surrogate pair at the end.
  return text
    .replace(/\s+/g, ' ')
    .slice(0, MAX_EXCERPT_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');
}
