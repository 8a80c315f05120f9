import * as z from 'zod/mini';

/** What can keep a message from being sent, as far as an administrator does something else about each. */
export const MAIL_PROBLEMS = [
  'nameNotFound',
  'connectionRefused',
  'connectionClosed',
  'timedOut',
  'tlsFailed',
  'loginRefused',
  'senderRefused',
  'recipientRefused',
  'messageRefused',
  // The message was taken back, came too late, or cannot be read with this SECRET.
  'withdrawn',
  'expired',
  'secretChanged',
  'unknown',
] as const;
export const MailProblem = z.enum(MAIL_PROBLEMS);
export type MailProblem = z.infer<typeof MailProblem>;
