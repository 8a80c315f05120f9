import type { Flag } from './flag.ts';

// Conversations of users with the administrators.

export type SupportConversationsTable = {
  user_id: string;
  id: string;
  subject: string;
  /** The subject as `toSearchText` writes it. */
  search_text: string;
  state: 'open' | 'answered' | 'closed';
  /** The instant of the last change of `state`. */
  moved_at: number;
  assigned_to: string | null;
  /** Whether there is an answer that the person has not read. */
  unread: Flag;
  message_count: number;
  last_by: 'person' | 'administrator';
  excerpt: string;
  last_at: number;
  created_at: number;
};

export type SupportMessagesTable = {
  user_id: string;
  conversation_id: string;
  id: string;
  /** Its place in the conversation, from 1. */
  number: number;
  author: 'person' | 'administrator';
  /** The id of its author, whose account may have been deleted. */
  author_id: string;
  text: string;
  /** The text as `toSearchText` writes it. */
  search_text: string;
  created_at: number;
};
