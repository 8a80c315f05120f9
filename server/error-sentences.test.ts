import { afterEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import * as z from 'zod/mini';
import { createLinkToken } from '#server/features/auth/link-token.ts';
import { createLogNewUser } from '#server/features/admin-notifications/log-new-user.ts';
import { createMetrics } from '#server/features/admin-metrics/metrics.ts';
import { AppError } from '#server/http/app-error.ts';
import { mount } from '#server/http/mount.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { fillDisk } from '#server/testing/full-disk.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#server/testing/test-app.ts';
import { openStream } from '#server/testing/test-stream.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { DEFAULT_SETTINGS } from '#shared/contract/system-settings.ts';
import { ERRORS, type ErrorCode } from '#shared/errors.ts';

const apps: TestApp[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function fresh(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await createTestApp(options);
  apps.push(app);
  return app;
}

const PASSWORD = 'plain-horse-battery';
const EXPENSES = '/api/v1/expenses';
const INCOMES = '/api/v1/incomes';
const SIGN_UP = '/api/auth/sign-up/email';
const SIGN_IN = '/api/auth/sign-in/email';
const REQUEST_RESET = '/api/auth/request-password-reset';
const RESET = '/api/auth/reset-password';
const USERS = '/api/v1/admin/users';
const SETTINGS = '/api/v1/admin/settings';
const BACKUPS = '/api/v1/admin/backups';
const STREAM = '/api/v1/events';
const NOTIFICATIONS = '/api/v1/admin/notifications';
const CONFIRM_EMAIL = '/api/auth/email-change/confirm';
const VERIFY_EMAIL = '/api/auth/verify-email';
const MINUTE_MS = 60_000;
const NO_DELIVERY = { send: () => Promise.resolve() };
const record = { description: 'Coffee', amount: 1, date: '2026-11-20' };
const account = { email: 'new@example.org', password: PASSWORD, termsAccepted: true };

async function newAdmin(app: TestApp) {
  const admin = await app.signUp();
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set({ is_admin: 1 }).where('email', '=', admin.email).execute();
  });
  return admin;
}

type Provocation = (app: TestApp) => Promise<TestAnswer>;

/** Somebody signed in does this. */
function signedIn(
  act: (user: TestClient & { email: string }, app: TestApp) => Promise<TestAnswer>,
): Provocation {
  return async (app) => await act(await app.signUp(), app);
}

/** Somebody signed in does this after a statement has broken the database. */
function broken(
  statement: string,
  act: (user: TestClient & { email: string }) => Promise<TestAnswer>,
): Provocation {
  return async (app) => {
    const user = await app.signUp();
    await runSql(app.database, statement);
    return await act(user);
  };
}

/** As `broken`, to a record that was there before. */
function brokenRecord(
  path: string,
  act: (user: TestClient, path: string) => Promise<TestAnswer>,
): Provocation {
  return async (app) => {
    const user = await app.signUp();
    const { id } = (await user.post(path, record)).body as { id: string };
    await runSql(app.database, 'alter table transactions rename to gone');
    return await act(user, `${path}/${id}`);
  };
}

/** A function's argument that HTTP cannot leave out: its error as the app would answer it. */
function called(act: (app: TestApp) => Promise<unknown>): Provocation {
  return async (app) => {
    const error: unknown = await act(app).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof AppError)) throw new Error(`No error of ours: ${String(error)}`);
    const asking = endpoint({
      method: 'GET',
      path: '/api/test',
      summary: '',
      tag: '',
      access: 'public',
      output: z.never(),
    });
    mount(app.app, asking, () => Promise.reject(error));
    return await app.visitor().get('/api/test');
  };
}

/** What a figure of the administration says of itself, answered as an error. */
function figure(
  name: 'totalUsers' | 'onlineUsers' | 'newUsers' | 'totalSystemIncome',
  breakIt: (app: TestApp) => Promise<unknown>,
): Provocation {
  return called(async (app) => {
    // The settings are known before the database goes, as they are in a server that runs.
    await app.settings.current();
    await breakIt(app);
    const metrics = createMetrics({
      database: app.database,
      currentSettings: () => Promise.resolve(DEFAULT_SETTINGS),
      now: () => app.clock.now,
      onError: () => undefined,
    });
    const sentence = (await metrics.get())[name].missing?.error;
    const found = Object.entries(ERRORS).find(([, [, each]]) => each === sentence);
    if (found) throw new AppError(found[0] as ErrorCode);
  });
}

