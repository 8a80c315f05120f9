import type { Context } from 'hono';
import { signUp, type SignUp } from '#shared/contract/auth.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { fieldError } from '#server/errors/app-error.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { restoringInvite, spendInvite } from './invite.ts';
import type { SignUpOptions } from './options.ts';
import { requireAllowedDomain, requireOpenFor } from './registration.ts';

/** Sign-up: checks who may, then makes the account, usable at once or once its address is confirmed. */
export function mountSignUp(app: App, options: SignUpOptions): void {
  mount(app, signUp, async ({ body, http }) => {
    const settings = await options.currentSettings();
    const { setupCode } = body;
    if (setupCode === undefined) requireOpenFor(body, settings);
    // The setup code proves who owns the server, and its mail may not work yet.
    const isConfirmed = setupCode === undefined && (await options.areAddressesConfirmed());
    if (body.password !== undefined) await options.requireGoodPassword('password', body.password);
    const account = isConfirmed ? undefined : requirePassword(body);
    if (setupCode === undefined) requireAllowedDomain(['email', body.email], settings);
    await options.limits.countSignUp(http.get('clientAddress'));
    if (account === undefined) return await signUpUnconfirmed(options, http, body, settings);
    return await signUpAtOnce(options, http, account, settings);
  });
}

/** Makes the account of the first administrator with the setup code, of any other user with their invitation. */
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
  return await restoringInvite(options, invite, () => create(false));
}

/**
 * Stores only the address and the language of its mail; confirming asks for the rest. Everything that depends on
 * whether the address has an account comes after the answer. An invitation is used up either way, or it would tell.
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
    restoringInvite(options, invite, () => options.verifications.signUp({ email, language })),
  );
  return { email, verificationSent: true as const };
}

function requirePassword({ password, ...account }: SignUp): NewAccount {
  if (password === undefined) throw fieldError('password', 'required');
  return { ...account, password };
}
