import type { Context } from 'hono';
import type { SignIn, SignedIn } from '#shared/contract/auth.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { MAX_SESSIONS_PER_USER } from '#shared/limits.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { deleteOldestSessions } from '#server/sessions/ending/queries.ts';
import { countSessions } from '#server/sessions/queries.ts';
import { respondSignedIn, toIdentityHeaders } from './signed-in-response.ts';
import { rethrowIdentityError } from './identity-errors.ts';
import { exposeDatabaseErrors, type Identity } from './identity.ts';

export type SignInWithPasswordOptions = {
  database: Database;
  identity: Identity;
  /** Called at each sign-in with the right password; creates the profile if it is missing. */
  onSignedIn: (user: { uid: string; email: string }) => Promise<Profile>;
  onSessionsEnded: (userId: string) => void;
};

export type SignInWithPassword = ReturnType<typeof createSignInWithPassword>;

/**
 * Returns a function that opens a session for the right password and returns the user. It throws
 * `invalidCredentials`, also for an unconfirmed address, and `accountSuspended`.
 */
export function createSignInWithPassword(options: SignInWithPasswordOptions) {
  const { identity, onSignedIn } = options;
  return async (http: Context<HttpEnvironment>, body: SignIn): Promise<SignedIn> => {
    const { headers, response } = await exposeDatabaseErrors(async () =>
      (await identity()).api.signInEmail({ body, headers: toIdentityHeaders(http), returnHeaders: true }),
    ).catch(rethrowIdentityError);
    const { id: uid, email, emailVerified } = response.user;
    // Only an older version can have stored a password for such an account.
    if (!emailVerified) return await refuse(identity, headers, 'invalidCredentials');
    const profile = await onSignedIn({ uid, email });
    if (profile.isSuspended) return await refuse(identity, headers, 'accountSuspended');
    await endOldestSessions(options, uid, response.token);
    return respondSignedIn(http, headers, profile);
  };
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
