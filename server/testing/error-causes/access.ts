import { uuidv7 } from 'uuidv7';
import { createLinkToken } from '#server/features/auth/links/token.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { mountProbe, PROBE } from '#server/testing/probe.ts';
import { runSql } from '#server/testing/run-sql.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import {
  account,
  asAdmin,
  asAdminAfter,
  changeProfiles,
  EXPENSES,
  createOwnApp,
  PASSWORD,
  transaction,
  SIGN_IN,
  SIGN_UP,
  asUser,
  type Cause,
  type ErrorCases,
} from './cause.ts';

const REQUEST_RESET = '/api/auth/request-password-reset';
const RESET = '/api/auth/reset-password';
const CONFIRM_EMAIL = '/api/auth/email-change/confirm';
const VERIFY_EMAIL = '/api/auth/verify-email';
const confirmation = { password: PASSWORD, termsAccepted: true };
const MINUTE_MS = 60_000;

const NO_DELIVERY = { send: () => Promise.resolve() };

async function resetTokenOf(app: TestApp, user: TestClient): Promise<string> {
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  const { link } = await app.createResetLink(uid);
  return new URL(link).searchParams.get('token') ?? '';
}

function signUpWhile(registration: 'invitation' | 'closed', fields: object = {}): Cause {
  return async (app) => {
    await changeSettings(app, { registration });
    return await app.visitor().post(SIGN_UP, { ...account, ...fields });
  };
}

/** Creates an app with an account whose address is not confirmed yet. */
async function createUnconfirmed(): Promise<TestApp> {
  const confirming = await createOwnApp({ mailer: NO_DELIVERY });
  await changeSettings(confirming, { emailVerification: true });
  await confirming.visitor().post(SIGN_UP, account);
  await confirming.settled();
  return confirming;
}

/** Replaces the token of the only mailed link by a known one. */
async function replaceVerification(app: TestApp): Promise<string> {
  const { token, hash } = createLinkToken();
  await app.database.write(async (trx) => {
    await trx.updateTable('email_verifications').set({ token_hash: hash }).execute();
  });
  return token;
}

