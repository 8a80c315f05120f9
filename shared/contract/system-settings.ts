import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';
import { MailProblem } from './mail-problem.ts';
import { pageOf, pageQuery } from './pages.ts';
import { eachOptional } from './record-fields.ts';
import { SystemSettings, type SettingName } from './setting-values.ts';

const Secret = z.nullable(
  z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(500, { error: 'textTooLong' })),
);

const StoredSettings = z.strictObject({
  settings: SystemSettings,
  /** The server's own base URL, with which links begin while `publicUrl` is null. */
  ownUrl: z.string(),
  /** The settings that the environment sets, each with its variable. They cannot be changed here. */
  fixed: z.strictObject(eachOptional(textForEachSetting())),
  /** Whether each secret is set. A secret that was encrypted under another SECRET is not. */
  secrets: z.strictObject({ smtpPassword: z.boolean() }),
});
export type StoredSettings = z.infer<typeof StoredSettings>;

const SettingChanges = z.strictObject({
  ...eachOptional(SystemSettings.shape),
  smtpPassword: z.optional(Secret),
});
export type SettingChanges = z.infer<typeof SettingChanges>;

const common = { tag: 'Administration', access: 'admin' } as const;

export const getSettings = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/settings',
  summary: 'Get the settings, and those that the environment sets',
  output: StoredSettings,
});

export const changeSettings = endpoint({
  ...common,
  method: 'PATCH',
  path: '/api/v1/admin/settings',
  summary: 'Change settings at once. Settings that hold or guard a secret need the password first',
  failure: 'settingsUpdateFailed',
  errors: ['proofRequired', 'settingFixed', 'verificationNeedsMail'],
  body: SettingChanges,
  output: StoredSettings,
});

export const sendTestMail = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/mail-test',
  summary: 'Send a test message to the signed-in administrator with the current settings',
  errors: ['mailUnavailable', 'tooManyRequests'],
  output: z.strictObject({
    isSent: z.boolean(),
    to: z.string(),
    problem: z.nullable(MailProblem),
  }),
});

export const listDeliveries = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/mail-deliveries',
  summary: 'List waiting, sent and failed messages, newest first, without their content',
  query: z.strictObject(pageQuery),
  output: pageOf(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      attempts: z.number(),
      createdAt: Instant,
      finishedAt: z.nullable(Instant),
      /** The time of the next attempt; null when there is none. */
      dueAt: z.nullable(Instant),
      error: z.nullable(MailProblem),
    }),
  ),
});

export const getHealth = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/health',
  summary: 'Get the state of the installation: version, database, jobs, last backup, waiting mail',
  output: z.strictObject({
    version: z.string(),
    startedAt: Instant,
    node: z.string(),
    database: z.strictObject({
      engine: z.enum(['sqlite', 'postgres']),
      version: z.string(),
      bytes: z.number(),
    }),
    jobs: z.array(
      z.strictObject({
        name: z.string(),
        startedAt: z.nullable(Instant),
        finishedAt: z.nullable(Instant),
        isFailed: z.boolean(),
        /** Only a backup is ever skipped, if too little space is free. */
        isSkipped: z.boolean(),
      }),
    ),
    backupSchedule: SystemSettings.shape.backupSchedule,
    lastBackupAt: z.nullable(Instant),
    /** Whether the last backup is older than two days, or eight if backups are weekly. */
    isBackupLate: z.boolean(),
    /** Whether the last backup is not in the second folder that the operator has set. */
    isBackupCopyMissing: z.boolean(),
    isRestoreTrialFailed: z.boolean(),
    mail: z.strictObject({ isOn: z.boolean(), waiting: z.number(), failed: z.number() }),
  }),
});

function textForEachSetting() {
  const fields = Object.keys(SystemSettings.shape).map((name) => [name, z.string()]);
  return Object.fromEntries(fields) as Record<SettingName, z.ZodMiniString>;
}
