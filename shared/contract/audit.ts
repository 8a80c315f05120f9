import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, line } from './fields.ts';
import { Day } from './record-fields.ts';
import { pageOf, pageQuery } from './pages.ts';
import type { SecretName, SettingName } from './setting-values.ts';

const MAX_ID_LENGTH = 100;

/** Acts on conversations. The target is the user of the conversation. */
export const SUPPORT_ACTIONS = [
  'supportStarted',
  'supportAnswered',
  'supportAssigned',
  'supportStateChanged',
] as const;

export const AUDIT_ACTIONS = [
  'userPromoted',
  'userDemoted',
  'userSuspended',
  'userReactivated',
  'planChanged',
  'premiumDeclined',
  'resetLinkMade',
  'usersExported',
  'accountDeleted',
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
  'settingsChanged',
  'inviteMade',
  'inviteRevoked',
  'mailTested',
  'backupMade',
  'backupDownloaded',
  'backupDeleted',
  'backupRestored',
  ...SUPPORT_ACTIONS,
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

/** A signed-in user, the command line, or the program itself. */
const AUDIT_ACTORS = ['user', 'shell', 'system'] as const;
/** The actors without an account. A search names them in place of an id. */
export const PROGRAM_ACTORS = ['shell', 'system'] as const;
const AUDIT_TARGETS = ['user', 'settings', 'invite', 'mail', 'backup'] as const;

/** The names in `before` and `after` that are not settings. The texts of the audit log translate each. */
export const ACT_VALUE_NAMES = [
  'isAdmin',
  'isSuspended',
  'plan',
  'premiumUntil',
  'isSent',
  'createdAt',
  'expiresAt',
  'id',
  'bytes',
  'assignedTo',
  'supportState',
  /** The id of a conversation with the target. */
  'conversation',
] as const;
export type ActValueName = (typeof ACT_VALUE_NAMES)[number];
/** All names in `before` and `after`. */
export type AuditedName = ActValueName | SettingName | SecretName;

const Values = z.nullable(z.looseObject({}));

/** An act on the installation or on an account. */
export const AuditEntry = z.strictObject({
  id: z.string(),
  at: Instant,
  actor: z.enum(AUDIT_ACTORS),
  actorId: z.nullable(z.string()),
  /** The current name of the account; null if there is no account or it was deleted. */
  actorName: z.nullable(z.string()),
  action: AuditAction,
  target: z.nullable(z.enum(AUDIT_TARGETS)),
  targetId: z.nullable(z.string()),
  targetName: z.nullable(z.string()),
  /** The old and the new values. Secrets are masked. */
  before: Values,
  after: Values,
  /** The current names of the accounts whose ids are in `before` and `after`; deleted accounts are left out. */
  people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit',
  summary: 'List the audit acts, newest first',
  tag: 'Administration',
  access: 'admin',
  query: z.strictObject({
    ...pageQuery,
    action: z.optional(AuditAction),
    /** The id of the acting account, or 'shell' or 'system'. */
    actor: z.optional(line(MAX_ID_LENGTH)),
    /** The id of the changed user or thing. */
    target: z.optional(line(MAX_ID_LENGTH)),
    /** The first and the last day, in the time zone of the installation. */
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  output: pageOf(AuditEntry),
});
