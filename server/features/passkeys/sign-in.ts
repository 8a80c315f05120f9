import type { Context } from 'hono';
import type { SignedIn } from '#shared/contract/auth.ts';
import type { Assertion } from '#shared/contract/passkeys.ts';
import type { Profile } from '#shared/contract/profile.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockUserTotals } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { openSession, setSessionCookie, type NewSession } from '#server/sessions/open-session.ts';
import type { Challenges } from './challenges.ts';
import { findAccount } from './queries.ts';
import { checkUse, type AcceptUse, type UseContext } from './use-passkey.ts';

type Http = Context<HttpEnvironment>;

export type SignInOptions = UseContext & {
  secret: string;
  isHttps: boolean;
  challenges: Challenges;
  /** Called once a session is open; returns the profile. */
  onSignedIn: (user: { uid: string; email: string }) => Promise<Profile>;
  onSessionsEnded: (userId: string) => void;
};

/** Opens a session for a passkey. Throws `passkeyRefused`, `accountSuspended`. */
export async function signIn(options: SignInOptions, http: Http, assertion: Assertion): Promise<SignedIn> {
  const { database, challenges } = options;
  const { userId, accept } = await checkUse(options, assertion, challenges.read(http, 'signIn'));
  const opened = await database.write((trx) => exchange(options, trx, { http, userId, accept }));
  if (opened.hasEndedOthers) options.onSessionsEnded(userId);
  const profile = await options.onSignedIn({ uid: userId, email: opened.email });
  challenges.clear(http, 'signIn');
  setSessionCookie(http, opened.token, options);
  return { uid: profile.uid, email: profile.email, displayName: profile.displayName };
}

async function exchange(
  { now }: SignInOptions,
  trx: Writer,
  { http, userId, accept }: { http: Http; userId: string; accept: AcceptUse },
): Promise<NewSession & { email: string }> {
  await lockUserTotals(trx, userId);
  const account = await findAccount(trx, userId);
  if (account === undefined || account.isPending) throw new AppError('passkeyRefused');
  if (account.isSuspended) throw new AppError('accountSuspended');
  await accept(trx);
  return { ...(await openSession(trx, http, { userId, nowMs: now() })), email: account.email };
}
