import type { Conversation, SupportMessage } from '#shared/contract/support.ts';
import { SUPPORT_MESSAGES_AT_ONCE } from '#shared/limits.ts';
import type { Reader } from '#server/database/schema.ts';
import {
  selectMessages,
  type ConversationKey,
  type ConversationRow,
  type NamedMessageRow,
} from './queries.ts';

/** Converts to the conversation that its person sees. */
export function toConversation(row: ConversationRow): Conversation {
  return { ...toSharedFields(row), isUnread: row.unread === 1 };
}

/** Returns the fields that both the person and administrators see. */
export function toSharedFields(row: ConversationRow) {
  return {
    id: row.id,
    subject: row.subject,
    state: row.state,
    excerpt: row.excerpt,
    lastBy: row.last_by,
    lastAt: new Date(row.last_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** Reads the last messages of a conversation, or the last before a number, the oldest of them first. */
export async function readMessages(
  db: Reader,
  key: ConversationKey,
  before: number | undefined,
): Promise<{ messages: SupportMessage[]; hasEarlier: boolean }> {
  const found = await selectMessages(db, key, { before, limit: SUPPORT_MESSAGES_AT_ONCE });
  const messages = found.toReversed().map(toMessage);
  return { messages, hasEarlier: (messages[0]?.number ?? 1) > 1 };
}

function toMessage(row: NamedMessageRow): SupportMessage {
  return {
    id: row.id,
    number: row.number,
    by: row.author,
    name: row.author_name,
    text: row.text,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
