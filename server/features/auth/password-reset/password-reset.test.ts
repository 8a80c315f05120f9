import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAIL_FROM } from '#server/testing/mailing-app.ts';
import {
  createPasswordResetApp,
  MINUTE_MS,
  NEW_PASSWORD,
  OLD_PASSWORD,
  type PasswordResetApp,
  RESET,
  SIGN_IN,
} from '#server/testing/password-reset-app.ts';
import { tokenIn } from '#server/testing/mail-server.ts';
import { hashAtFullCost } from '#server/testing/hashing.ts';

let mailing: PasswordResetApp;
beforeEach(async () => {
  mailing = await createPasswordResetApp();
});
afterEach(() => mailing.close());

describe('a forgotten password', () => {
  it.each([
    ['en', 'Reset your password', 'Choose a new password', 'Your password was changed'],
    ['es', 'Restablece tu contraseña', 'Elegir una contraseña nueva', 'Tu contraseña ha cambiado'],
  ])(
    'is replaced through a mailed link in the user’s language (%s), and every session ends',
    async (language, subject, action, changed) => {
      const user = await mailing.app.signUp({ language, timeZone: 'Europe/Madrid' });
      const elsewhere = mailing.app.visitor();
      await elsewhere.post(SIGN_IN, { email: user.email, password: OLD_PASSWORD });

      expect(await mailing.request(user.email.toUpperCase())).toMatchObject({
        status: 200,
        body: { success: true },
      });
      const mail = await mailing.mailServer.take(user.email);
      expect(mail).toMatchObject({
        from: MAIL_FROM,
        subject: `${subject} · Saldo`,
        recipients: [user.email],
      });
      expect(mail.text).toContain(action);
      expect(mail.html).toContain(action);
      const token = tokenIn(mail, 'reset-password');
      expect(mail.html).toContain(
        `href="http://localhost:3000/reset-password?token=${token}&amp;lang=${language}"`,
      );

      expect(await mailing.stateOf(token)).toBe('valid');
      expect((await mailing.reset(token)).body).toEqual({ success: true });
      for (const client of [user, elsewhere]) expect((await client.get('/api/v1/me')).status).toBe(401);
      expect(await mailing.signInStatus(user.email, OLD_PASSWORD)).toBe(401);
      expect(await mailing.signInStatus(user.email, NEW_PASSWORD)).toBe(200);

      await mailing.app.settled();
      const notice = await mailing.mailServer.take(user.email);
      expect(notice.subject).toBe(`${changed} · Saldo`);
      expect(notice.text).toContain('http://localhost:3000/forgot-password');
      expect(notice.text).toContain(
        new Intl.DateTimeFormat(language, {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: 'Europe/Madrid',
        }).format(mailing.app.clock.now),
      );
    },
  );

  it('is replaced by a password that is hashed as at sign-up', async () => {
    hashAtFullCost();
    const { email } = await mailing.app.signUp();
    await mailing.reset(await mailing.requestLink(email));
    const { password } = await mailing.app.database.read
      .selectFrom('account')
      .select('password')
      .executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('of a suspended account can be replaced, and the account stays suspended', async () => {
    const { email } = await mailing.app.signUp();
    await mailing.app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ is_suspended: 1 }).execute();
    });
    expect((await mailing.reset(await mailing.requestLink(email))).status).toBe(200);
    const response = await mailing.app.visitor().post(SIGN_IN, { email, password: NEW_PASSWORD });
    expect([response.status, response.body.code]).toEqual([403, 'accountSuspended']);
  });

  it('can be replaced through an administrator’s link, even without mail', async () => {
    const silent = await mailing.createAnother({ mailer: undefined });
    const user = await silent.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const { link, expiresAt } = await silent.createResetLink(uid);
    expect(expiresAt).toBe(silent.clock.now + 30 * MINUTE_MS);
    const token = new URL(link).searchParams.get('token');
    const response = await silent.visitor().post(RESET, { token, newPassword: NEW_PASSWORD });
    expect(response.status).toBe(200);
    expect((await silent.visitor().post(SIGN_IN, { email: user.email, password: NEW_PASSWORD })).status).toBe(
      200,
    );
    await expect(silent.createResetLink('nobody')).rejects.toThrow('User ID is required.');
  });
});

describe('a new password', () => {
  it('works at once, even after wrong guesses', async () => {
    const limits = { failuresPerAccount: 1, failuresPerAddress: 1000, signUpsPerAddress: 1000 };
    mailing.app = await mailing.createAnother({ limits });
    const { email } = await mailing.app.signUp();
    expect(await mailing.signInStatus(email, 'wrong-password')).toBe(401);
    expect(await mailing.signInStatus(email, OLD_PASSWORD)).toBe(429);
    await mailing.reset(await mailing.requestLink(email));
    expect(await mailing.signInStatus(email, NEW_PASSWORD)).toBe(200);
  });
});
