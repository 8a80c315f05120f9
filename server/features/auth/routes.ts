import { signIn, signOut } from '#shared/contract/auth.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Background } from '#server/http/background.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { EmailVerifications } from './email-verification/verifications.ts';
import { answerSignedIn, copyCookies, forwarded } from './entry.ts';
import { identityCode, rethrowIdentityError } from './identity-errors.ts';
import { unmasked, type Identity } from './identity.ts';
import type { MailLimits } from './mail-limits.ts';

export type AuthOptions = {
  identity: Identity;
  verifications: EmailVerifications;
  background: Background;
  limits: AttemptLimits;
  mailLimits: MailLimits;
  /** Whether new addresses are confirmed before their accounts can be used. */
  areAddressesConfirmed: () => Promise<boolean>;
  /** Called at each sign-in with a right password; makes a profile that is missing. */
  onSignedIn: (user: { uid: string; email: string }) => Promise<Profile>;
  /** Called once a session has ended; whatever it throws, the caller is signed out. */
  onSignedOut: (caller: Caller) => Promise<void>;
};

/** Sign-in and sign-out: better-auth's work behind our own checks, sentences and shape. */
export function mountAuth(app: App, options: AuthOptions): void {
  const { identity, limits, verifications } = options;

  mount(app, signIn, async ({ body, http }) => {
    const address = http.get('clientAddress');
    await limits.countAttempt(body.email, address);
    const areConfirmed = await options.areAddressesConfirmed();
    const refusal = areConfirmed ? await verifications.refusalOf(body.email, body.password) : undefined;
    if (refusal === 'invalidCredentials') throw new AppError(refusal);
    if (refusal === 'emailNotVerified') {
      await limits.forgiveAttempt(body.email, address);
      await options.mailLimits.countMail(body.email, address);
      options.background.afterAnswer(http, () => verifications.remind(body.email));
      throw new AppError(refusal);
    }
    const { headers, response } = await identity.api
      .signInEmail({ body, headers: forwarded(http), returnHeaders: true })
      .catch(async (error: unknown) => {
        if (!isWrongPassword(error)) await limits.forgiveAttempt(body.email, address);
        return rethrowIdentityError(error);
      });
    await limits.forgiveAttempt(body.email, address);
    if (!response.user.emailVerified) await verifications.acceptUnasked(response.user.id);
    const profile = await options.onSignedIn({ uid: response.user.id, email: response.user.email });
    if (profile.isSuspended) {
      await identity.api.signOut({ headers: new Headers({ cookie: toCookieHeader(headers) }) });
      throw new AppError('accountSuspended');
    }
    return answerSignedIn(http, headers, profile);
  });

  mount(app, signOut, async ({ http }) => {
    const { headers } = await unmasked(() =>
      identity.api.signOut({ headers: http.req.raw.headers, returnHeaders: true }),
    );
    copyCookies(http, headers);
    // On a public endpoint there may be nobody. A failure is ignored, as the spec says of logout.
    const leaving = http.get('caller');
    if (leaving !== undefined) await options.onSignedOut(leaving).catch(() => undefined);
    return SUCCESS;
  });
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
