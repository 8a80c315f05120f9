import * as z from 'zod/mini';
import { bannerFields } from '../banner.ts';
import { PAGE_SIZES, MAX_PASSWORD_MINIMUM, MAX_SESSION_DAYS, MIN_PASSWORD_LENGTH } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Currency, Email, Instant, Language, line, TimeZone } from './fields.ts';
import { MailProblem } from './mail-problem.ts';
import { pageOf, pageQuery } from './pages.ts';
import { Registration } from './registration.ts';

const MAX_DOMAINS = 50;

export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const;
export const BACKUP_SCHEDULES = ['off', 'daily', 'weekly'] as const;

/** The smallest and the largest number that each of these settings can be. */
export const SETTING_RANGES = {
  minPasswordLength: [MIN_PASSWORD_LENGTH, MAX_PASSWORD_MINIMUM],
  sessionDays: [1, MAX_SESSION_DAYS],
  failuresPerAccount: [3, 100],
  failuresPerAddress: [10, 10_000],
  smtpPort: [1, 65_535],
  statisticsDays: [60, 3_650],
  backupsKept: [1, 100],
} as const;

function numberFor(name: keyof typeof SETTING_RANGES) {
  const [min, max] = SETTING_RANGES[name];
  return z
    .number({ error: 'numberOutOfRange' })
    .check(
      z.refine(Number.isInteger, { error: 'numberOutOfRange', abort: true }),
      z.gte(min, { error: 'numberOutOfRange' }),
      z.lte(max, { error: 'numberOutOfRange' }),
    );
}

const Domain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, { error: 'domainInvalid' }),
    z.regex(/^(?!-)[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u, { error: 'domainInvalid' }),
  );

const ORIGIN_URL = /^https?:\/\/([\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?|\[[\da-f:]+\])(:\d{1,5})?\/?$/iu;

/** An address of this installation: http or https, a host, no path. */
const PublicUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2_000, { error: 'urlInvalid', abort: true }),
    z.regex(ORIGIN_URL, { error: 'urlInvalid', abort: true }),
    z.overwrite(toOrigin),
  );

const Host = z
  .string()
  .check(
    z.trim(),
    z.maxLength(253, { error: 'hostInvalid' }),
    z.regex(/^[\p{L}\p{N}]([\p{L}\p{N}.:-]*[\p{L}\p{N}])?$/u, { error: 'hostInvalid' }),
  );

/** Everything an administrator can set, and what each value may be. Null: there is none. */
export const SystemSettings = z.strictObject({
  // General
  instanceName: line(60),
  /** Where people reach the installation; links in mail begin with it. Null: where the server says it runs. */
  publicUrl: z.nullable(PublicUrl),
  supportEmail: z.nullable(Email),
  defaultLanguage: Language,
  defaultCurrency: Currency,
  /** By it days are counted, and new users have it who do not say theirs. */
  timeZone: TimeZone,
  /** How many items a list shows at once. */
  pageSize: z.literal(PAGE_SIZES),

  // Registration
  registration: Registration,
  /** Only addresses of these domains may sign up; without any, every address may. */
  allowedDomains: z.array(Domain).check(z.maxLength(MAX_DOMAINS, { error: 'tooMany' })),
  emailVerification: z.boolean(),

  // Security
  minPasswordLength: numberFor('minPasswordLength'),
  /** After so many days without use a session is over. */
  sessionDays: numberFor('sessionDays'),
  /** Wrong passwords within 15 minutes before the next attempt has to wait. */
  failuresPerAccount: numberFor('failuresPerAccount'),
  failuresPerAddress: numberFor('failuresPerAddress'),
  /** Whether administrators can create password links though the server can mail them to their owners. */
  adminResetLinks: z.boolean(),

  // Mail
  smtpHost: z.nullable(Host),
  smtpPort: numberFor('smtpPort'),
  smtpSecurity: z.enum(MAIL_SECURITIES),
  smtpUser: z.nullable(line(254)),
  mailFrom: z.nullable(Email),

  // Privacy and analytics
  analytics: z.boolean(),
  /** Page views and the days on which people were active are forgotten after so many days. */
  statisticsDays: numberFor('statisticsDays'),

  // Data
  backupSchedule: z.enum(BACKUP_SCHEDULES),
  backupsKept: numberFor('backupsKept'),

  // Maintenance
  isReadOnly: z.boolean(),
  ...bannerFields(() => z.nullable(line(200))),
});
export type SystemSettings = z.infer<typeof SystemSettings>;
export type SettingName = keyof SystemSettings;

