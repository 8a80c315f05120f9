import type { Flag } from './flag.ts';

// What users and administrators are sent.

export type AdminNotificationsTable = {
  user_id: string;
  id: string;
  type: 'newUserRegistered' | 'premiumRequested';
  email: string;
  message: string;
  timestamp: number;
  read: Flag;
};

/** Mail to send and mail that was sent. The content is readable only with the secret, and deleted once sent. */
export type OutboxTable = {
  user_id: string;
  id: string;
  kind: string;
  sealed: string | null;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** When to try it; during an attempt, when another process may take it over. */
  due_at: number;
  /** After this instant it is useless to the recipient. */
  expires_at: number | null;
  error: string | null;
  created_at: number;
  finished_at: number | null;
};
