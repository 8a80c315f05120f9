import type { Flag } from './flag.ts';

// What users and administrators are sent.

export type AdminNotificationsTable = {
  user_id: string;
  id: string;
  type: 'newUserRegistered';
  email: string;
  message: string;
  timestamp: number;
  read: Flag;
};

/** Mail to send and mail that was; what is in it is readable with the secret only, and goes once it is sent. */
export type OutboxTable = {
  user_id: string;
  id: string;
  kind: string;
  sealed: string | null;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** When it is to be tried; while it is being sent, when another process may take it over. */
  due_at: number;
  /** After this instant it is of no use to whoever gets it. */
  expires_at: number | null;
  error: string | null;
  created_at: number;
  finished_at: number | null;
};
