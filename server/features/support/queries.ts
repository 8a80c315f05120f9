import type { Selectable, Updateable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

export type ConversationRow = Selectable<Schema['support_conversations']>;
type MessageRow = Selectable<Schema['support_messages']>;
export type NamedMessageRow = Omit<MessageRow, 'search_text'> & { author_name: string | null };
/** Identifies a conversation by its person and its id. */
export type ConversationKey = { userId: string; id: string };

export async function findConversation(
  db: Reader | Writer,
  { userId, id }: ConversationKey,
): Promise<ConversationRow | undefined> {
  return await db
    .selectFrom('support_conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds a conversation and locks it until the end of the transaction, so that two changes run one after the other. */
export async function lockConversation(
  trx: Writer,
  { userId, id }: ConversationKey,
): Promise<ConversationRow | undefined> {
  return await trx
    .updateTable('support_conversations')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function selectUserConversations(
  db: Reader,
  userId: string,
  page: { limit: number; offset: number },
): Promise<ConversationRow[]> {
  return await db
    .selectFrom('support_conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Selects conversations by id, those after one. */
export async function selectConversationsAfter(
  db: Reader,
  userId: string,
  { after, limit }: { after: string; limit: number },
): Promise<ConversationRow[]> {
  return await db
    .selectFrom('support_conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countUserConversations(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('support_conversations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countUnread(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('support_conversations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('unread', '=', 1)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countOpen(trx: Writer, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('support_conversations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['open', 'answered'])
    .executeTakeFirstOrThrow();
  return count;
}

export async function countWritten(trx: Writer, userId: string, instant: number): Promise<number> {
  const { count } = await trx
    .selectFrom('support_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('author', '=', 'person')
    .where('created_at', '>', instant)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertConversation(trx: Writer, row: ConversationRow): Promise<void> {
  await trx.insertInto('support_conversations').values(row).execute();
}

export async function updateConversation(
  trx: Writer,
  { userId, id }: ConversationKey,
  change: Updateable<Schema['support_conversations']>,
): Promise<void> {
  await trx
    .updateTable('support_conversations')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function insertMessage(trx: Writer, row: MessageRow): Promise<void> {
  await trx.insertInto('support_messages').values(row).execute();
}

export async function findMessage(
  trx: Writer,
  { userId, id }: ConversationKey,
  messageId: string,
): Promise<MessageRow | undefined> {
  return await trx
    .selectFrom('support_messages')
    .selectAll()
    .where('user_id', '=', userId)
    .where('conversation_id', '=', id)
    .where('id', '=', messageId)
    .executeTakeFirst();
}

export async function hasAnswerAfter(
  trx: Writer,
  { userId, id }: ConversationKey,
  { number, exceptBy }: { number: number; exceptBy: string },
): Promise<boolean> {
  const answer = await trx
    .selectFrom('support_messages')
    .select('id')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', id)
    .where('number', '>', number)
    .where('author', '=', 'administrator')
    .where('author_id', '!=', exceptBy)
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}

/** Returns the messages of a conversation with the current names of their authors, the last first. */
export async function selectMessages(
  db: Reader,
  { userId, id }: ConversationKey,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<NamedMessageRow[]> {
  const messages = db
    .selectFrom('support_messages')
    .leftJoin('profiles', 'profiles.user_id', 'support_messages.author_id')
    .select([
      'support_messages.user_id',
      'support_messages.conversation_id',
      'support_messages.id',
      'support_messages.number',
      'support_messages.author',
      'support_messages.author_id',
      'support_messages.text',
      'support_messages.created_at',
      'profiles.display_name as author_name',
    ])
    .where('support_messages.user_id', '=', userId)
    .where('support_messages.conversation_id', '=', id)
    .orderBy('support_messages.number', 'desc')
    .limit(limit);
  return await (
    before === undefined ? messages : messages.where('support_messages.number', '<', before)
  ).execute();
}
