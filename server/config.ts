import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';

const MIN_SECRET_BYTES = 32;
const LOOPBACK_HOSTS = new Set(['127.0.0.1', '::1', 'localhost']);

const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= MIN_SECRET_BYTES, {
      error: `must have at least ${MIN_SECRET_BYTES} bytes`,
    })
    .optional(),
  ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((address) => address.trim()))
    .transform((addresses) => addresses.filter((address) => address !== '')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where people reach the product, without a slash at the end. */
  baseUrl: string;
  /** Origins from which a browser may write. */
  allowedOrigins: readonly string[];
  secret: string;
  adminEmail: string | undefined;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
};

/** The settings cannot be used; `problems` has a sentence for each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads the settings from the environment; an empty variable counts as unset. Makes the secret on the
 * first start of an embedded set-up. Throws `ConfigError` that names every problem at once.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(toProblem));

  const settings = parsed.data;
  const isPublic = !LOOPBACK_HOSTS.has(settings.HOST);
  const problems: string[] = [];
  if (isPublic && settings.BASE_URL === undefined) {
    problems.push('BASE_URL is required once HOST is not this machine itself.');
  }
  if (settings.SECRET === undefined && (isPublic || settings.DATABASE_URL !== undefined)) {
    problems.push(
      `SECRET (at least ${MIN_SECRET_BYTES} bytes) is required with a public HOST or DATABASE_URL.`,
    );
  }
  if (problems.length > 0) throw new ConfigError(problems);

  const dataDir = resolve(settings.DATA_DIR);
  const baseUrl = (settings.BASE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    baseUrl,
    allowedOrigins: settings.BASE_URL
      ? [new URL(baseUrl).origin]
      : [`http://localhost:${settings.PORT}`, `http://127.0.0.1:${settings.PORT}`],
    secret: settings.SECRET ?? readOrMakeSecret(dataDir),
    adminEmail: settings.ADMIN_EMAIL,
    trustedProxies: settings.TRUSTED_PROXIES,
    logLevel: settings.LOG_LEVEL,
  };
}

function readOrMakeSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(MIN_SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES)
    throw new ConfigError([`The secret in ${file} is too short.`]);
  return secret;
}

function toProblem(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}.`;
}
