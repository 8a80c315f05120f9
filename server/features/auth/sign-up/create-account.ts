import type { Context } from 'hono';
import type { SignUp } from '#shared/contract/auth.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { respondSignedIn, toIdentityHeaders } from '../signed-in-response.ts';
import { rethrowIdentityError } from '../identity-errors.ts';
import { exposeDatabaseErrors } from '../identity.ts';
import { withHashedPassword } from '../passwords.ts';
import type { SignUpOptions } from './options.ts';

/** A sign-up whose account can be used at once. */
export type NewAccount = SignUp & { password: string };

/** Makes an account with its profile and signs the user in. Throws `emailTaken`. */
export async function createAccount(
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
