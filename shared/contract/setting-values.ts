import * as z from 'zod/mini';
import { bannerFields } from '../banner.ts';
import { PREMIUM_MODES } from '../premium.ts';
import { PAGE_SIZES, MAX_PASSWORD_MINIMUM, MAX_SESSION_DAYS, MIN_PASSWORD_LENGTH } from '../limits.ts';
import { Currency, Email, Language, line, TimeZone } from './fields.ts';
import { Registration } from './instance.ts';

const MAX_DOMAINS = 50;

export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const;
export const BACKUP_SCHEDULES = ['off', 'daily', 'weekly'] as const;

/** The range of each numeric setting. */
export const SETTING_RANGES = {
  minPasswordLength: [MIN_PASSWORD_LENGTH, MAX_PASSWORD_MINIMUM],
  sessionDays: [1, MAX_SESSION_DAYS],
  failuresPerAccount: [3, 100],
  failuresPerAddress: [10, 10_000],
  smtpPort: [1, 65_535],
  statisticsDays: [60, 3_650],
  backupsKept: [1, 100],
  importedRowsPerAccount: [0, 10_000_000],
} as const;

function numberInRange(name: keyof typeof SETTING_RANGES) {
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

/** An address of this installation: http or https and a host, without a path. */
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

/** Every setting and its allowed values. Null means not set. */
export const SystemSettings = z.strictObject({
  // General
  instanceName: line(60),
  /** The public address, which begins the links in mail. If it is null, the server's own base URL begins them. */
  publicUrl: z.nullable(PublicUrl),
  supportEmail: z.nullable(Email),
  defaultLanguage: Language,
  defaultCurrency: Currency,
  /** The time zone of the installation's days, and the default of new users. */
  timeZone: TimeZone,
  /** The number of items on a page of a list. */
  pageSize: z.literal(PAGE_SIZES),

  // Registration
  registration: Registration,
  /** Only addresses of these domains may sign up. If empty, every address may. */
  allowedDomains: z.array(Domain).check(z.maxLength(MAX_DOMAINS, { error: 'tooMany' })),
  emailVerification: z.boolean(),

  // Premium
  premiumMode: z.enum(PREMIUM_MODES),

  // Security
  minPasswordLength: numberInRange('minPasswordLength'),
  /** Days until an unused session expires. */
  sessionDays: numberInRange('sessionDays'),
  /** Wrong passwords allowed within 15 minutes before the next attempt must wait. */
  failuresPerAccount: numberInRange('failuresPerAccount'),
  failuresPerAddress: numberInRange('failuresPerAddress'),
  /** Whether administrators may make password links even if the server can mail them to the owners. */
  adminResetLinks: z.boolean(),
  /** Whether administrators need a code at sign-in before they can use the administration. */
  adminsNeedTwoStep: z.boolean(),

  // Mail
  smtpHost: z.nullable(Host),
  smtpPort: numberInRange('smtpPort'),
  smtpSecurity: z.enum(MAIL_SECURITIES),
  smtpUser: z.nullable(line(254)),
  mailFrom: z.nullable(Email),

  // Privacy and analytics
  analytics: z.boolean(),
  /** Days until page views and the days of users' activity are deleted. */
  statisticsDays: numberInRange('statisticsDays'),

  // Data
  backupSchedule: z.enum(BACKUP_SCHEDULES),
  backupsKept: numberInRange('backupsKept'),
  /** The most rows of files that an account may have imported; 0 turns imports off. */
  importedRowsPerAccount: numberInRange('importedRowsPerAccount'),

  // Maintenance
  isReadOnly: z.boolean(),
  ...bannerFields(() => z.nullable(line(200))),
});
export type SystemSettings = z.infer<typeof SystemSettings>;
export type SettingName = keyof SystemSettings;

/** Secrets are never sent back. Responses only say whether each is set. */
export const SECRET_NAMES = ['smtpPassword'] as const;
/** The settings of the mail server. Changing one deletes the password, which must not go to another server. */
export const MAIL_SERVER_NAMES = [
  'smtpHost',
  'smtpPort',
  'smtpSecurity',
  'smtpUser',
] as const satisfies SettingName[];
/** Settings that hold a secret or weaken its protection. Changing one needs the password again. */
export const PROVED_NAMES = [
  ...MAIL_SERVER_NAMES,
  'smtpPassword',
  // Without mail nobody gets a notice.
  'mailFrom',
  'emailVerification',
  'minPasswordLength',
  'failuresPerAccount',
  'failuresPerAddress',
  'backupsKept',
  // Links in mail, which have tokens, begin with it.
  'publicUrl',
  'adminResetLinks',
  'adminsNeedTwoStep',
] as const satisfies (SettingName | SecretName)[];
export type SecretName = (typeof SECRET_NAMES)[number];
/** The default of `backupSchedule` depends on the database: see `defaultSettings` of the server. */
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
  premiumMode: 'everyone',
  minPasswordLength: MIN_PASSWORD_LENGTH,
  sessionDays: 7,
  failuresPerAccount: 5,
  failuresPerAddress: 50,
  adminResetLinks: false,
  adminsNeedTwoStep: false,
  smtpHost: null,
  smtpPort: 587,
  smtpSecurity: 'starttls',
  smtpUser: null,
  mailFrom: null,
  analytics: true,
  statisticsDays: 400,
  backupSchedule: 'off',
  backupsKept: 7,
  importedRowsPerAccount: 200_000,
  isReadOnly: false,
  ...bannerFields(() => null),
};

function toOrigin(text: string): string {
  return text.toLowerCase().replace(/\/$/, '');
}
