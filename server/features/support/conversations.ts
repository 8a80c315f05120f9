import { uuidv7 } from 'uuidv7';
import type { BodyOf, OutputOf } from '#shared/contract/endpoint.ts';
import type {
  ConversationWithMessages,
  listConversations,
  NewConversation,
  sendSupportMessage,
} from '#shared/contract/support.ts';
import { MAX_OPEN_CONVERSATIONS, MAX_SUPPORT_MESSAGES_A_DAY } from '#shared/limits.ts';
import { toSearchText } from '#shared/search-text.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Notices } from '#server/mail/notices.ts';
import { toPaging } from '#server/paging/paging.ts';
import { recordPersonAct, stateAct, notifyAdmins } from './acts.ts';
import { addMessage, isStored, storeMessage, toLastColumns } from './add-message.ts';
import {
  countOpen,
  countUnread,
  countUserConversations,
  countWritten,
  findConversation,
  insertConversation,
  lockConversation,
  selectUserConversations,
  updateConversation,
  type ConversationKey,
  type ConversationRow,
} from './queries.ts';
import { readMessages, toConversation } from './to-conversation.ts';

const DAY_MS = 24 * 60 * 60_000;

export type SupportOptions = {
  database: Database;
  now: () => number;
  notices: Notices;
  onChange: (userId: string) => void;
};

/** Lets a person start, read, continue and close conversations with the administrators. */
export function createConversations(options: SupportOptions) {
  const { database, now, notices, onChange } = options;

  async function read(key: ConversationKey, before?: number): Promise<ConversationWithMessages> {
    const row = await findConversation(database.read, key);
    if (row === undefined) throw new AppError('conversationNotFound');
    return { ...toConversation(row), ...(await readMessages(database.read, key, before)) };
  }

  /** Changes a conversation under its lock, and returns it. */
  async function change(
    key: ConversationKey,
    job: (trx: Writer, row: ConversationRow) => Promise<void>,
  ): Promise<ConversationWithMessages> {
    await database.write(async (trx) => {
      await lockAccount(trx, key.userId);
      const row = await lockConversation(trx, key);
      if (row === undefined) throw new AppError('conversationNotFound');
      await job(trx, row);
    });
    onChange(key.userId);
    notices.send();
    return await read(key);
  }

  /** Throws `idConflict`, `tooManyConversations`, `tooManySupportMessages`. */
  async function start(
    userId: string,
    { id = uuidv7(), subject, text }: NewConversation,
  ): Promise<ConversationWithMessages> {
    const key = { userId, id };
    await database.write((trx) => storeConversation(trx, notices, { key, subject, text, at: now() }));
    onChange(userId);
    notices.send();
    return await read(key);
  }

  /** Throws `conversationNotFound`, `idConflict`, `tooManyConversations`, `tooManySupportMessages`. */
  async function send(
    key: ConversationKey,
    { id = uuidv7(), text }: BodyOf<typeof sendSupportMessage>,
  ): Promise<ConversationWithMessages> {
    return await change(key, async (trx, row) => {
      const message = { id, author: 'person', authorId: key.userId, text, at: now() } as const;
      if (await isStored(trx, key, message)) return;
      if (row.state === 'closed') await requireRoom(trx, key.userId);
      await requireFewMessages(trx, key.userId, message.at);
      if (row.state === 'open') return await addMessage(trx, row, message, { unread: 0 });
      await addMessage(trx, row, message, { state: 'open', moved_at: message.at, unread: 0 });
      await recordPersonAct(trx, row, { at: message.at, ...stateAct(row.state, 'open') });
      await notifyAdmins(trx, notices, row);
    });
  }

  return {
    read,
    start,
    send,
    list: (userId: string, query: { page?: number | undefined; pageSize: number }) =>
      listPage(database, userId, query),

    /** Throws `conversationNotFound`. */
    async markRead(key: ConversationKey): Promise<void> {
      await change(key, async (trx, row) => {
        if (row.unread === 1) await updateConversation(trx, key, { unread: 0 });
      });
    },

    /** Does nothing if the conversation is closed already. Throws `conversationNotFound`. */
    async close(key: ConversationKey): Promise<ConversationWithMessages> {
      return await change(key, async (trx, row) => {
        if (row.state === 'closed') return;
        const at = now();
        await updateConversation(trx, key, { state: 'closed', moved_at: at, unread: 0 });
        await recordPersonAct(trx, row, { at, ...stateAct(row.state, 'closed') });
      });
    },
  };
}

/**
 * Stores a conversation with its first message; repeating it changes nothing. Throws `idConflict`,
 * `tooManyConversations`, `tooManySupportMessages`.
 */
async function storeConversation(
  trx: Writer,
  notices: Notices,
  { key, subject, text, at }: { key: ConversationKey; subject: string; text: string; at: number },
): Promise<void> {
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

/** Throws `tooManyConversations`. */
async function requireRoom(trx: Writer, userId: string): Promise<void> {
  if ((await countOpen(trx, userId)) >= MAX_OPEN_CONVERSATIONS) throw new AppError('tooManyConversations');
}

/** Throws `tooManySupportMessages`. */
async function requireFewMessages(trx: Writer, userId: string, at: number): Promise<void> {
  const count = await countWritten(trx, userId, at - DAY_MS);
  if (count >= MAX_SUPPORT_MESSAGES_A_DAY) throw new AppError('tooManySupportMessages');
}

async function listPage(
  { read }: Database,
  userId: string,
  query: { page?: number | undefined; pageSize: number },
): Promise<OutputOf<typeof listConversations>> {
  const total = await countUserConversations(read, userId);
  const { page, pages, pageSize, offset } = toPaging(query, total);
  const rows = await selectUserConversations(read, userId, { limit: pageSize, offset });
  const unread = await countUnread(read, userId);
  return { items: rows.map(toConversation), page, pages, pageSize, total, unread };
}
