import { uuidv7 } from 'uuidv7';
import { createLogNewUser } from '#server/features/admin-notifications/log-new-user.ts';
import { createMailingApp } from '#server/testing/mailing-app.ts';
import { runSql } from '#server/testing/run-sql.ts';
import {
  account,
  asUserAfter,
  byFunction,
  changeProfiles,
  EXPENSES,
  PASSWORD,
  transaction,
  SIGN_IN,
  SIGN_UP,
  asUser,
  type ErrorCases,
} from './cause.ts';

export const profiles = {
  newUserFieldsMissing: [
    400,
    'User data (uid, email) is required for logging new user.',
    byFunction((app) => createLogNewUser(app.database, Date.now)({ uid: '', email: 'a@example.org' })),
  ],
  newUserLogFailed: [
    500,
    'Failed to log new user registration notification.',
    byFunction(async (app) => {
      await runSql(app.database, 'drop table admin_notifications');
      await createLogNewUser(app.database, Date.now)({ uid: 'u', email: 'a@example.org' });
    }),
  ],
  profileFieldsMissing: [
    400,
    'User ID and email are required.',
    byFunction((app) => app.profiles.create({ uid: 'u', email: '' })),
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
    byFunction((app) => app.profiles.ensure({ uid: '', email: 'a@example.org' })),
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
    byFunction((app) => app.profiles.update('nobody', { theme: 'dark' })),
  ],
  profileUpdateFailed: [
    500,
    'Failed to update user document.',
    asUserAfter('alter table profiles rename column theme to gone', (user) =>
      user.patch('/api/v1/me', { theme: 'dark' }),
    ),
  ],
  currencyLocked: [
    409,
    'Your account already contains amounts, so the currency can only change to one with as many decimals.',
    asUser(async (user) => {
      await user.post(EXPENSES, transaction);
      return await user.patch('/api/v1/me', { currency: 'JPY' });
    }),
  ],
  emailNotConfirmed: [
    409,
    'Confirm your email address first.',
    async () => {
      const mailing = await createMailingApp();
      const user = await mailing.app.signUp();
      const response = await user.patch('/api/v1/me', { mails: { reminders: true } });
      await mailing.close();
      return response;
    },
  ],
  addressLinkInvalid: [
    400,
    'This link is not valid or has expired. Ask for a new one in your profile.',
    asUser((user) => user.put('/api/v1/me/email/confirmation', { token: 'x' })),
  ],
  stopLinkInvalid: [
    400,
    'This link is not valid. You can switch off emails in your profile.',
    (app) => app.visitor().post('/api/v1/stop-mails/nothing'),
  ],
  photoTypeRefused: [
    415,
    'The photo must be a PNG, JPEG or WebP image.',
    asUser((user) => user.send('PUT', '/api/v1/me/photo', '<svg/>', { 'content-type': 'image/svg+xml' })),
  ],
  photoNotFound: [404, 'There is no photo.', asUser((user) => user.get('/api/v1/me/photo'))],
  offlineIdMissing: [
    400,
    'User ID is required to set offline status.',
    byFunction((app) => app.profiles.setOffline('')),
  ],
  offlineFailed: [
    500,
    'Failed to set user offline.',
    asUserAfter('drop table presence', (user) => user.post('/api/v1/me/offline')),
  ],
  termsUpdateFailed: [
    500,
    'Failed to update terms acceptance.',
    asUserAfter('alter table profiles rename column updated_at to gone', (user) =>
      user.post('/api/v1/me/terms', { accepted: true }),
    ),
  ],
  locationSaveFailed: [
    500,
    'Could not save location.',
    asUserAfter('alter table profiles rename column updated_at to gone', (user) =>
      user.put('/api/v1/me/location', { city: 'Madrid', country: 'ES' }),
    ),
  ],
  cityNotFound: [
    422,
    'There is no city near this location.',
    asUser((user) => user.put('/api/v1/me/location', { latitude: 0, longitude: -30 })),
  ],

  sessionNotFound: [
    404,
    'This session does not exist.',
    asUser((user) => user.delete(`/api/v1/me/sessions/${uuidv7()}`)),
  ],
  passwordChangeFailed: [
    500,
    'Failed to change the password.',
    asUserAfter('alter table account rename column "updatedAt" to gone', (user) =>
      user.post('/api/v1/me/password', { currentPassword: PASSWORD, newPassword: 'another-fine-one' }),
    ),
  ],
  sessionEndFailed: [
    500,
    'Failed to end the session.',
    asUser(async (user, app) => {
      await runSql(app.database, 'create table copies (id text references session (id))');
      await runSql(app.database, 'insert into copies select id from session');
      const [session] = (await user.get('/api/v1/me/sessions')).body.items;
      return await user.delete(`/api/v1/me/sessions/${session.id}`);
    }),
  ],
  lastAdmin: [
    409,
    'You are the only administrator. Make someone else an administrator before you delete your account.',
    asUser(async (user, app) => {
      await changeProfiles(app, { is_admin: 1 });
      return await user.delete('/api/v1/me', { password: PASSWORD, confirm: user.email });
    }),
  ],
  accountDeleteFailed: [
    500,
    'Failed to delete the account.',
    asUserAfter('drop table photos', (user) =>
      user.delete('/api/v1/me', { password: PASSWORD, confirm: user.email }),
    ),
  ],
} satisfies ErrorCases;
