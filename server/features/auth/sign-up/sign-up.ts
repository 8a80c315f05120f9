import type { Context } from 'hono';
import { signUp, type SignUp } from '#shared/contract/auth.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { fieldError } from '#server/errors/app-error.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import type { SignUpOptions } from './options.ts';
import { requireAllowedDomain, requireOpenFor } from './registration.ts';

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
