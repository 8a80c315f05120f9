import type { Context } from 'hono';
import { signUp, type SignUp } from '#shared/contract/auth.ts';
import type { Profile } from '#shared/contract/profile.ts';
import type { SystemSettings } from '#shared/contract/system-settings.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import type { Background } from '#server/http/background.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { EmailVerifications } from './email-verification/verifications.ts';
import { answerSignedIn, forwarded } from './entry.ts';
import { rethrowIdentityError } from './identity-errors.ts';
import { unmasked, type Identity } from './identity.ts';
import type { Invites } from './invites/invites.ts';
import type { MailLimits } from './mail-limits.ts';
import { withHashedPassword, type RequireGoodPassword } from './passwords.ts';
import { requireAllowedDomain, requireOpenFor } from './registration.ts';
import type { SetupCode } from './setup-code/setup-code.ts';

/** A sign-up whose account can be used at once. */
type NewAccount = SignUp & { password: string };

type NewUser = Pick<SignUp, 'language' | 'currency' | 'timeZone' | 'termsAccepted'> & {
  uid: string;
  email: string;
  displayName: string | undefined;
  isAdmin: boolean;
};

export type SignUpOptions = {
  identity: Identity;
  currentSettings: () => Promise<SystemSettings>;
  isEmailTaken: (email: string) => Promise<boolean>;
  requireGoodPassword: RequireGoodPassword;
  setupCode: SetupCode;
  invites: Invites;
  verifications: EmailVerifications;
  /** Deletes an account that could be created in part only. */
  discardAccount: (userId: string) => Promise<void>;
  /** Deletes an account that waits for this address to be confirmed. */
  discardPending: (email: string) => Promise<void>;
  background: Background;
  limits: AttemptLimits;
  mailLimits: MailLimits;
  /** Whether new addresses are confirmed before their accounts can be used. */
  areAddressesConfirmed: () => Promise<boolean>;
  /** Called once the account exists; makes the user's profile. */
  onUserCreated: (user: NewUser) => Promise<Profile>;
};

/** Sign-up: who may, then the account, with a session at once or once its address is confirmed. */
export function mountSignUp(app: App, options: SignUpOptions): void {
  const { identity, invites, limits } = options;

  mount(app, signUp, async ({ body, http }) => {
    const settings = await options.currentSettings();
    const { setupCode } = body;
    if (setupCode === undefined) requireOpenFor(body, settings);
    // Whoever has the code has the server, and must get in where its mail does not work.
    const isConfirmed = setupCode === undefined && (await options.areAddressesConfirmed());
    if (body.password !== undefined) await options.requireGoodPassword('password', body.password);
    const account = isConfirmed ? undefined : requirePassword(body);
    if (setupCode === undefined) requireAllowedDomain(['email', body.email], settings);
    await limits.countSignUp(http.get('clientAddress'));
    if (account === undefined) {
      await options.mailLimits.countMail(body.email, http.get('clientAddress'));
      return await signUpUnconfirmed(http, body, settings);
    }
    if (setupCode !== undefined) {
      return await options.setupCode.redeem(setupCode, body.email, () => signUpAtOnce(http, account, true));
    }
    const invite = await spendInvite(body, settings);
    return await signUpAtOnce(http, account, false, invite);
  });

  async function spendInvite(
    { invite }: SignUp,
    { registration }: SystemSettings,
  ): Promise<string | undefined> {
    return registration === 'invitation' && invite !== undefined ? await invites.spend(invite) : undefined;
  }

  /** Makes the invitation good again when the work fails. */
  async function givingBack<T>(invite: string | undefined, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (invite !== undefined) await invites.giveBack(invite);
      throw error;
    }
  }

  async function createAccount(http: Context<HttpEnvironment>, { email, password, name }: NewAccount) {
    const create = () =>
      identity.api.signUpEmail({
        // The profile holds the name; the identity library insists on one of its own.
        body: { email, password, name: name ?? email },
        headers: forwarded(http),
        returnHeaders: true,
      });
    await options.discardPending(email);
    return await withHashedPassword(password, () => unmasked(create)).catch(async (error: unknown) => {
      // Of two sign-ups of one address at the same moment the database refuses the second.
      if (await options.isEmailTaken(email)) throw new AppError('emailTaken', { cause: error });
      return rethrowIdentityError(error);
    });
  }

  async function signUpAtOnce(
    http: Context<HttpEnvironment>,
    account: NewAccount,
    isAdmin: boolean,
    invite?: string,
  ) {
    return await givingBack(invite, async () => {
      const { headers, response } = await createAccount(http, account);
      return answerSignedIn(http, headers, await createProfile(response.user, account, isAdmin));
    });
  }

  async function createProfile(
    { id: uid, email }: { id: string; email: string },
    { name, termsAccepted, language, currency, timeZone }: NewAccount,
    isAdmin: boolean,
  ): Promise<Profile> {
    const preferences = { termsAccepted, language, currency, timeZone };
    const user = { uid, email, displayName: name, ...preferences, isAdmin };
    return await options.onUserCreated(user).catch(async (error: unknown) => {
      // The account would keep its address taken. Where this fails, too, the next sign-in makes the profile.
      await options.discardAccount(uid).catch(() => undefined);
      throw error;
    });
  }

  /**
   * Keeps the address and the language of its mail alone: whoever confirms it says the rest. All that depends
   * on whether the address has an account comes after the answer; an invitation is used up either way, or it
   * would tell.
   */
  async function signUpUnconfirmed(http: Context<HttpEnvironment>, body: SignUp, settings: SystemSettings) {
    const { email, language = settings.defaultLanguage } = body;
    const invite = await spendInvite(body, settings);
    options.background.afterAnswer(http, () =>
      givingBack(invite, () => options.verifications.signUp({ email, language })),
    );
    return { email, verificationSent: true as const };
  }
}

function requirePassword({ password, ...account }: SignUp): NewAccount {
  if (password === undefined) throw fieldError('password', 'required');
  return { ...account, password };
}
