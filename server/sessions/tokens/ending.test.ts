import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProgram, makeToken } from '#server/testing/access-tokens.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const EXPENSES = '/api/v1/expenses';
const PASSWORD = 'plain-horse-battery';

let app: TestApp;
let user: TestUser;
beforeEach(async () => {
  app = await createTestApp({ mailer: { send: () => Promise.resolve() } });
  user = await signUpUser(app);
});
afterEach(() => app.close());

describe('an access token ends', () => {
  let token: string;
  beforeEach(async () => {
    token = await makeToken(user, 'write');
  });
  const expectEnded = async () => {
    expect((await createProgram(app, token).get(EXPENSES)).body.code).toBe('tokenInvalid');
    expect(await app.database.read.selectFrom('api_tokens').selectAll().execute()).toEqual([]);
  };

  it('when its user logs out everywhere else', async () => {
    await user.delete('/api/v1/me/sessions');
    await expectEnded();
  });

  it('when the password is changed', async () => {
    await user.post('/api/v1/me/password', { currentPassword: PASSWORD, newPassword: 'window-orchard-17' });
    await expectEnded();
  });

  it('when the password is reset', async () => {
    const { link } = await app.createResetLink(user.uid);
    const reset = { token: new URL(link).searchParams.get('token'), newPassword: 'window-orchard-17' };
    expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
    await expectEnded();
  });

  it('when its user is suspended, and stays ended after that', async () => {
    const admin = await signUpAdmin(app);
    const suspend = (isSuspended: boolean) =>
      admin.put(`/api/v1/admin/users/${user.uid}/suspension`, { isSuspended });
    expect((await suspend(true)).status).toBe(200);
    await expectEnded();
    await suspend(false);
    await expectEnded();
  });

  it('when the account is deleted', async () => {
    await user.delete('/api/v1/me', { password: PASSWORD, confirm: user.email });
    await expectEnded();
  });

  it('not when its user only logs out here', async () => {
    await user.post('/api/auth/sign-out');
    expect((await createProgram(app, token).get(EXPENSES)).status).toBe(200);
  });
});
