import type { Flag } from './flag.ts';

// What people write to the administrators, and the answers.

export type SupportConversationsTable = {
  user_id: string;
  id: string;
  subject: string;
  /** The subject by `toSearchText`. */
  search_text: string;
  state: 'open' | 'answered' | 'closed';
  /** Since when it is in its state. */
  moved_at: number;
  /** The administrator who is responsible for it. */
  assigned_to: string | null;
  /** Whether the person has not read an answer. */
  unread: Flag;
  message_count: number;
  last_by: 'person' | 'administrator';
  /** The beginning of the last message. */
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
  /** The account that wrote it; it may have been deleted. */
  author_id: string;
  text: string;
  /** The text by `toSearchText`. */
  search_text: string;
  created_at: number;
};