/** Somebody who administers does this. */
function administering(act: (admin: TestUser, app: TestApp) => Promise<TestAnswer>): Provocation {
  return async (app) => await act(await signUpAdmin(app), app);
}

/** Lets a profile vanish as soon as a column of it has changed. */
async function deleteOnceChanged(app: TestApp, column: string): Promise<void> {
  const deletion = 'delete from profiles where user_id = new.user_id;';
  const condition = `when (old.${column} <> new.${column})`;
  if (app.database.engine === 'sqlite') {
    await runSql(
      app.database,
      `create trigger gone after update on profiles ${condition} begin ${deletion} end`,
    );
    return;
  }
  await runSql(
    app.database,
    `create function gone() returns trigger language plpgsql as $$ begin ${deletion} return null; end $$`,
  );
  await runSql(
    app.database,
    `create trigger gone after update on profiles for each row ${condition} execute function gone()`,
  );
}

async function changeProfile(app: TestApp, columns: Record<string, number>): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set(columns).execute();
  });
}

async function resetTokenOf(app: TestApp, user: TestClient): Promise<string> {
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  const { link } = await app.createResetLink(uid);
  return new URL(link).searchParams.get('token') ?? '';
}

function registering(registration: 'invitation' | 'closed', fields: object = {}): Provocation {
  return async (app) => {
    await changeSettings(app, { registration });
    return await app.visitor().post(SIGN_UP, { ...account, ...fields });
  };
}

/** Where an account waits for its address to be confirmed. */
async function unconfirmed(): Promise<TestApp> {
  const confirming = await fresh({ mailer: NO_DELIVERY });
  await changeSettings(confirming, { emailVerification: true });
  await confirming.visitor().post(SIGN_UP, account);
  await confirming.settled();
  return confirming;
}

/** Gives the one link that was mailed a token that is known here. */
async function replaceVerification(app: TestApp): Promise<string> {
  const { token, hash } = createLinkToken();
  await app.database.write(async (trx) => {
    await trx.updateTable('email_verifications').set({ token_hash: hash }).execute();
  });
  return token;
}

