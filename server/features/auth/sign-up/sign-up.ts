import type { Context } from 'hono';
import { signUp, type SignUp } from '#shared/contract/auth.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { fieldError, AppError } from '#server/errors/app-error.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Background } from '#server/http/background.ts';
import { respondSignedIn, toIdentityHeaders } from '../signed-in-response.ts';
import { rethrowIdentityError } from '../identity-errors.ts';
import { exposeDatabaseErrors, type Identity } from '../identity.ts';
import { withHashedPassword, type RequireGoodPassword } from '../passwords.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import type { EmailVerifications } from '../email-verification/verifications.ts';
import type { Invites } from '../invites/invites.ts';
import type { MailLimits } from '../mail-limits.ts';
import type { SetupCode } from '../setup-code/setup-code.ts';
import { requireAllowedDomain, requireOpenFor } from './registration.ts';

type NewUser = Pick<SignUp, 'language' | 'currency' | 'timeZone' | 'termsAccepted'> & {
  uid: string;
  email: string;
  displayName: string | undefined;
  isAdmin: boolean;
};

type SignUpOptions = {
  identity: Identity;
  currentSettings: () => Promise<SystemSettings>;
  isEmailTaken: (email: string) => Promise<boolean>;
  requireGoodPassword: RequireGoodPassword;
  setupCode: SetupCode;
  invites: Invites;
  verifications: EmailVerifications;
  /** Deletes an account whose profile could not be made. */
  discardAccount: (userId: string) => Promise<void>;
  discardPending: (email: string) => Promise<void>;
  background: Background;
  limits: AttemptLimits;
  mailLimits: MailLimits;
  /** Whether a new address must be confirmed before its account can be used. */
  areAddressesConfirmed: () => Promise<boolean>;
  /** Called after the account was made; makes the user's profile. */
  onUserCreated: (user: NewUser) => Promise<Profile>;
};

/** A sign-up whose account can be used at once. */
type NewAccount = SignUp & { password: string };

/** Mounts sign-up: checks who may sign up, then makes an account, usable at once or after its address is confirmed. */
export function mountSignUp(app: App, options: SignUpOptions): void {
  mount(app, signUp, async ({ body, http }) => {
    const settings = await options.currentSettings();
    const { setupCode } = body;
    if (setupCode === undefined) requireOpenFor(body, settings);
    // The setup code already proves ownership of the server, whose mail may not work yet.
    const needsConfirmation = setupCode === undefined && (await options.areAddressesConfirmed());
    if (body.password !== undefined) await options.requireGoodPassword('password', body.password);
    const account = needsConfirmation ? undefined : requirePassword(body);
    if (setupCode === undefined) requireAllowedDomain(['email', body.email], settings);
    await options.limits.countSignUp(http.get('clientAddress'));
    if (account === undefined) return await signUpUnconfirmed(options, http, body, settings);
    return await signUpAtOnce(options, http, account, settings);
  });
}

/** Makes an account that is usable at once: the first administrator's with the setup code, or any other user's. */
async function signUpAtOnce(
  options: SignUpOptions,
  http: Context<HttpEnvironment>,
  account: NewAccount,
  settings: SystemSettings,
) {
  const create = (isAdmin: boolean) => createAccount(options, http, { ...account, isAdmin });
  const { setupCode, email } = account;
  if (setupCode !== undefined) return await options.setupCode.redeem(setupCode, email, () => create(true));
  const invite = await spendInvite(options, account, settings);
  return await restoreInviteOnFailure(options, invite, () => create(false));
}

/**
 * Stores only the address and the language of its mail; the user enters the rest when confirming. All work that
 * depends on whether the address has an account comes after the response. The invitation is used up in any case:
 * otherwise its state would reveal that.
 */
async function signUpUnconfirmed(
  options: SignUpOptions,
  http: Context<HttpEnvironment>,
  body: SignUp,
  settings: SystemSettings,
) {
  const { email, language = settings.defaultLanguage } = body;
  await options.mailLimits.countMail(email, http.get('clientAddress'));
  const invite = await spendInvite(options, body, settings);
  options.background.afterResponse(http, () =>
    restoreInviteOnFailure(options, invite, () => options.verifications.signUp({ email, language })),
  );
  return { email, verificationSent: true as const };
}

function requirePassword({ password, ...account }: SignUp): NewAccount {
  if (password === undefined) throw fieldError('password', 'required');
  return { ...account, password };
}

/** Uses up the invitation and returns its id; undefined if sign-up needs none. Throws `inviteInvalid`. */
async function spendInvite(
  { invites }: SignUpOptions,
  { invite }: SignUp,
  { registration }: SystemSettings,
): Promise<string | undefined> {
  return registration === 'invitation' && invite !== undefined ? await invites.spend(invite) : undefined;
}

/** Runs the work, and makes the invitation valid again if it fails. */
async function restoreInviteOnFailure<T>(
  { invites }: SignUpOptions,
  inviteId: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (inviteId !== undefined) await invites.reopen(inviteId);
    throw error;
  }
}

/** Makes an account with its profile and signs the user in. Throws `emailTaken`. */
async function createAccount(
  options: SignUpOptions,
  http: Context<HttpEnvironment>,
  account: NewAccount & { isAdmin: boolean },
) {
  const { headers, response } = await createCredentials(options, http, account);
  return respondSignedIn(http, headers, await createProfile(options, response.user, account));
}

async function createCredentials(
  options: SignUpOptions,
  http: Context<HttpEnvironment>,
  { email, password, name }: NewAccount,
) {
  const { api } = await options.identity();
  const create = () =>
    api.signUpEmail({
      // The profile holds the name, but the identity library requires one.
      body: { email, password, name: name ?? email },
      headers: toIdentityHeaders(http),
      returnHeaders: true,
    });
  await options.discardPending(email);
  return await withHashedPassword(password, () => exposeDatabaseErrors(create)).catch(
    async (error: unknown) => {
      // The database refuses the second of two sign-ups with one address at the same moment.
      if (await options.isEmailTaken(email)) throw new AppError('emailTaken', { cause: error });
      return rethrowIdentityError(error);
    },
  );
}

async function createProfile(
  options: SignUpOptions,
  { id: uid, email }: { id: string; email: string },
  { name, termsAccepted, language, currency, timeZone, isAdmin }: NewAccount & { isAdmin: boolean },
): Promise<Profile> {
  const preferences = { termsAccepted, language, currency, timeZone };
  const user = { uid, email, displayName: name, ...preferences, isAdmin };
  return await options.onUserCreated(user).catch(async (error: unknown) => {
    // Otherwise the address would stay taken. If the deletion fails too, the next sign-in makes the profile.
    await options.discardAccount(uid).catch(() => undefined);
    throw error;
  });
}
