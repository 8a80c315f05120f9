import type { Context } from 'hono';
import type { CodeNeeded, SignedIn } from '#shared/contract/auth.ts';
import type { Profile } from '#shared/contract/profile.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockUserTotals } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { openSession, setSessionCookie, type NewSession } from '#server/sessions/open-session.ts';
import type { CodeLimits } from './code-limits.ts';
import {
  clearHalfCookie,
  HALF_SIGN_IN_MS,
  makeHalfToken,
  readHalfCookie,
  setHalfCookie,
  type HalfKey,
} from './half-cookie.ts';
import {
  countWrongCode,
  deleteHalfSignIn,
  findIsSuspended,
  hasHalfSignIn,
  insertHalfSignIn,
} from './half-queries.ts';
import { findEmail } from './queries.ts';
import type { TwoSteps } from './two-step.ts';

type Http = Context<HttpEnvironment>;

/** A sign-in ends after this many wrong codes. */
const MAX_WRONG_CODES = 5;
/** The most half-done sign-ins of a user; a further one ends the oldest. */
const MAX_HALF_SIGN_INS = 20;

export type HalfSignInOptions = {
  database: Database;
  now: () => number;
  secret: string;
  isHttps: boolean;
  twoSteps: Pick<TwoSteps, 'check' | 'send'>;
  codeLimits: CodeLimits;
  /** Called once a session is open; returns the profile. */
  onSignedIn: (user: { uid: string; email: string }) => Promise<Profile>;
  onSessionsEnded: (userId: string) => void;
};

/**
 * Stores that the password was right, and gives the browser a cookie with which `finish` accepts a code. Nobody is
 * signed in yet. Throws `accountSuspended`, `invalidCredentials`.
 */
export async function startHalfSignIn(
  { database, now, isHttps }: Pick<HalfSignInOptions, 'database' | 'now' | 'isHttps'>,
  http: Http,
  userId: string,
): Promise<CodeNeeded> {
  const { token, hash } = makeHalfToken(userId);
  await database.write(async (trx) => {
    await lockUserTotals(trx, userId);
    // The account may have been deleted since its password was checked.
    if ((await findEmail(trx, userId)) === undefined) throw new AppError('invalidCredentials');
    if (await findIsSuspended(trx, userId)) throw new AppError('accountSuspended');
    const row = { user_id: userId, token_hash: hash, wrong_codes: 0, ends_at: now() + HALF_SIGN_IN_MS };
    await insertHalfSignIn(trx, row, MAX_HALF_SIGN_INS);
  });
  setHalfCookie(http, token, isHttps);
  return { needsCode: true };
}

/**
 * Opens the session of a half-done sign-in. Throws `signInExpired`, `accountSuspended`, `tooManyRequests`, and
 * `codeWrong` for the field.
 */
export async function finishSignIn(options: HalfSignInOptions, http: Http, code: string): Promise<SignedIn> {
  const { database, now, isHttps, codeLimits, twoSteps } = options;
  const key = readHalfCookie(http, isHttps);
  if (key === undefined || !(await hasHalfSignIn(database.read, key, now())))
    throw new AppError('signInExpired');
  const { userId } = key;
  const { token, hasEndedOthers, email } = await codeLimits.guess(
    { userId, address: http.get('clientAddress') },
    () => database.write((trx) => exchange(options, trx, { http, key, code })),
  );
  twoSteps.send();
  if (hasEndedOthers) options.onSessionsEnded(userId);
  const profile = await options.onSignedIn({ uid: userId, email });
  clearHalfCookie(http, isHttps);
  setSessionCookie(http, token, options);
  return { uid: profile.uid, email: profile.email, displayName: profile.displayName };
}

/** Exchanges a half-done sign-in and a right code for a session; returns undefined for a wrong code. */
async function exchange(
  { twoSteps, now }: HalfSignInOptions,
  trx: Writer,
  { http, key, code }: { http: Http; key: HalfKey; code: string },
): Promise<(NewSession & { email: string }) | undefined> {
  // All codes of a user are checked one after the other.
  await lockUserTotals(trx, key.userId);
  const email = await findEmail(trx, key.userId);
  if (email === undefined || !(await hasHalfSignIn(trx, key, now()))) throw new AppError('signInExpired');
  if (await findIsSuspended(trx, key.userId)) throw new AppError('accountSuspended');
  const outcome = await twoSteps.check(trx, { userId: key.userId, code });
  if (outcome === 'wrong') {
    await countWrongCode(trx, key, MAX_WRONG_CODES);
    return undefined;
  }
  // The second step was turned off meanwhile, or a new password has ended the sign-in.
  if (outcome === 'off' || !(await deleteHalfSignIn(trx, key))) throw new AppError('signInExpired');
  return { ...(await openSession(trx, http, { userId: key.userId, nowMs: now() })), email };
}
