import type { Flag } from './flag.ts';

export type AdminNotificationsTable = {
  user_id: string;
  id: string;
  type: 'newUserRegistered' | 'premiumRequested';
  email: string;
  message: string;
  timestamp: number;
  read: Flag;
};

/** Mail to send, and mail that was sent. The content is sealed with the secret, and deleted once the mail is sent. */
export type OutboxTable = {
  user_id: string;
  id: string;
  kind: string;
  sealed: string | null;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** The time of the next attempt; during an attempt, the time from which another process may take over. */
  due_at: number;
  /** The mail is not sent after this instant. */
  expires_at: number | null;
  error: string | null;
  created_at: number;
  finished_at: number | null;
};
