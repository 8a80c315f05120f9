import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Day, Instant, line } from './fields.ts';
import { pageOf, pageQuery } from './pages.ts';
import type { SecretName, SettingName } from './system-settings.ts';

const MAX_ID_LENGTH = 100;

export const AUDIT_ACTIONS = [
  'userPromoted',
  'userDemoted',
  'userSuspended',
  'userReactivated',
  'resetLinkMade',
  'usersExported',
  'accountDeleted',
  'emailConfirmed',
  'emailChanged',
  'passwordChanged',
  'passwordReset',
  'settingsChanged',
  'inviteMade',
  'inviteRevoked',
  'mailTested',
  'backupMade',
  'backupDownloaded',
  'backupDeleted',
  'backupRestored',
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

/** Who did it: somebody signed in, the command line, or the program by itself. */
const AUDIT_ACTORS = ['user', 'shell', 'system'] as const;
/** Those of them that are no account; they are searched for by these names. */
export const PROGRAM_ACTORS = ['shell', 'system'] as const;
const AUDIT_TARGETS = ['user', 'settings', 'invite', 'mail', 'backup'] as const;

/** Names of values in `before` and `after`, besides settings; the texts of the log have words for each. */
export const ACT_VALUE_NAMES = [
  'isAdmin',
  'isSuspended',
  'isSent',
  'createdAt',
  'expiresAt',
  'id',
  'bytes',
] as const;
export type ActValueName = (typeof ACT_VALUE_NAMES)[number];
/** All names of values in `before` and `after`. */
export type AuditedName = ActValueName | SettingName | SecretName;

const Values = z.nullable(z.looseObject({}));

/** Something that was done to the installation or to an account. */
export const AuditEntry = z.strictObject({
  id: z.string(),
  at: Instant,
  actor: z.enum(AUDIT_ACTORS),
  actorId: z.nullable(z.string()),
  /** The name that the account has now; null where there is none, or the account is gone. */
  actorName: z.nullable(z.string()),
  action: AuditAction,
  target: z.nullable(z.enum(AUDIT_TARGETS)),
  targetId: z.nullable(z.string()),
  targetName: z.nullable(z.string()),
  /** What changed, as it was and as it is; secrets are masked. */
  before: Values,
  after: Values,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit',
  summary: 'What was done by whom, the latest first',
  tag: 'Administration',
  access: 'admin',
  query: z.strictObject({
    ...pageQuery,
    action: z.optional(AuditAction),
    /** The id of the account that acted, or who did that is none: 'shell', 'system'. */
    actor: z.optional(line(MAX_ID_LENGTH)),
    /** The id of what it was done to. */
    target: z.optional(line(MAX_ID_LENGTH)),
    /** The first and the last day, by the time zone of the installation. */
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  output: pageOf(AuditEntry),
});
