import * as z from 'zod/mini';

/** The reasons why a message was not sent. Each has its own remedy. */
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
  // The message was withdrawn, was too old, or cannot be decrypted with this SECRET.
  'withdrawn',
  'expired',
  'secretChanged',
  'unknown',
] as const;
export const MailProblem = z.enum(MAIL_PROBLEMS);
export type MailProblem = z.infer<typeof MailProblem>;
