import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { hasPath, isAddressOrNetwork, toMailbox, type Mailbox } from './config-addresses.ts';
import { makeFolder } from './make-folder.ts';

const MIN_SECRET_BYTES = 32;
const MIN_PASSPHRASE_LENGTH = 12;
const LOOPBACK_HOSTS = new Set(['127.0.0.1', '::1', 'localhost']);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email({ error: 'must be an e-mail address' }));

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

const Environment = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  BACKUP_COPY_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .min(MIN_PASSPHRASE_LENGTH, { error: `must have at least ${MIN_PASSPHRASE_LENGTH} characters` })
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_CONNECTIONS: wholeNumber(1, 1_000).optional(),
  DATABASE_EVENTS: z.enum(['listen', 'poll'], { error: 'must be listen or poll' }).default('listen'),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .refine((url) => !hasPath(url), {
      error:
        'must have no path, because Saldo cannot be served below one. Give Saldo a name of its own, such as https://saldo.example.org',
    })
    .optional(),
  SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= MIN_SECRET_BYTES, {
      error: `must have at least ${MIN_SECRET_BYTES} bytes`,
    })
    .optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  SUPPORT_EMAIL: emailAddress.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .refine((url) => URL.parse(url)?.hostname !== '', { error: 'must name the mail server' })
    .optional(),
  MAIL_FROM: z
    .string()
    .transform(toMailbox)
    .refine((mailbox) => mailbox !== undefined, {
      error: 'must be an address such as saldo@example.org or Saldo <saldo@example.org>',
    })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((address) => address.trim()))
    .transform((addresses) => addresses.filter((address) => address !== ''))
    .refine((addresses) => addresses.every(isAddressOrNetwork), {
      error: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
    }),
  ADVISOR_MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  ADVISOR_MODEL_KEY: z.string().optional(),
  ADVISOR_MODEL_NAME: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('warn'),
  LOG_ADDRESSES: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
});

type PostgresSettings = {
  databaseUrl: string;
  /** The most connections that this process opens. */
  connections: number | undefined;
  /** How instances receive events: by LISTEN, or by polling if the engine has no LISTEN. */
  events: 'listen' | 'poll';
};

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** The second folder to which each backup is copied; undefined if there is none. */
  backupCopyDir: string | undefined;
  /** The passphrase that encrypts backups; undefined if they are not encrypted. */
  backupPassphrase: string | undefined;
  /** Set if PostgreSQL is used instead of the file in `dataDir`. */
  postgres: PostgresSettings | undefined;
  /** The address of the product, without a slash at the end. */
  baseUrl: string;
  /** The value of `BASE_URL`, if it is set. */
  publicUrl: string | undefined;
  /** The origins from which browsers may write. */
  allowedOrigins: readonly string[];
  secret: string;
  /** Whether this start has made the secret, which `storeSecret` then writes into the data folder. */
  isSecretNew: boolean;
  adminEmail: string | undefined;
  /** The operator's e-mail address, which everybody can see. */
  supportEmail: string | undefined;
  /** The mail server and the sender. Without them, no mail is sent. */
  mail: { smtpUrl: string; from: Mailbox } | undefined;
  /** The addresses or networks of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** The seconds for which a stopping server still serves requests while it reports that it is not ready. */
  drainSeconds: number;
  /** The language model that the advisor may ask if the user allows it; undefined if there is none. */
  advisorModel: { url: string; key: string | undefined; name: string } | undefined;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  /** Whether lines about refused sign-ins have the network address of the client. */
  areAddressesLogged: boolean;
};

