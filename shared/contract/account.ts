import * as z from 'zod/mini';
import type { AuditAction } from './audit.ts';
import { StoredStatement } from './balances.ts';
import { StoredBudget } from './budgets.ts';
import { CategoryItem } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { Email, GivenPassword, Instant, NewPassword, Success } from './fields.ts';
import { ById, Id } from './record-fields.ts';
import { StoredGoal, StoredGoalEntry } from './goals.ts';
import { Import, ImportEntry } from './imports.ts';
import { PHOTO_TYPES } from './photo.ts';
import { StoredPremiumRequest } from './premium.ts';
import { Profile } from './profile.ts';
import { ExportedNoticeDecision } from './notices.ts';
import { ExportedDecision, ExportedOccurrence, ExportedRecurring } from './recurring-export.ts';
import { StoredRecurringTransfer } from './recurring-transfers.ts';
import { Source } from './sources.ts';
import { ExportedConversation, ExportedMessage } from './support.ts';
import { Transaction } from './transactions.ts';
import { StoredTransfer } from './transfers.ts';

/** A browser in which a user is signed in. The session's token is never in a response. */
export const Session = z.strictObject({
  id: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  /** The browser and the system, such as 'Firefox' on 'Windows'; null if the user agent does not name them. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Whether this request belongs to the session. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** The audit actions that the owner of an account sees. */
export const ACTIVITY_ACTIONS = [
  'userPromoted',
  'userDemoted',
  'userSuspended',
  'userReactivated',
  'planChanged',
  'premiumDeclined',
  'resetLinkMade',
  'emailConfirmed',
  'emailChanged',
  'passwordChanged',
  'passwordReset',
  'tokenMade',
  'tokenRevoked',
  'twoStepTurnedOn',
  'twoStepTurnedOff',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'twoStepRemoved',
  'passkeyAdded',
  'passkeyRemoved',
] as const satisfies AuditAction[];

/** An audit act as the account's owner sees it. Other people appear by role only. */
export const Activity = z.strictObject({
  id: z.string(),
  at: Instant,
  action: z.enum(ACTIVITY_ACTIONS),
  /** `linkHolder`: an unknown person who had the link. */
  by: z.enum(['self', 'linkHolder', 'administrator', 'operator']),
});
export type Activity = z.infer<typeof Activity>;

const EXPORT_FORMATS = ['json', 'csv'] as const;
export const EXPORT_VERSION = 3;

/** The source and the import of a transaction; both are null if it was typed. */
const origin = { sourceId: z.nullable(Id), importId: z.nullable(Id) };

/** Everything a user has stored, in a format that another installation can read. */
export const AccountExport = z.strictObject({
  format: z.literal('saldo'),
  /** Raise it when readers of the previous version would misread the new one. */
  version: z.literal(EXPORT_VERSION),
  exportedAt: Instant,
  profile: Profile,
  photo: z.nullable(z.strictObject({ type: z.enum(PHOTO_TYPES), base64: z.string() })),
  /** The fixed categories and the user's own ones. */
  categories: z.array(CategoryItem),
  records: z.array(z.strictObject({ ...Transaction.shape, ...origin })),
  /** Deleted transactions that can still be restored. */
  deletedRecords: z.array(z.strictObject({ ...Transaction.shape, deletedAt: Instant, ...origin })),
  sources: z.array(Source),
  imports: z.array(Import),
  transfers: z.array(StoredTransfer),
  recurringTransfers: z.array(StoredRecurringTransfer),
  statements: z.array(StoredStatement),
  importEntries: z.array(ImportEntry),
  recurring: z.array(ExportedRecurring),
  recurringOccurrences: z.array(ExportedOccurrence),
  recurringDecisions: z.array(ExportedDecision),
  noticeDecisions: z.array(ExportedNoticeDecision),
  budgets: z.array(StoredBudget),
  goals: z.array(StoredGoal),
  goalEntries: z.array(StoredGoalEntry),
  supportConversations: z.array(ExportedConversation),
  supportMessages: z.array(ExportedMessage),
  /** The latest request for Premium, if there is one. A restore ignores it and the plan of the profile. */
  premiumRequests: z.array(StoredPremiumRequest),
});
export type AccountExport = z.infer<typeof AccountExport>;

const common = { tag: 'Account', access: 'user' } as const;

export const listSessions = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/me/sessions',
  summary: 'List the sessions of the signed-in user: this one first, then the most recently used',
  output: z.strictObject({ items: z.array(Session) }),
});

export const endSession = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/v1/me/sessions/:id',
  summary: 'End a session. Its next request is refused',
  failure: 'sessionEndFailed',
  errors: ['sessionNotFound'],
  params: ById,
  output: Success,
});

export const endOtherSessions = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/v1/me/sessions',
  summary: 'End every session except this one',
  failure: 'sessionEndFailed',
  output: Success,
});

export const listActivityLog = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/me/activity-log',
  summary: 'List the latest acts on the account of the signed-in user, by anybody',
  output: z.strictObject({ items: z.array(Activity) }),
});

export const changePassword = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/me/password',
  summary: 'Change the password and end every other session',
  failure: 'passwordChangeFailed',
  errors: ['proofRequired', 'tooManyRequests'],
  body: z.strictObject({ currentPassword: GivenPassword, newPassword: NewPassword }),
  output: Success,
});

export const exportAccount = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/me/export',
  summary: "Download the signed-in user's data: everything as JSON, or the transactions as CSV",
  query: z.strictObject({ format: z.optional(z.enum(EXPORT_FORMATS)) }),
  output: AccountExport,
  responseTypes: ['text/csv'],
});

export const deleteAccount = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/v1/me',
  summary: 'Delete the account and everything in it permanently',
  failure: 'accountDeleteFailed',
  errors: ['lastAdmin', 'proofRequired', 'tooManyRequests'],
  body: z.strictObject({ password: GivenPassword, confirm: Email }),
  output: Success,
});
