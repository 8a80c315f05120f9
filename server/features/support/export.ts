import type { ExportedConversation, ExportedMessage } from '#shared/contract/support.ts';
import { SUPPORT_MESSAGES_AT_ONCE } from '#shared/limits.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectConversationsAfter, selectMessages, type ConversationRow } from './queries.ts';

type User = { userId: string };

export async function* streamConversations(
  db: Reader,
  { userId }: User,
): AsyncGenerator<ExportedConversation, void> {
  for await (const { id, subject, state, created_at } of readConversations(db, userId)) {
    yield { id, subject, state, createdAt: new Date(created_at).toISOString() };
  }
}

/** Streams a person's messages, the last of each conversation first. Administrators appear by role, not by name. */
export async function* streamMessages(db: Reader, { userId }: User): AsyncGenerator<ExportedMessage, void> {
  for await (const { id: conversationId } of readConversations(db, userId)) {
    const key = { userId, id: conversationId };
    let before: number | undefined;
    do {
      const page = await selectMessages(db, key, { before, limit: SUPPORT_MESSAGES_AT_ONCE });
      for (const { id, author, text, created_at } of page) {
        yield { conversationId, id, by: author, text, createdAt: new Date(created_at).toISOString() };
      }
      before = page.at(-1)?.number;
    } while (before !== undefined && before > 1);
  }
}

async function* readConversations(db: Reader, userId: string): AsyncGenerator<ConversationRow, void> {
  const batches = readInTurns<ConversationRow>((last, limit) =>
    selectConversationsAfter(db, userId, { after: last?.id ?? '', limit }),
  );
  for await (const rows of batches) yield* rows;
}
