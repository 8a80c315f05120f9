import type { Context } from 'hono';
import { signIn, signOut, signUp, type SignUp } from '#shared/contract/auth.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { AppError, fieldError } from '#server/http/app-error.ts';
import type { Caller, HttpEnvironment } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { identityCode, rethrowIdentityError } from './identity-errors.ts';
import { unmasked, type Identity } from './identity.ts';
import { isCommonPassword, withHashedPassword } from './passwords.ts';
import type { SetupCode } from './setup-code.ts';

type NewUser = Pick<SignUp, 'language' | 'currency' | 'timeZone' | 'termsAccepted'> & {
  uid: string;
  email: string;
  displayName: string | undefined;
  isAdmin: boolean;
};

export type AuthOptions = {
  identity: Identity;
  isEmailTaken: (email: string) => Promise<boolean>;
  setupCode: SetupCode;
  limits: AttemptLimits;
  /** Called once the account exists; makes the user's profile. */
  onUserCreated: (user: NewUser) => Promise<Profile>;
  /** Called at each sign-in with a right password; makes a profile that is missing. */
  onSignedIn: (user: { uid: string; email: string }) => Promise<Profile>;
  /** Called once a session has ended; whatever it throws, the caller is signed out. */
  onSignedOut: (caller: Caller) => Promise<void>;
};

/** Sign-up, sign-in and sign-out: better-auth's work behind our own checks, sentences and shape. */
export function mountAuth(app: App, options: AuthOptions): void {
  const { identity, setupCode, limits } = options;

  mount(app, signUp, async ({ body, http }) => {
    if (isCommonPassword(body.password)) throw fieldError('password', 'passwordTooCommon');
    await limits.countSignUp(http.get('clientAddress'));
    return await setupCode.redeem(body.setupCode, body.email, async (isAdmin) => {
      const createAccount = () =>
        identity.api.signUpEmail({
          // The profile holds the name; the identity library insists on one of its own.
          body: { email: body.email, password: body.password, name: body.name ?? body.email },
          headers: forwarded(http),
          returnHeaders: true,
        });
      const { headers, response } = await withHashedPassword(body.password, () =>
        unmasked(createAccount),
      ).catch(async (error: unknown) => {
        // Of two sign-ups of one address at the same moment the database refuses the second.
        if (await options.isEmailTaken(body.email)) throw new AppError('emailTaken', { cause: error });
        return rethrowIdentityError(error);
      });
      const profile = await options.onUserCreated({
        uid: response.user.id,
        email: response.user.email,
        displayName: body.name,
        termsAccepted: body.termsAccepted,
        language: body.language,
        currency: body.currency,
        timeZone: body.timeZone,
        isAdmin,
      });
      return answerSignedIn(http, headers, profile);
    });
  });

  mount(app, signIn, async ({ body, http }) => {
    const address = http.get('clientAddress');
    await limits.countAttempt(body.email, address);
    const { headers, response } = await identity.api
      .signInEmail({ body, headers: forwarded(http), returnHeaders: true })
      .catch(async (error: unknown) => {
        if (!isWrongPassword(error)) await limits.forgiveAttempt(body.email, address);
        return rethrowIdentityError(error);
      });
    await limits.forgiveAttempt(body.email, address);
    const profile = await options.onSignedIn({ uid: response.user.id, email: response.user.email });
    if (profile.isSuspended) {
      await identity.api.signOut({ headers: new Headers({ cookie: toCookieHeader(headers) }) });
      throw new AppError('accountSuspended');
    }
    return answerSignedIn(http, headers, profile);
  });

  mount(app, signOut, async ({ http }) => {
    const { headers } = await identity.api.signOut({ headers: http.req.raw.headers, returnHeaders: true });
    copyCookies(http, headers);
    // On a public endpoint there may be nobody. A failure is ignored, as the spec says of logout.
    const leaving = http.get('caller');
    if (leaving !== undefined) await options.onSignedOut(leaving).catch(() => undefined);
    return SUCCESS;
  });
}

function answerSignedIn(http: Context<HttpEnvironment>, headers: Headers, profile: Profile) {
  copyCookies(http, headers);
  return { uid: profile.uid, email: profile.email, displayName: profile.displayName };
}

function copyCookies(http: Context<HttpEnvironment>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) http.header('Set-Cookie', cookie, { append: true });
}

/** What the identity library may know of the request: the address we determined and the browser's name. */
function forwarded(http: Context<HttpEnvironment>): Headers {
  const headers = new Headers({ 'x-forwarded-for': http.get('clientAddress') });
  const userAgent = http.req.header('user-agent');
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, 300));
  return headers;
}

function toCookieHeader(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}

function isWrongPassword(error: unknown): boolean {
  return identityCode(error) === 'invalidCredentials';
}