/** How each error is provoked, with its status and its sentence as the spec and the product write it. */
const PROVOCATIONS: Record<ErrorCode, [status: number, sentence: string, provoke: Provocation]> = {
  userIdMissing: [401, 'User not authenticated. userId is missing.', (app) => app.visitor().get(EXPENSES)],
  notAuthenticated: [401, 'User not authenticated.', (app) => app.visitor().get('/api/v1/me')],
  notAdmin: [
    403,
    'You are not authorized to access this page.',
    async (app) => {
      const forAdmins = endpoint({
        method: 'GET',
        path: '/api/test',
        summary: '',
        tag: '',
        access: 'admin',
        output: z.strictObject({}),
      });
      mount(app.app, forAdmins, () => Promise.resolve({}));
      return await (await app.signUp()).get('/api/test');
    },
  ],
  accountSuspended: [
    403,
    'Your account has been suspended. Please contact support.',
    signedIn(async (user, app) => {
      await changeProfile(app, { is_suspended: 1 });
      return await user.get('/api/v1/me');
    }),
  ],
  termsRequired: [
    403,
    'Please accept the Terms and Conditions to use this feature.',
    signedIn(async (user, app) => {
      await changeProfile(app, { terms_accepted: 0 });
      return await user.post(EXPENSES, record);
    }),
  ],
  originRefused: [
    403,
    'This request did not come from this site.',
    signedIn((user) => user.send('POST', EXPENSES, record, { origin: 'https://evil.example' })),
  ],
  tooManyRequests: [
    429,
    'Too many attempts. Please wait a moment and try again.',
    async () => {
      const limits = { failuresPerAccount: 1, failuresPerAddress: 1, signUpsPerAddress: 1 };
      const limited = await fresh({ limits });
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
    signedIn((user, app) => app.visitor().post(SIGN_UP, { ...account, email: user.email })),
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
    'This server sends no email. Ask its administrator, who can make a link for a new password.',
    (app) => app.visitor().post(REQUEST_RESET, { email: 'nobody@example.org' }),
  ],
  resetMailFailed: [
    500,
    'Error sending password reset email.',
    async () => {
      const mailing = await fresh({ mailer: NO_DELIVERY });
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
    'This link is not valid, or the change was withdrawn.',
    (app) => app.visitor().post(CONFIRM_EMAIL, { token: 'nothing' }),
  ],
  emailLinkExpired: [
    410,
    'This link has expired. Please start the change of address again.',
    async () => {
      const mailing = await fresh({ mailer: NO_DELIVERY });
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

  validationFailed: [400, 'Some fields are not valid.', signedIn((user) => user.post(EXPENSES, {}))],
  malformedBody: [400, 'The request body is not valid JSON.', signedIn((user) => user.post(EXPENSES, '{'))],
  unsupportedMediaType: [
    415,
    'The request body must be JSON.',
    signedIn((user) => user.send('POST', EXPENSES, '{}', { 'content-type': 'text/plain' })),
  ],
  bodyTooLarge: [
    413,
    'The request body is too large.',
    signedIn((user) => user.post(EXPENSES, 'x'.repeat(64 * 1024 + 1))),
  ],
  notFound: [
    404,
    "Oops! The page you're looking for doesn't seem to exist.",
    (app) => app.visitor().get('/api/v1/nothing'),
  ],
  methodNotAllowed: [405, 'This method is not allowed here.', (app) => app.visitor().put('/api/v1/me')],

  expenseIdMissing: [400, 'Expense ID is missing.', signedIn((user) => user.delete(EXPENSES))],
  incomeIdMissing: [400, 'Income ID is missing.', signedIn((user) => user.delete(INCOMES))],
  recordNotFound: [
    404,
    'This record does not exist.',
    signedIn((user) => user.get(`${EXPENSES}/${uuidv7()}`)),
  ],
  idConflict: [
    409,
    'Another record already has this id.',
    signedIn(async (user) => {
      const id = uuidv7();
      await user.post(EXPENSES, { ...record, id });
      return await user.post(EXPENSES, { ...record, id, amount: 2 });
    }),
  ],
  totalTooLarge: [
    422,
    'Your total would become too large to be kept exactly.',
    signedIn(async (user, app) => {
      await user.post(EXPENSES, record);
      await app.database.write(async (trx) => {
        await trx.updateTable('user_totals').set({ expense_minor: Number.MAX_SAFE_INTEGER }).execute();
      });
      return await user.post(EXPENSES, record);
    }),
  ],
  expenseAddFailed: [
    500,
    'Failed to add expense.',
    broken('drop table transactions', (user) => user.post(EXPENSES, record)),
  ],
  expenseUpdateFailed: [
    500,
    'Failed to update expense.',
    brokenRecord(EXPENSES, (user, path) => user.patch(path, { amount: 2 })),
  ],
  expenseDeleteFailed: [
    500,
    'Failed to delete expense.',
    brokenRecord(EXPENSES, (user, path) => user.delete(path)),
  ],
  incomeAddFailed: [
    500,
    'Failed to add income.',
    broken('drop table transactions', (user) => user.post(INCOMES, record)),
  ],
  incomeUpdateFailed: [
    500,
    'Failed to update income.',
    brokenRecord(INCOMES, (user, path) => user.patch(path, { amount: 2 })),
  ],
  incomeDeleteFailed: [
    500,
    'Failed to delete income.',
    brokenRecord(INCOMES, (user, path) => user.delete(path)),
  ],
  recordsDeleteFailed: [
    500,
    'Failed to delete the records.',
    broken('drop table transactions', (user) =>
      user.post('/api/v1/transactions/delete', { ids: [uuidv7()] }),
    ),
  ],
  fetchFailed: [500, 'Error fetching data.', broken('drop table transactions', (user) => user.get(EXPENSES))],

  newUserFieldsMissing: [
    400,
    'User data (uid, email) is required for logging new user.',
    called((app) => createLogNewUser(app.database, Date.now)({ uid: '', email: 'a@example.org' })),
  ],
  newUserLogFailed: [
    500,
    'Failed to log new user registration notification.',
    called(async (app) => {
      await runSql(app.database, 'drop table admin_notifications');
      await createLogNewUser(app.database, Date.now)({ uid: 'u', email: 'a@example.org' });
    }),
  ],
  profileFieldsMissing: [
    400,
    'User ID and email are required.',
    called((app) => app.profiles.create({ uid: 'u', email: '' })),
  ],
  profileCreateFailed: [
    500,
    'Failed to create user document.',
    async (app) => {
      await runSql(app.database, 'drop table presence');
      return await app.visitor().post(SIGN_UP, account);
    },
  ],
  profileIdMissing: [
    400,
    'User ID is required.',
    called((app) => app.profiles.ensure({ uid: '', email: 'a@example.org' })),
  ],
  profileEnsureFailed: [
    500,
    'Failed to ensure user document.',
    async (app) => {
      const { email } = await app.signUp();
      await runSql(app.database, 'drop table presence');
      return await app.visitor().post(SIGN_IN, { email, password: PASSWORD });
    },
  ],
  profileMissingAfterUpdate: [
    500,
    'User document not found after update.',
    called((app) => app.profiles.update('nobody', { theme: 'dark' })),
  ],
  profileUpdateFailed: [
    500,
    'Failed to update user document.',
    broken('alter table profiles rename column theme to gone', (user) =>
      user.patch('/api/v1/me', { theme: 'dark' }),
    ),
  ],
  currencyLocked: [
    409,
    'The currency can only change to one with as many decimals once records exist.',
    signedIn(async (user) => {
      await user.post(EXPENSES, record);
      return await user.patch('/api/v1/me', { currency: 'JPY' });
    }),
  ],
  photoTypeRefused: [
    415,
    'The photo must be a PNG, JPEG or WebP image.',
    signedIn((user) => user.send('PUT', '/api/v1/me/photo', '<svg/>', { 'content-type': 'image/svg+xml' })),
  ],
  photoNotFound: [404, 'There is no photo.', signedIn((user) => user.get('/api/v1/me/photo'))],
  offlineIdMissing: [
    400,
    'User ID is required to set offline status.',
    called((app) => app.profiles.setOffline('')),
  ],
  offlineFailed: [
    500,
    'Failed to set user offline.',
    broken('drop table presence', (user) => user.post('/api/v1/me/offline')),
  ],
  termsUpdateFailed: [
    500,
    'Failed to update terms acceptance.',
    broken('alter table profiles rename column updated_at to gone', (user) =>
      user.post('/api/v1/me/terms', { accepted: true }),
    ),
  ],
  locationSaveFailed: [
    500,
    'Could not save location.',
    broken('alter table profiles rename column updated_at to gone', (user) =>
      user.put('/api/v1/me/location', { city: 'Madrid', country: 'ES' }),
    ),
  ],
  cityNotFound: [
    422,
    'There is no city near this place.',
    signedIn((user) => user.put('/api/v1/me/location', { latitude: 0, longitude: -30 })),
  ],

  sessionNotFound: [
    404,
    'This session does not exist.',
    signedIn((user) => user.delete(`/api/v1/me/sessions/${uuidv7()}`)),
  ],
  passwordChangeFailed: [
    500,
    'Failed to change the password.',
    broken('alter table account rename column "updatedAt" to gone', (user) =>
      user.post('/api/v1/me/password', { currentPassword: PASSWORD, newPassword: 'another-fine-one' }),
    ),
  ],
  sessionEndFailed: [
    500,
    'Failed to end the session.',
    signedIn(async (user, app) => {
      await runSql(app.database, 'create table held (id text references session (id))');
      await runSql(app.database, 'insert into held select id from session');
      const [session] = (await user.get('/api/v1/me/sessions')).body.items;
      return await user.delete(`/api/v1/me/sessions/${session.id}`);
    }),
  ],
  lastAdmin: [
    409,
    'The only administrator cannot delete their account. Make somebody else one first.',
    signedIn(async (user, app) => {
      await changeProfile(app, { is_admin: 1 });
      return await user.delete('/api/v1/me', { password: PASSWORD, confirm: user.email });
    }),
  ],
  accountDeleteFailed: [
    500,
    'Failed to delete the account.',
    broken('drop table photos', (user) =>
      user.delete('/api/v1/me', { password: PASSWORD, confirm: user.email }),
    ),
  ],

  databaseUnavailable: [
    503,
    'Database service is not available.',
    signedIn(async (user, app) => {
      await app.database.close();
      return await user.get('/api/v1/me');
    }),
  ],
  // Made by a limit of pages on SQLite, and by the error that PostgreSQL reports then.
  storageFull: [
    507,
    'The disk of the server is full. Nothing was saved.',
    signedIn(async (user, app) => {
      await fillDisk(app.database);
      for (let n = 0; n < 500; n++) {
        const answer = await user.post(EXPENSES, { ...record, description: 'x'.repeat(200) });
        if (answer.status !== 201) return answer;
      }
      throw new Error('The disk was not full after 500 records.');
    }),
  ],
  shuttingDown: [
    503,
    'The service is restarting. Please try again in a moment.',
    async () => (await fresh({ isStopping: () => true })).visitor().get('/readyz'),
  ],
  internal: [
    500,
    'Something went wrong on the server.',
    broken('drop table account', (user) => user.post(SIGN_IN, { email: user.email, password: PASSWORD })),
  ],

  // Metrics: each stands beside its figure, in an answer whose other figures are right.
  totalUsersFailed: [
    500,
    'Failed to get total registered users.',
    figure('totalUsers', (app) => runSql(app.database, 'alter table profiles rename to gone')),
  ],
  onlineUsersFailed: [
    500,
    'Failed to get online users count.',
    figure('onlineUsers', (app) => runSql(app.database, 'drop table presence')),
  ],
  newUsersFailed: [
    500,
    'Failed to get new users count.',
    figure('newUsers', (app) => runSql(app.database, 'alter table profiles rename to gone')),
  ],
  metricFailed: [
    500,
    'Failed to fetch data.',
    figure('totalSystemIncome', (app) => runSql(app.database, 'drop table user_totals')),
  ],
  metricDatabaseUnavailable: [
    503,
    'Database service unavailable.',
    figure('totalUsers', (app) => app.database.close()),
  ],

  // Users
  userNotFound: [
    404,
    'This user does not exist.',
    administering((admin) => admin.get(`${USERS}/${uuidv7()}`)),
  ],
  usersFetchFailed: [
    500,
    'Failed to fetch all users.',
    administering(async (admin, app) => {
      await runSql(app.database, 'drop table presence');
      return await admin.get(USERS);
    }),
  ],
  adminIdsMissing: [
    400,
    'Admin ID and Target User ID are required.',
    administering((admin) => admin.put(`${USERS}/role`, { isAdmin: true })),
  ],
  ownRoleChange: [
    409,
    'Admin cannot change their own role via this action.',
    administering((admin) => admin.put(`${USERS}/${admin.uid}/role`, { isAdmin: false })),
  ],
  roleUserMissingAfterUpdate: [
    500,
    'Updated user document not found after role change.',
    administering(async (admin, app) => {
      const { uid } = await signUpUser(app);
      await deleteOnceChanged(app, 'is_admin');
      return await admin.put(`${USERS}/${uid}/role`, { isAdmin: true });
    }),
  ],
  roleUpdateFailed: [
    500,
    'Failed to update user role.',
    administering(async (admin, app) => {
      await runSql(app.database, 'drop table audit_log');
      return await admin.put(`${USERS}/${(await signUpUser(app)).uid}/role`, { isAdmin: true });
    }),
  ],
  ownSuspension: [
    409,
    'Admin cannot suspend their own account via this action.',
    administering((admin) => admin.put(`${USERS}/${admin.uid}/suspension`, { isSuspended: true })),
  ],
  suspensionUserMissingAfterUpdate: [
    500,
    'Updated user document not found after suspension status change.',
    administering(async (admin, app) => {
      const { uid } = await signUpUser(app);
      await deleteOnceChanged(app, 'is_suspended');
      return await admin.put(`${USERS}/${uid}/suspension`, { isSuspended: true });
    }),
  ],
  suspensionUpdateFailed: [
    500,
    'Failed to update user suspension status.',
    administering(async (admin, app) => {
      await runSql(app.database, 'drop table audit_log');
      return await admin.put(`${USERS}/${(await signUpUser(app)).uid}/suspension`, { isSuspended: true });
    }),
  ],
  // Over HTTP somebody else always is left, who asks; from the shell nobody may be.
  lastActiveAdmin: [
    409,
    'The last active administrator can be neither demoted nor suspended.',
    called(async () => {
      const app = await fresh();
      const { uid } = await signUpAdmin(app);
      await app.accounts.setRole({ kind: 'shell' }, uid, false);
    }),
  ],
  resetLinkFailed: [
    500,
    'Failed to make the link.',
    administering(async (admin, app) => {
      await runSql(app.database, 'drop table password_resets');
      return await admin.post(`${USERS}/${admin.uid}/reset-link`);
    }),
  ],

  // Settings and backups
  settingsUpdateFailed: [
    500,
    'Failed to save the settings.',
    administering(async (admin, app) => {
      await runSql(app.database, 'drop table audit_log');
      return await admin.patch(SETTINGS, { pageSize: 50 });
    }),
  ],
  settingFixed: [
    409,
    'This setting is set by the environment of the server.',
    async () => {
      const app = await fresh({ config: { supportEmail: 'help@example.org' } });
      return await (await signUpAdmin(app)).patch(SETTINGS, { supportEmail: 'other@example.org' });
    },
  ],
  verificationNeedsMail: [
    409,
    'Email addresses can only be confirmed while the server sends email.',
    administering((admin) => admin.patch(SETTINGS, { emailVerification: true })),
  ],
  readOnly: [
    503,
    'The service is under maintenance. You can look at everything, but nothing can be changed.',
    administering(async (admin, app) => {
      const user = await signUpUser(app);
      await admin.patch(SETTINGS, { isReadOnly: true });
      return await user.post(EXPENSES, record);
    }),
  ],
  backupFailed: [
    500,
    'The backup failed. Nothing was kept of it.',
    administering(async (admin, app) => {
      await runSql(app.database, 'drop table page_views');
      return await admin.post(BACKUPS);
    }),
  ],
  backupUnderWay: [
    409,
    'A backup is being made already.',
    administering(async (admin) => {
      const answers = await Promise.all([admin.post(BACKUPS), admin.post(BACKUPS)]);
      return answers.toSorted((a, b) => b.status - a.status)[0] ?? (await admin.get(BACKUPS));
    }),
  ],
  backupNotFound: [
    404,
    'This backup does not exist.',
    administering((admin) => admin.get(`${BACKUPS}/2020-01-01T00-00-00-000Z`)),
  ],
  backupDeleteFailed: [
    500,
    'Failed to delete the backup.',
    administering(async (admin, app) => {
      const { id } = (await admin.post(BACKUPS)).body as { id: string };
      await runSql(app.database, 'drop table audit_log');
      return await admin.delete(`${BACKUPS}/${id}`);
    }),
  ],

  // Presence and notifications
  tooManyStreams: [
    429,
    'Too many open connections of this account.',
    signedIn(async (user, app) => {
      for (let n = 0; n < 20; n++) await openStream(app, user);
      return await user.get(STREAM);
    }),
  ],
  heartbeatFailed: [
    500,
    'Failed to mark the user as online.',
    broken('alter table presence rename column is_online to gone', (user) =>
      user.post('/api/v1/me/heartbeat'),
    ),
  ],
  notificationNotFound: [
    404,
    'This notification does not exist.',
    async (app) => (await newAdmin(app)).post(`${NOTIFICATIONS}/${uuidv7()}/read`),
  ],
  notificationUpdateFailed: [
    500,
    'Failed to update the notifications.',
    async (app) => {
      const admin = await newAdmin(app);
      await runSql(app.database, 'alter table admin_notifications rename column read to gone');
      return await admin.post(`${NOTIFICATIONS}/read-all`);
    },
  ],

  // Registration
  registrationClosed: [403, 'Nobody can sign up here at the moment.', registering('closed')],
  inviteRequired: [403, 'You need an invitation to sign up here.', registering('invitation')],
  inviteInvalid: [
    403,
    'This invitation is not valid any more. Ask for a new one.',
    registering('invitation', { invite: 'nothing' }),
  ],
  inviteFailed: [
    500,
    'Failed to change the invitations.',
    async (app) => {
      const admin = await signUpAdmin(app);
      await runSql(app.database, 'drop table invites');
      return await admin.post('/api/v1/admin/invites', {});
    },
  ],
  inviteNotFound: [
    404,
    'This invitation does not exist.',
    async (app) => await (await signUpAdmin(app)).delete(`/api/v1/admin/invites/${uuidv7()}`),
  ],
  emailNotVerified: [
    403,
    'Please confirm your email address first. We have sent you a link.',
    async () => {
      const confirming = await unconfirmed();
      return await confirming.visitor().post(SIGN_IN, { email: account.email, password: PASSWORD });
    },
  ],
  verificationInvalid: [
    400,
    'This link is not valid. Sign in to get a new one.',
    (app) => app.visitor().post(VERIFY_EMAIL, { token: 'nothing' }),
  ],
  verificationExpired: [
    410,
    'This link has expired. Sign in to get a new one.',
    async () => {
      const confirming = await unconfirmed();
      const token = await replaceVerification(confirming);
      confirming.clock.now += 24 * 60 * MINUTE_MS;
      return await confirming.visitor().post(VERIFY_EMAIL, { token });
    },
  ],
  verificationUsed: [
    410,
    'This link has already been used. You can sign in.',
    async () => {
      const confirming = await unconfirmed();
      const token = await replaceVerification(confirming);
      await confirming.visitor().post(VERIFY_EMAIL, { token });
      return await confirming.visitor().post(VERIFY_EMAIL, { token });
    },
  ],
};

describe('every error', () => {
  it('stands in the table of what provokes it', () => {
    expect(Object.keys(PROVOCATIONS).toSorted()).toEqual(Object.keys(ERRORS).toSorted());
  });

  it.each(Object.entries(PROVOCATIONS))('%s', async (code, [status, sentence, provoke]) => {
    const answer = await provoke(await fresh());
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([status, code, sentence]);
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });
});

describe('a full disk', () => {
  it('leaves reading open, and writing works again once there is room', async () => {
    const app = await fresh();
    const user = await app.signUp();
    await fillDisk(app.database);
    const statuses: number[] = [];
    for (let n = 0; n < 500 && !statuses.includes(507); n++) {
      statuses.push((await user.post(EXPENSES, { ...record, description: 'x'.repeat(200) })).status);
    }
    const stored = statuses.filter((status) => status === 201).length;
    expect((await user.get(`${EXPENSES}/total?from=2026-11-20&to=2026-11-20`)).body).toEqual({
      total: stored,
    });
    expect((await user.get('/api/v1/me')).status).toBe(200);
  });

  it('is named as such to many who write at the same moment', async () => {
    const app = await fresh();
    const user = await app.signUp();
    await fillDisk(app.database);
    const answers: TestAnswer[] = [];
    for (let n = 0; n < 40 && !answers.some((answer) => answer.status === 507); n++) {
      const sent = { ...record, description: 'x'.repeat(200) };
      answers.push(...(await Promise.all(Array.from({ length: 16 }, () => user.post(EXPENSES, sent)))));
    }
    expect(new Set(answers.map((answer) => answer.status)).has(507)).toBe(true);
    for (const answer of answers) expect([201, 507]).toContain(answer.status);
    const stored = answers.filter((answer) => answer.status === 201).length;
    expect((await user.get(`${EXPENSES}/total?from=2026-11-20&to=2026-11-20`)).body).toEqual({
      total: stored,
    });
  });

  it('is named as such to somebody who signs up', async () => {
    const app = await fresh();
    await app.signUp();
    await fillDisk(app.database);
    let answer: TestAnswer | undefined;
    for (let n = 0; n < 60 && answer?.status !== 507; n++) {
      answer = await app
        .visitor()
        .post(SIGN_UP, { ...account, email: `${n}@example.org`, name: 'x'.repeat(80) });
      expect([200, 507]).toContain(answer.status);
    }
    expect(answer?.status).toBe(507);
  });
});
