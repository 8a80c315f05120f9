import * as z from 'zod/mini';
import type { AuditAction } from './audit.ts';
import { endpoint } from './endpoint.ts';
import { Email, GivenPassword, Instant, NewPassword, TransactionId, Success } from './fields.ts';
import { PHOTO_TYPES } from './photo.ts';
import { Profile } from './profile.ts';
import { Transaction } from './transactions.ts';

/** A place where somebody is signed in; its token never leaves the server. */
export const Session = z.strictObject({
  id: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  /** As the user agent calls itself: 'Firefox' on 'Windows'; null where it does not tell. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Whether it is the session of who is asking. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** The acts on an account that its owner sees. */
export const ACTIVITY_ACTIONS = [
  'userPromoted',
  'userDemoted',
  'userSuspended',
  'userReactivated',
  'resetLinkMade',
  'emailConfirmed',
  'emailChanged',
  'passwordChanged',
  'passwordReset',
] as const satisfies AuditAction[];

/** An act on an account as its owner sees it; other people appear by their role only. */
export const Activity = z.strictObject({
  id: z.string(),
  at: Instant,
  action: z.enum(ACTIVITY_ACTIONS),
  /** `linkHolder`: whoever had the link, which is all that is known of them. */
  by: z.enum(['self', 'linkHolder', 'administrator', 'operator']),
});
export type Activity = z.infer<typeof Activity>;

const EXPORT_FORMATS = ['json', 'csv'] as const;
export const EXPORT_VERSION = 1;

/** Everything a person has stored, in a form that another installation can read. */
export const AccountExport = z.strictObject({
  format: z.literal('saldo'),
  /** Rises when a reader of the one before would misunderstand it. */
  version: z.literal(EXPORT_VERSION),
  exportedAt: Instant,
  profile: Profile,
  photo: z.nullable(z.strictObject({ type: z.enum(PHOTO_TYPES), base64: z.string() })),
  records: z.array(Transaction),
});
export type AccountExport = z.infer<typeof AccountExport>;

const common = { tag: 'Account', access: 'user' } as const;

export const listSessions = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/me/sessions',
  summary: 'Where who is asking is signed in, this session first, then the latest used',
  output: z.strictObject({ items: z.array(Session) }),
});

export const endSession = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/v1/me/sessions/:id',
  summary: 'End a session; its next request is refused',
  failure: 'sessionEndFailed',
  errors: ['sessionNotFound'],
  params: z.strictObject({ id: TransactionId }),
  output: Success,
});

export const endOtherSessions = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/v1/me/sessions',
  summary: 'End every session but this one',
  failure: 'sessionEndFailed',
  output: Success,
});

export const listActivityLog = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/me/activity-log',
  summary: 'The latest that was done to the account of who is asking, by whomever',
  output: z.strictObject({ items: z.array(Activity) }),
});

export const changePassword = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/me/password',
  summary: 'Change the password and end every other session',
  failure: 'passwordChangeFailed',
  errors: ['tooManyRequests'],
  body: z.strictObject({ currentPassword: GivenPassword, newPassword: NewPassword }),
  output: Success,
});

export const exportAccount = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/me/export',
  summary: 'Download everything of who is asking: all of it as JSON, or the transactions as CSV',
  query: z.strictObject({ format: z.optional(z.enum(EXPORT_FORMATS)) }),
  output: AccountExport,
  answerTypes: ['text/csv'],
});

export const deleteAccount = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/v1/me',
  summary: 'Delete the account with everything in it, for good',
  failure: 'accountDeleteFailed',
  errors: ['lastAdmin', 'tooManyRequests'],
  body: z.strictObject({ password: GivenPassword, confirm: Email }),
  output: Success,
});