/** Settings that cannot be used; `problems` has a sentence for each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export const SETTINGS: readonly string[] = Object.keys(Environment.shape);

/**
 * Reads the settings from the environment; an empty variable counts as unset. The first start without `SECRET` makes a
 * new secret. Throws a `ConfigError` with all problems at once.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(variables);
  const missing = findMissing(variables);
  if (!parsed.success) throw new ConfigError([...parsed.error.issues.map(toProblem), ...missing]);
  if (missing.length > 0) throw new ConfigError(missing);

  const settings = parsed.data;
  const dataDir = resolve(settings.DATA_DIR);
  const secret = settings.SECRET ?? findSecret(dataDir);
  const baseUrl = (settings.BASE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    backupCopyDir: settings.BACKUP_COPY_DIR === undefined ? undefined : resolve(settings.BACKUP_COPY_DIR),
    backupPassphrase: settings.BACKUP_PASSPHRASE,
    postgres:
      settings.DATABASE_URL === undefined
        ? undefined
        : {
            databaseUrl: settings.DATABASE_URL,
            connections: settings.DATABASE_CONNECTIONS,
            events: settings.DATABASE_EVENTS,
          },
    drainSeconds: settings.DRAIN_SECONDS,
    baseUrl,
    publicUrl: settings.BASE_URL === undefined ? undefined : baseUrl,
    allowedOrigins: settings.BASE_URL
      ? [new URL(baseUrl).origin]
      : [`http://localhost:${settings.PORT}`, `http://127.0.0.1:${settings.PORT}`],
    secret: secret ?? randomBytes(MIN_SECRET_BYTES).toString('base64url'),
    isSecretNew: secret === undefined,
    adminEmail: settings.ADMIN_EMAIL,
    supportEmail: settings.SUPPORT_EMAIL,
    mail:
      settings.SMTP_URL && settings.MAIL_FROM
        ? { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM }
        : undefined,
    trustedProxies: settings.TRUSTED_PROXIES,
    advisorModel:
      settings.ADVISOR_MODEL_URL && settings.ADVISOR_MODEL_NAME
        ? {
            url: settings.ADVISOR_MODEL_URL,
            key: settings.ADVISOR_MODEL_KEY,
            name: settings.ADVISOR_MODEL_NAME,
          }
        : undefined,
    logLevel: settings.LOG_LEVEL,
    areAddressesLogged: settings.LOG_ADDRESSES === 'true',
  };
}

/**
 * Writes a new secret into the data folder, completely or not at all. Call it when the database exists: an empty
 * database next to a secret counts as one that has lost its data.
 */
export function storeSecret({ isSecretNew, dataDir, secret }: Config): void {
  if (!isSecretNew) return;
  makeFolder(dataDir);
  const file = join(dataDir, 'secret');
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/** Returns a sentence for each setting that is missing beside others, or contradicts one. */
function findMissing(variables: NodeJS.ProcessEnv): string[] {
  const { HOST, BASE_URL, SECRET, DATABASE_URL, SMTP_URL, MAIL_FROM } = variables;
  const { ADVISOR_MODEL_URL, ADVISOR_MODEL_NAME, BACKUP_COPY_DIR, DATA_DIR = './data' } = variables;
  const isPublic = HOST !== undefined && !LOOPBACK_HOSTS.has(HOST);
  const problems: string[] = [];
  if (isPublic && BASE_URL === undefined) {
    problems.push('BASE_URL is required once HOST is not this machine itself.');
  }
  if (SECRET === undefined && (isPublic || DATABASE_URL !== undefined)) {
    problems.push(
      `SECRET (at least ${MIN_SECRET_BYTES} bytes) is required with a public HOST or DATABASE_URL.`,
    );
  }
  if (SMTP_URL !== undefined && MAIL_FROM === undefined)
    problems.push('MAIL_FROM is required with SMTP_URL.');
  if (ADVISOR_MODEL_URL !== undefined && ADVISOR_MODEL_NAME === undefined)
    problems.push('ADVISOR_MODEL_NAME is required with ADVISOR_MODEL_URL.');
  if (BACKUP_COPY_DIR !== undefined && resolve(BACKUP_COPY_DIR) === resolve(DATA_DIR, 'backups'))
    problems.push('BACKUP_COPY_DIR must be another folder than the first one, backups of DATA_DIR.');
  return problems;
}

/** Finds the secret in the data folder. Throws `ConfigError` if it is too short. */
function findSecret(dataDir: string): string | undefined {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) return undefined;
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES)
    throw new ConfigError([`The secret in ${file} is too short.`]);
  return secret;
}

function toProblem(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}.`;
}
