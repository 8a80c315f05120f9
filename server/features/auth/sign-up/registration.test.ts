import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '#server/mail/mailer.ts';
import { signUpUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const SIGN_UP = '/api/auth/sign-up/email';
const PASSWORD = 'plain-horse-battery';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

function signUp(email: string, fields: Record<string, unknown> = {}, testApp = app) {
  return testApp.visitor().post(SIGN_UP, { email, password: PASSWORD, termsAccepted: true, ...fields });
}

async function countUsers(): Promise<number> {
  return (await app.database.read.selectFrom('user').select('id').execute()).length;
}

describe('closed registration', () => {
  it('refuses everybody with its own sentence, and the instance endpoint reports it', async () => {
    await changeSettings(app, { registration: 'closed' });
    const response = await signUp('ana@example.org');
    expect([response.status, response.body.code]).toEqual([403, 'registrationClosed']);
    expect(response.body.error).toBe('Sign-up is closed.');
    expect((await app.visitor().get('/api/v1/instance')).body.registration).toBe('closed');
    expect(await countUsers()).toBe(0);
  });

  it('admits a sign-up with the setup code', async () => {
    await changeSettings(app, { registration: 'closed' });
    const response = await signUp('boss@example.org', { setupCode: await app.setupCode.current() });
    expect(response.status).toBe(200);
  });

  it('does not affect sessions and sign-in of existing accounts', async () => {
    const user = await app.signUp();
    await changeSettings(app, { registration: 'closed' });
    expect((await user.get('/api/v1/me')).status).toBe(200);
    const signIn = await app
      .visitor()
      .post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });
    expect(signIn.status).toBe(200);
  });

  it('ends when registration opens again', async () => {
    await changeSettings(app, { registration: 'closed' });
    await changeSettings(app, { registration: 'open' });
    expect((await signUp('ana@example.org')).status).toBe(200);
  });
});

describe('allowed domains', () => {
  beforeEach(() => changeSettings(app, { allowedDomains: ['example.org', 'muñoz.example'] }));

  it.each(['ana@example.org', 'Ana@EXAMPLE.ORG', 'ana@xn--muoz-hqa.example'])('admit %s', async (email) => {
    expect((await signUp(email)).status).toBe(200);
  });

  it.each([
    'ana@example.com',
    'ana@sub.example.org',
    'ana@notexample.org',
    'ana@example.org.evil.example',
    'example.org@example.com',
  ])('refuse %s at its field and make no account', async (email) => {
    const response = await signUp(email);
    expect([response.status, response.body.code]).toEqual([400, 'validationFailed']);
    expect(response.body.details).toEqual([
      {
        field: 'email',
        code: 'emailDomainNotAllowed',
        message: 'Addresses from this domain cannot sign up',
      },
    ]);
    expect(await countUsers()).toBe(0);
  });

  it('do not apply to the setup code', async () => {
    const response = await signUp('boss@example.com', { setupCode: await app.setupCode.current() });
    expect(response.status).toBe(200);
  });

  it('apply to a change of address, with mail and without', async () => {
    const user = await app.signUp();
    const mailServer = await startMailServer();
    const from = { name: '', address: 'saldo@example.org' };
    const mailingApp = await createTestApp({ mailer: createMailer({ smtpUrl: mailServer.url, from }) });
    const mailed = await mailingApp.signUp();
    await changeSettings(mailingApp, { allowedDomains: ['example.org'] });
    for (const somebody of [user, mailed]) {
      const change = { newEmail: 'ana@example.com', password: PASSWORD };
      const response = await somebody.post('/api/v1/me/email', change);
      expect([response.status, response.body.details]).toMatchObject([
        400,
        [{ field: 'newEmail', code: 'emailDomainNotAllowed' }],
      ]);
      const allowed = await somebody.post('/api/v1/me/email', { ...change, newEmail: 'ana@example.org' });
      expect(allowed.status).toBe(200);
    }
    await mailingApp.close();
    await mailServer.stop();
  });
});

describe('the minimum length of a password', () => {
  const tooShort = (field: string, min: number) => [
    { field, code: 'passwordTooShort', message: `Password must be at least ${min} characters`, min },
  ];

  it('is 6 by default, with the specification’s sentence', async () => {
    const response = await signUp('ana@example.org', { password: 'x1y2z' });
    expect(response.body.details).toEqual(tooShort('password', 6));
    expect((await signUp('ana@example.org', { password: 'x1y2zq' })).status).toBe(200);
  });

  it('applies to sign-up in every part of the server', async () => {
    await changeSettings(app, { minPasswordLength: 10 });
    for (const password of ['x1y2z', 'x1y2zq', 'x1y2zq7w9', '🦄'.repeat(9)]) {
      const response = await signUp('ana@example.org', { password });
      expect([password, response.status, response.body.details]).toEqual([
        password,
        400,
        tooShort('password', 10),
      ]);
    }
    expect((await signUp('ana@example.org', { password: 'x1y2zq7w9k' })).status).toBe(200);
    expect((await app.visitor().get('/api/v1/instance')).body.minPasswordLength).toBe(10);
  });

  it('applies to changing and resetting a password', async () => {
    const user = await app.signUp();
    const { uid } = await signUpUser(app);
    await changeSettings(app, { minPasswordLength: 30 });
    const change = { currentPassword: PASSWORD, newPassword: 'window-orchard-17' };
    const changed = await user.post('/api/v1/me/password', change);
    expect(changed.body.details).toEqual(tooShort('newPassword', 30));
    const { link } = await app.createResetLink(uid);
    const token = new URL(link).searchParams.get('token');
    const reset = { token, newPassword: 'window-orchard-17' };
    const refused = await app.visitor().post('/api/auth/reset-password', reset);
    expect(refused.body.details).toEqual(tooShort('newPassword', 30));
    await changeSettings(app, { minPasswordLength: 10 });
    expect((await user.post('/api/v1/me/password', change)).status).toBe(200);
    expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
  });

  it('does not apply to signing in', async () => {
    const { email } = await app.signUp();
    await changeSettings(app, { minPasswordLength: 64 });
    const response = await app.visitor().post('/api/auth/sign-in/email', { email, password: PASSWORD });
    expect(response.status).toBe(200);
  });
});

describe('the installation’s language, currency and time zone', () => {
  const defaults = { defaultLanguage: 'es', defaultCurrency: 'MXN', timeZone: 'America/Bogota' } as const;

  async function signUpAndReadProfile(fields: Record<string, unknown>) {
    const visitor = app.visitor();
    const account = { email: 'ana@example.org', password: PASSWORD, termsAccepted: true, ...fields };
    expect((await visitor.post(SIGN_UP, account)).status).toBe(200);
    return (await visitor.get('/api/v1/me')).body;
  }

  it('are the defaults of a new user', async () => {
    await changeSettings(app, defaults);
    const expected = { language: 'es', currency: 'MXN', timeZone: 'America/Bogota' };
    expect(await signUpAndReadProfile({})).toMatchObject(expected);
  });

  it('give way to a new user’s choices', async () => {
    await changeSettings(app, defaults);
    const choices = { language: 'en', currency: 'JPY', timeZone: 'Europe/Madrid' };
    expect(await signUpAndReadProfile(choices)).toMatchObject(choices);
  });
});
