import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { uuidv7 } from 'uuidv7';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import type { Database } from '#server/database/connect.ts';
import { SESSION_SECONDS, SESSION_UPDATE_AGE_SECONDS, sessionCookie } from '#server/http/session/session.ts';
import { passwordHashing } from './passwords.ts';

/**
 * The identity library, which owns credentials and sessions. None of its own HTTP paths is served:
 * our routes call the three functions they need, so that an upgrade opens nothing.
 */
export function createIdentity(options: {
  database: Database;
  secret: string;
  baseUrl: string;
  isHttps: boolean;
}) {
  const cookie = sessionCookie(options.isHttps);
  return betterAuth({
    appName: 'Saldo',
    baseURL: options.baseUrl,
    secret: options.secret,
    // The portable columns are text and integers on both engines, which it calls 'sqlite'.
    database: { db: options.database.identity, type: 'sqlite', transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      // The contract counts characters, of which the library counts some as two.
      maxPasswordLength: 2 * MAX_PASSWORD_LENGTH,
      password: passwordHashing,
      revokeSessionsOnPasswordReset: true,
    },
    databaseHooks: {
      user: {
        create: {
          // It makes accounts only where nobody has to show that an address is theirs; what is asked of
          // later ones does not lock these out.
          before: (user) => Promise.resolve({ data: { ...user, emailVerified: true } }),
        },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_UPDATE_AGE_SECONDS,
      cookieCache: { enabled: false },
    },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: cookie.prefix,
      useSecureCookies: false,
      defaultCookieAttributes: cookie.attributes,
      database: { generateId: () => uuidv7() },
    },
    // Ours stands before it and counts per account as well.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: noteCause },
  });
}

export type Identity = ReturnType<typeof createIdentity>;

const notedCause = new AsyncLocalStorage<{ error: Error | undefined }>();

/**
 * Runs a call of the identity library. Where it hides a failure of the database behind an error of its
 * own, and only logs what happened, this throws what happened.
 */
export async function unmasked<T>(call: () => Promise<T>): Promise<T> {
  const cause: { error: Error | undefined } = { error: undefined };
  try {
    return await notedCause.run(cause, call);
  } catch (error) {
    throw cause.error ?? error;
  }
}

function noteCause(_level: string, _message: string, ...details: unknown[]): void {
  const cause = notedCause.getStore();
  if (cause) cause.error ??= details.find((detail) => detail instanceof Error);
}
