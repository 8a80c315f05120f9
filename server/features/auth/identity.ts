import { AsyncLocalStorage } from 'node:async_hooks';
import { uuidv7 } from 'uuidv7';
import { MAX_PASSWORD_LENGTH, MAX_SESSION_DAYS, MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import type { Database } from '#server/database/connect.ts';
import { sessionCookie } from '#server/sessions/cookie.ts';
import { RENEWAL_AGE_SECONDS } from '#server/sessions/lifetime.ts';
import { toSessionToken } from '#server/sessions/session-token.ts';
import { passwordHashing } from './passwords.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The cookie's lifetime as the library writes it; `copyCookies` replaces it with the setting. */
export const MAX_SESSION_SECONDS = (MAX_SESSION_DAYS * DAY_MS) / 1000;

/**
 * Returns a function that opens the identity library, which owns credentials and sessions. Its own HTTP paths are not
 * served: our routes call only the functions they need, and an upgrade opens no new path.
 */
export function createIdentity(options: IdentityOptions) {
  let identity: ReturnType<typeof openIdentity> | undefined;
  return () => (identity ??= openIdentity(options));
}

/** Resolves with the library, which is large and is loaded at the first call. */
export type Identity = ReturnType<typeof createIdentity>;

/** Thrown in place of opening a session for a right password, if the account needs a code too. */
export class CodeRequired extends Error {
  readonly userId: string;

  constructor(userId: string) {
    super('This account needs a code.');
    this.userId = userId;
  }
}

type IdentityOptions = {
  database: Database;
  secret: string;
  baseUrl: string;
  isHttps: boolean;
  /** Days until an unused session expires. */
  sessionDays: () => number;
  /** Whether a right password is not enough for a session. */
  needsCode: (userId: string) => Promise<boolean>;
};

async function openIdentity(options: IdentityOptions) {
  const { betterAuth } = await import('better-auth');
  const cookie = sessionCookie(options.isHttps);
  return betterAuth({
    appName: 'Saldo',
    baseURL: options.baseUrl,
    secret: options.secret,
    // Columns are text and integers on both engines; the library calls that 'sqlite'.
    database: { db: options.database.identity, type: 'sqlite', transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      // The library counts some characters as two, the contract counts each as one.
      maxPasswordLength: 2 * MAX_PASSWORD_LENGTH,
      password: passwordHashing,
      revokeSessionsOnPasswordReset: true,
    },
    databaseHooks: {
      user: {
        create: {
          // The library makes accounts only while addresses need no confirmation. As verified accounts they stay
          // usable when that setting changes.
          before: (user) => Promise.resolve({ data: { ...user, emailVerified: true } }),
        },
      },
      session: {
        create: {
          before: async (session, request) => {
            // A new user has no second step, and a second connection in the transaction of a sign-up could block.
            const isSignUp = request?.path === '/sign-up/email';
            if (!isSignUp && (await options.needsCode(session.userId)))
              throw new CodeRequired(session.userId);
            const createdAt = session.createdAt.getTime();
            const expiresAt = new Date(createdAt + options.sessionDays() * DAY_MS);
            const token = toSessionToken(session.userId, session.token);
            // The password has just been entered, which counts as its proof.
            return { data: { ...session, token, expiresAt, provedAt: createdAt } };
          },
        },
      },
    },
    session: {
      // The longest possible lifetime; the hook above writes the actual end.
      expiresIn: MAX_SESSION_SECONDS,
      updateAge: RENEWAL_AGE_SECONDS,
      cookieCache: { enabled: false },
      additionalFields: {
        provedAt: { type: 'number', fieldName: 'proved_at', required: false, input: false },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: cookie.prefix,
      useSecureCookies: false,
      defaultCookieAttributes: cookie.attributes,
      // Reads an account and its password with one query: the number of queries must not reveal whether the account
      // exists.
      database: { generateId: () => uuidv7(), joins: true },
    },
    // Our own limits also count per account.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: storeCause },
  });
}

const causeStorage = new AsyncLocalStorage<{ error: Error | undefined }>();

/** Calls the identity library and throws a failure of the database, which the library would only log. */
export async function exposeDatabaseErrors<T>(call: () => Promise<T>): Promise<T> {
  const cause: { error: Error | undefined } = { error: undefined };
  try {
    const result = await causeStorage.run(cause, call);
    if (cause.error === undefined) return result;
  } catch (error) {
    throw cause.error ?? error;
  }
  throw cause.error;
}

function storeCause(_level: string, _message: string, ...details: unknown[]): void {
  const cause = causeStorage.getStore();
  if (cause) cause.error ??= details.find((detail) => detail instanceof Error);
}
