import type { Context } from 'hono';
import type { CodeNeeded, SignIn, SignedIn } from '#shared/contract/auth.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { MAX_SESSIONS_PER_USER } from '#shared/limits.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { deleteOldestSessions } from '#server/sessions/ending/queries.ts';
import { countSessions } from '#server/sessions/queries.ts';
import { respondSignedIn, toIdentityHeaders } from './signed-in-response.ts';
import { rethrowIdentityError } from './identity-errors.ts';
import { CodeRequired, exposeDatabaseErrors, type Identity } from './identity.ts';
import { findHolder } from './queries.ts';

export type SignInWithPasswordOptions = {
  database: Database;
  identity: Identity;
  /** Called at each sign-in with the right password; creates the profile if it is missing. */
  onSignedIn: (user: { uid: string; email: string }) => Promise<Profile>;
  onSessionsEnded: (userId: string) => void;
  /** Called with the right password of an account that needs a code too. Throws `accountSuspended`. */
  askForCode: (http: Context<HttpEnvironment>, userId: string) => Promise<CodeNeeded>;
};

export type SignInWithPassword = ReturnType<typeof createSignInWithPassword>;

/**
 * Returns a function that opens a session for the right password and returns the user. If the account needs a code too,
 * it opens none and asks for the code. It throws `invalidCredentials`, also for an unconfirmed address, and
 * `accountSuspended`.
 */
export function createSignInWithPassword(options: SignInWithPasswordOptions) {
  const { identity, onSignedIn } = options;
  return async (http: Context<HttpEnvironment>, body: SignIn): Promise<SignedIn | CodeNeeded> => {
    const opened = await exposeDatabaseErrors(async () =>
      (await identity()).api.signInEmail({ body, headers: toIdentityHeaders(http), returnHeaders: true }),
    ).catch((error: unknown) => (error instanceof CodeRequired ? error : rethrowIdentityError(error)));
    if (opened instanceof CodeRequired) return await askForCode(options, http, opened.userId);
    const { headers, response } = opened;
    const { id: uid, email, emailVerified } = response.user;
    // Only an older version can have stored a password for such an account.
    if (!emailVerified) return await refuse(identity, headers, 'invalidCredentials');
    const profile = await onSignedIn({ uid, email });
    if (profile.isSuspended) return await refuse(identity, headers, 'accountSuspended');
    await endOldestSessions(options, uid, response.token);
    return respondSignedIn(http, headers, profile);
  };
}

async function askForCode(
  options: SignInWithPasswordOptions,
  http: Context<HttpEnvironment>,
  userId: string,
): Promise<CodeNeeded> {
  const holder = await findHolder(options.database.read, userId);
  if (holder === undefined || holder.isPending) throw new AppError('invalidCredentials');
  return await options.askForCode(http, userId);
}

/** Ends the session that has just been opened, and throws the code. */
async function refuse(
  identity: Identity,
  headers: Headers,
  code: 'invalidCredentials' | 'accountSuspended',
): Promise<never> {
  const { api } = await identity();
  await api.signOut({ headers: new Headers({ cookie: toCookieHeader(headers) }) });
  throw new AppError(code);
}

async function endOldestSessions(
  { database, onSessionsEnded }: SignInWithPasswordOptions,
  userId: string,
  keptToken: string,
): Promise<void> {
  // Few users exceed the limit, and a read at each sign-in is cheaper than a write.
  if ((await countSessions(database.read, userId)) <= MAX_SESSIONS_PER_USER) return;
  const limit = { keptToken, keptCount: MAX_SESSIONS_PER_USER };
  if (await database.write((trx) => deleteOldestSessions(trx, userId, limit))) onSessionsEnded(userId);
}

function toCookieHeader(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}