export const access = {
  userIdMissing: [401, 'User not authenticated. userId is missing.', (app) => app.visitor().get(EXPENSES)],
  notAuthenticated: [401, 'User not authenticated.', (app) => app.visitor().get('/api/v1/me')],
  notAdmin: [
    403,
    'You are not authorized to access this page.',
    async (app) => {
      mountProbe(app, { access: 'admin' });
      return await (await app.signUp()).get(PROBE);
    },
  ],
  accountSuspended: [
    403,
    'Your account has been suspended. Please contact support.',
    asUser(async (user, app) => {
      await changeProfiles(app, { is_suspended: 1 });
      return await user.get('/api/v1/me');
    }),
  ],
  termsRequired: [
    403,
    'Please accept the Terms and Conditions to use this feature.',
    asUser(async (user, app) => {
      await changeProfiles(app, { terms_accepted: 0 });
      return await user.post(EXPENSES, transaction);
    }),
  ],
  originRefused: [
    403,
    'This request did not come from this site.',
    asUser((user) => user.send('POST', EXPENSES, transaction, { origin: 'https://evil.example' })),
  ],
  tooManyRequests: [
    429,
    'Too many attempts. Please wait a moment and try again.',
    async () => {
      const limits = { failuresPerAccount: 1, failuresPerAddress: 1, signUpsPerAddress: 1 };
      const limited = await createOwnApp({ limits });
      const credentials = { email: 'nobody@example.org', password: PASSWORD };
      await limited.visitor().post(SIGN_IN, credentials);
      return await limited.visitor().post(SIGN_IN, credentials);
    },
  ],

  termsNotAccepted: [
    400,
    'You must accept the Terms and Conditions and Privacy Policy.',
    (app) => app.visitor().post(SIGN_UP, { ...account, termsAccepted: false }),
  ],
  emailTaken: [
    422,
    'An account with this email address already exists.',
    asUser((user, app) => app.visitor().post(SIGN_UP, { ...account, email: user.email })),
  ],
  invalidCredentials: [
    401,
    'Wrong email address or password.',
    (app) => app.visitor().post(SIGN_IN, { email: 'nobody@example.org', password: PASSWORD }),
  ],
  setupCodeWrong: [
    403,
    'The setup code is not valid.',
    (app) => app.visitor().post(SIGN_UP, { ...account, setupCode: 'wrong' }),
  ],

  mailUnavailable: [
    409,
    'This server does not send email. Ask its administrator for a password reset link.',
    (app) => app.visitor().post(REQUEST_RESET, { email: 'nobody@example.org' }),
  ],
  resetMailFailed: [
    500,
    'Error sending password reset email.',
    async () => {
      const mailing = await createOwnApp({ mailer: NO_DELIVERY });
      await runSql(mailing.database, 'drop table "user"');
      return await mailing.visitor().post(REQUEST_RESET, { email: 'ana@example.org' });
    },
  ],
  resetTokenInvalid: [
    400,
    'This link is not valid. Please ask for a new one.',
    (app) => app.visitor().post(RESET, { token: 'nothing', newPassword: PASSWORD }),
  ],
  resetTokenExpired: [
    410,
    'This link has expired. Please ask for a new one.',
    async (app) => {
      const token = await resetTokenOf(app, await app.signUp());
      app.clock.now += 30 * MINUTE_MS;
      return await app.visitor().post(RESET, { token, newPassword: PASSWORD });
    },
  ],
  resetTokenUsed: [
    410,
    'This link has already been used. Please ask for a new one.',
    async (app) => {
      const token = await resetTokenOf(app, await app.signUp());
      await app.visitor().post(RESET, { token, newPassword: PASSWORD });
      return await app.visitor().post(RESET, { token, newPassword: PASSWORD });
    },
  ],
  emailLinkInvalid: [
    400,
    'This link is not valid, or the change was cancelled.',
    (app) => app.visitor().post(CONFIRM_EMAIL, { token: 'nothing' }),
  ],
  emailLinkExpired: [
    410,
    'This link has expired. Please start the change of address again.',
    async () => {
      const mailing = await createOwnApp({ mailer: NO_DELIVERY });
      const user = await mailing.signUp();
      await user.post('/api/v1/me/email', { newEmail: 'new@example.org', password: PASSWORD });
      const { token, hash } = createLinkToken();
      await mailing.database.write(async (trx) => {
        await trx.updateTable('email_changes').set({ new_token_hash: hash }).execute();
      });
      mailing.clock.now += 24 * 60 * MINUTE_MS;
      return await mailing.visitor().post(CONFIRM_EMAIL, { token });
    },
  ],

  registrationClosed: [403, 'Sign-up is closed.', signUpWhile('closed')],
  inviteRequired: [403, 'You need an invitation to sign up here.', signUpWhile('invitation')],
  inviteInvalid: [
    403,
    'This invitation is no longer valid. Ask for a new one.',
    signUpWhile('invitation', { invite: 'nothing' }),
  ],
  inviteFailed: [
    500,
    'Failed to change the invitations.',
    asAdminAfter('drop table invites', (admin) => admin.post('/api/v1/admin/invites', {})),
  ],
  inviteNotFound: [
    404,
    'This invitation does not exist.',
    asAdmin((admin) => admin.delete(`/api/v1/admin/invites/${uuidv7()}`)),
  ],
  verificationInvalid: [
    400,
    'This link is not valid. Reset your password to get another link.',
    (app) => app.visitor().post(VERIFY_EMAIL, { ...confirmation, token: 'nothing' }),
  ],
  verificationExpired: [
    410,
    'This link has expired. Reset your password to get another link.',
    async () => {
      const confirming = await createUnconfirmed();
      const token = await replaceVerification(confirming);
      confirming.clock.now += 24 * 60 * MINUTE_MS;
      return await confirming.visitor().post(VERIFY_EMAIL, { ...confirmation, token });
    },
  ],
  verificationUsed: [
    410,
    'This link has already been used. You can sign in.',
    async () => {
      const confirming = await createUnconfirmed();
      const token = await replaceVerification(confirming);
      await confirming.visitor().post(VERIFY_EMAIL, { ...confirmation, token });
      return await confirming.visitor().post(VERIFY_EMAIL, { ...confirmation, token });
    },
  ],
} satisfies ErrorCases;