/** What is written and never read: whether there is one is all that is told. */
export const SECRET_NAMES = ['smtpPassword'] as const;
/** The settings that the mail server's password belongs to: a change of one forgets it. */
export const MAIL_SERVER_NAMES = [
  'smtpHost',
  'smtpPort',
  'smtpSecurity',
  'smtpUser',
] as const satisfies SettingName[];
/** Settings that hold a secret, or weaken what guards one: who changes one gives the password again. */
export const PROVED_NAMES = [
  ...MAIL_SERVER_NAMES,
  'smtpPassword',
  // Without it nobody is told of anything.
  'mailFrom',
  'emailVerification',
  'minPasswordLength',
  'failuresPerAccount',
  'failuresPerAddress',
  'backupsKept',
  // Links in mail begin with it.
  'publicUrl',
  'adminResetLinks',
] as const satisfies (SettingName | SecretName)[];
export type SecretName = (typeof SECRET_NAMES)[number];
const Secret = z.nullable(
  z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(500, { error: 'textTooLong' })),
);

export const DEFAULT_SETTINGS: SystemSettings = {
  instanceName: 'Saldo',
  publicUrl: null,
  supportEmail: null,
  defaultLanguage: 'en',
  defaultCurrency: 'EUR',
  timeZone: 'UTC',
  pageSize: 20,
  registration: 'open',
  allowedDomains: [],
  emailVerification: false,
  minPasswordLength: MIN_PASSWORD_LENGTH,
  sessionDays: 7,
  failuresPerAccount: 5,
  failuresPerAddress: 50,
  adminResetLinks: false,
  smtpHost: null,
  smtpPort: 587,
  smtpSecurity: 'starttls',
  smtpUser: null,
  mailFrom: null,
  analytics: true,
  statisticsDays: 400,
  backupSchedule: 'off',
  backupsKept: 7,
  isReadOnly: false,
  ...bannerFields(() => null),
};

const StoredSettings = z.strictObject({
  settings: SystemSettings,
  /** Where links begin while `publicUrl` is null. */
  ownUrl: z.string(),
  /** Which settings the environment has set, by the name of its variable; they cannot be changed here. */
  fixed: z.strictObject(optionalFields(textForEach())),
  /** Which secrets are there. One that was sealed under another SECRET is not. */
  secrets: z.strictObject({ smtpPassword: z.boolean() }),
});
export type StoredSettings = z.infer<typeof StoredSettings>;

const SettingChanges = z.strictObject({
  ...optionalFields(SystemSettings.shape),
  smtpPassword: z.optional(Secret),
});
export type SettingChanges = z.infer<typeof SettingChanges>;

const common = { tag: 'Administration', access: 'admin' } as const;

export const getSettings = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/settings',
  summary: 'The settings of the installation, and which of them the environment has set',
  output: StoredSettings,
});

export const changeSettings = endpoint({
  ...common,
  method: 'PATCH',
  path: '/api/v1/admin/settings',
  summary: 'Change settings; they act at once. Those that hold or guard a secret need the password first',
  failure: 'settingsUpdateFailed',
  errors: ['proofRequired', 'settingFixed', 'verificationNeedsMail'],
  body: SettingChanges,
  output: StoredSettings,
});

export const sendTestMail = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/mail-test',
  summary: 'Send a message to who is asking, with the settings as they are',
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
  summary: 'Mail that waits, was sent, or could not be, the latest first; never what it says',
  query: z.strictObject(pageQuery),
  output: pageOf(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      attempts: z.number(),
      createdAt: Instant,
      finishedAt: z.nullable(Instant),
      /** When it is tried next; null once it is finished. */
      dueAt: z.nullable(Instant),
      error: z.nullable(MailProblem),
    }),
  ),
});

export const getHealth = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/health',
  summary: 'How the installation is: version, database, jobs, last backup, mail that waits',
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
      }),
    ),
    lastBackupAt: z.nullable(Instant),
    mail: z.strictObject({ isOn: z.boolean(), waiting: z.number(), failed: z.number() }),
  }),
});

function toOrigin(text: string): string {
  return text.toLowerCase().replace(/\/$/, '');
}

/** The fields of an object, each of which may be left out. Of the schema library this needs the least. */
function optionalFields<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, z.optional(schema)]);
  return Object.fromEntries(fields) as { [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]> };
}

function textForEach() {
  const fields = Object.keys(SystemSettings.shape).map((name) => [name, z.string()]);
  return Object.fromEntries(fields) as Record<SettingName, z.ZodMiniString>;
}
