import { signIn, signOut } from '#shared/contract/auth.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Background } from '#server/http/background.ts';
import { clearBrowserCache } from '#server/http/clear-browser-cache.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { copyCookies } from './signed-in-response.ts';
import type { SignInWithPassword } from './sign-in-with-password.ts';
import { exposeDatabaseErrors, type Identity } from './identity.ts';

export type AuthOptions = {
  identity: Identity;
  signInWithPassword: SignInWithPassword;
  limits: AttemptLimits;
  background: Background;
  /** Called after the response to a wrong password or an unknown address, but not if the limits refused the attempt. */
  onRefused: (attempt: { email: string; address: string }) => Promise<void>;
  /** Called after a session has ended; the user is signed out even if this fails. */
  onSignedOut: (caller: Caller) => Promise<void>;
};

/** Mounts sign-in and sign-out. The identity library does the work; checks, errors and responses are ours. */
export function mountAuth(app: App, options: AuthOptions): void {
  mountSignIn(app, options);
  mountSignOut(app, options);
}

function mountSignIn(app: App, { limits, signInWithPassword, background, onRefused }: AuthOptions): void {
  mount(app, signIn, async ({ body, http }) => {
    const { email } = body;
    const address = http.get('clientAddress');
    await limits.countAttempt(email, address);
    const signedIn = await signInWithPassword(http, body).catch(async (error: unknown) => {
      if (isWrongPassword(error)) {
        // Work before the response would reveal whether the address is known.
        background.afterResponse(http, () => onRefused({ email, address }));
      } else await limits.forgiveAttempt(email, address);
      throw error;
    });
    await limits.forgiveAttempt(email, address);
    return signedIn;
  });
}

function mountSignOut(app: App, { identity, onSignedOut }: AuthOptions): void {
  mount(app, signOut, async ({ http }) => {
    const { headers } = await exposeDatabaseErrors(async () =>
      (await identity()).api.signOut({ headers: http.req.raw.headers, returnHeaders: true }),
    );
    copyCookies(http, headers);
    clearBrowserCache(http);
    // A public endpoint may have no caller. The specification says that logout ignores failures.
    const caller = http.get('caller');
    if (caller !== undefined) await onSignedOut(caller).catch(() => undefined);
    return SUCCESS;
  });
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof AppError && error.code === 'invalidCredentials';
}
