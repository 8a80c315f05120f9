import type { Kysely } from 'kysely';

/** Stores conversations of people with the administrators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createConversations(db);
  await createMessages(db);
}

async function createConversations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('support_conversations')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .addColumn('assigned_to', 'text')
    .addColumn('unread', 'bigint', (column) => column.notNull())
    .addColumn('message_count', 'bigint', (column) => column.notNull())
    .addColumn('last_by', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('support_conversations_key', ['user_id', 'id'])
    .execute();
  const index = (name: string, columns: string[]) => addIndex(db, 'support_conversations', name, columns);
  await index('support_of_user_by_last_message', ['user_id', 'last_at', 'id']);
  await index('support_of_user_by_state', ['user_id', 'state']);
  await index('support_of_user_by_unread', ['user_id', 'unread']);
  // Administrators see the conversations of everybody.
  await index('support_by_state', ['state', 'moved_at', 'user_id', 'id']);
  await index('support_by_last_message', ['last_at', 'user_id', 'id']);
  await index('support_by_assignee', ['assigned_to', 'state', 'moved_at', 'user_id', 'id']);
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('support_messages')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('conversation_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('support_messages_key', ['user_id', 'conversation_id', 'id'])
    .execute();
  const index = (name: string, columns: string[]) => addIndex(db, 'support_messages', name, columns);
  await index('support_messages_by_number', ['user_id', 'conversation_id', 'number']);
  await index('support_messages_by_author', ['user_id', 'author', 'created_at']);
}

async function addIndex(db: Kysely<unknown>, table: string, name: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
}
