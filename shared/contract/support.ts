import * as z from 'zod/mini';
import {
  MAX_OPEN_CONVERSATIONS,
  MAX_SUPPORT_MESSAGES_A_DAY,
  MAX_SUPPORT_SUBJECT_LENGTH,
  MAX_SUPPORT_TEXT_LENGTH,
  SUPPORT_MESSAGES_AT_ONCE,
} from '../limits.ts';
import { requiredLines } from './details.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { Instant, line, Success } from './fields.ts';
import { pageOf, pageQuery } from './pages.ts';
import { ById, Id, numberInQuery } from './record-fields.ts';

/** `open`: it waits for an administrator. `answered`: it waits for the person. */
export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const;
export const SupportState = z.enum(SUPPORT_STATES);
export type SupportState = z.infer<typeof SupportState>;

const Author = z.enum(['person', 'administrator']);

export const SupportText = requiredLines(MAX_SUPPORT_TEXT_LENGTH);

export const SupportMessage = z.strictObject({
  id: Id,
  /** Its place in the conversation, from 1. */
  number: z.number(),
  by: Author,
  /** The present name of the author; null if the account was deleted. */
  name: z.nullable(z.string()),
  text: z.string(),
  createdAt: Instant,
});
export type SupportMessage = z.infer<typeof SupportMessage>;

export const conversationFields = {
  id: Id,
  subject: z.string(),
  state: SupportState,
  /** The beginning of the last message, in one line. */
  excerpt: z.string(),
  lastBy: Author,
  lastAt: Instant,
  createdAt: Instant,
};

/** A conversation of a person with the administrators. */
export const Conversation = z.strictObject({
  ...conversationFields,
  /** Whether it has an answer that the person has not read. */
  isUnread: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

export const messagesPart = {
  /** The last messages, or the last ones before the number in the query, the oldest first. */
  messages: z.array(SupportMessage),
  hasEarlier: z.boolean(),
};

export const ConversationWithMessages = z.strictObject({ ...Conversation.shape, ...messagesPart });
export type ConversationWithMessages = z.infer<typeof ConversationWithMessages>;

/** A conversation in the export of an account. Administrators appear by role only. */
export const ExportedConversation = z.strictObject({
  id: Id,
  subject: z.string(),
  state: SupportState,
  createdAt: Instant,
});
export const ExportedMessage = z.strictObject({
  conversationId: Id,
  id: Id,
  by: Author,
  text: z.string(),
  createdAt: Instant,
});
export type ExportedConversation = z.infer<typeof ExportedConversation>;
export type ExportedMessage = z.infer<typeof ExportedMessage>;

/** `before` selects the messages before this number. */
export const messagesQuery = z.strictObject({ before: z.optional(numberInQuery(999_999_999)) });

const common = { tag: 'Support', access: 'user' } as const;
const path = '/api/v1/support';

export const listConversations = endpoint({
  ...common,
  method: 'GET',
  path,
  summary: 'List the conversations of the signed-in user with the administrators, the latest message first',
  query: z.strictObject(pageQuery),
  output: z.strictObject({ ...pageOf(Conversation).shape, unread: z.number() }),
});

export const startConversation = endpoint({
  ...common,
  method: 'POST',
  path,
  summary: `Write to the administrators; at most ${MAX_OPEN_CONVERSATIONS} open conversations and ${MAX_SUPPORT_MESSAGES_A_DAY} messages in 24 hours. Repeating it with the same id and content gives the same response`,
  failure: 'supportSendFailed',
  errors: ['idConflict', 'tooManyConversations', 'tooManySupportMessages'],
  status: 201,
  body: z.strictObject({
    id: z.optional(Id),
    subject: line(MAX_SUPPORT_SUBJECT_LENGTH),
    text: SupportText,
  }),
  output: ConversationWithMessages,
});
export type NewConversation = BodyOf<typeof startConversation>;

export const getConversation = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/:id`,
  summary: `Get a conversation of the signed-in user with its last ${SUPPORT_MESSAGES_AT_ONCE} messages, or with the messages before a number`,
  errors: ['conversationNotFound'],
  params: ById,
  query: messagesQuery,
  output: ConversationWithMessages,
});

export const sendSupportMessage = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/:id/messages`,
  summary:
    'Write a further message, which opens a closed conversation again. Repeating it with the same id and text gives the same response',
  failure: 'supportSendFailed',
  errors: ['conversationNotFound', 'idConflict', 'tooManyConversations', 'tooManySupportMessages'],
  status: 201,
  params: ById,
  body: z.strictObject({ id: z.optional(Id), text: SupportText }),
  output: ConversationWithMessages,
});

export const readConversation = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/:id/read`,
  summary: 'Mark the answers of a conversation as read',
  failure: 'supportUpdateFailed',
  errors: ['conversationNotFound'],
  params: ById,
  output: Success,
});

export const closeConversation = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/:id/close`,
  summary: 'Close a conversation of the signed-in user',
  failure: 'supportUpdateFailed',
  errors: ['conversationNotFound'],
  params: ById,
  output: ConversationWithMessages,
});
