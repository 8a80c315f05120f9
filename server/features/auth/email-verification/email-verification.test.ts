import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '#server/testing/change-settings.ts';
import {
  createConfirmingApp,
  OTHER_PASSWORD,
  PASSWORD,
  type ConfirmingApp,
} from '#server/testing/confirming-app.ts';
import { tokenIn } from '#server/testing/mail-server.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';

const HOUR_MS = 60 * 60_000;
const ANA = 'ana@example.org';
const KNOWN = 'known@example.org';

let mailing: ConfirmingApp;
let app: TestApp;
beforeEach(async () => {
  mailing = await createConfirmingApp();
  app = mailing.app;
});
afterEach(() => mailing.close());

describe('signing up with confirmation of addresses', () => {
  it('takes only an address, opens no session, and makes a pending account', async () => {
    const visitor = app.visitor();
    const response = await mailing.post(
      '/sign-up/email',
      { email: 'Ana@example.org', termsAccepted: true },
      visitor,
    );
    expect([response.status, response.body]).toEqual([200, { email: ANA, verificationSent: true }]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await visitor.get('/api/v1/me')).status).toBe(401);
    const user = await mailing.userOf(ANA);
    expect(user).toMatchObject({ emailVerified: 0 });
    expect(await mailing.profileOf(ANA)).toMatchObject({ user_id: user?.id, terms_accepted: 0, is_admin: 0 });
    const { read } = app.database;
    const userId = user?.id ?? '';
    const notes = read
      .selectFrom('admin_notifications')
      .select(['email', 'read'])
      .where('user_id', '=', userId);
    expect(await notes.execute()).toEqual([{ email: ANA, read: 0 }]);
    expect(await read.selectFrom('presence').selectAll().where('user_id', '=', userId).execute()).toEqual([]);
  });

  it('mails a link in the user’s language, stores it as a hash, and accepts it once', async () => {
    await mailing.signUp(ANA, { language: 'es' });
    const message = await mailing.mailServer.take(ANA);
    expect(message.subject).toBe('Confirma tu correo electrónico · Saldo');
    expect(message.text).toContain(`${TEST_ORIGIN}/verify-email?token=`);
    const token = tokenIn(message, 'verify-email');
    for (const { name } of await app.database.identity.introspection.getTables()) {
      expect(JSON.stringify(await runSql(app.database, `select * from "${name}"`)), name).not.toContain(
        token,
      );
    }
    expect(await mailing.stateOf(token)).toBe('valid');
    expect((await mailing.verify(token)).status).toBe(200);
    expect(await mailing.stateOf(token)).toBe('used');
    const again = await mailing.verify(token, { password: OTHER_PASSWORD });
    expect([again.status, again.body.code]).toEqual([410, 'verificationUsed']);
    expect((await mailing.signIn(ANA)).status).toBe(200);
  });

  it('mails in the installation’s language by default, with its public address', async () => {
    await changeSettings(app, { defaultLanguage: 'es', publicUrl: 'https://dinero.example.org' });
    await mailing.signUp(ANA);
    const message = await mailing.mailServer.take(ANA);
    expect(message.subject).toBe('Confirma tu correo electrónico · Saldo');
    expect(message.text).toContain('https://dinero.example.org/verify-email?token=');
  });

  it('gives a known address the same response, and mails its owner', async () => {
    const [known, unknown] = [await mailing.signUp(KNOWN), await mailing.signUp(ANA)];
    expect(known.body).toEqual({ ...unknown.body, email: KNOWN });
    const message = await mailing.mailServer.take(KNOWN);
    expect(message.subject).toBe('You already have an account · Saldo');
    expect(message.text).toContain(`${TEST_ORIGIN}/login`);
    expect((await mailing.signIn(KNOWN)).status).toBe(200);
  });

  it('mails an owner at most three notices and five links a day', async () => {
    for (let n = 0; n < 7; n++) {
      await mailing.signUp(KNOWN);
      await mailing.signUp(ANA);
    }
    expect([mailing.mailsTo(KNOWN).length, mailing.mailsTo(ANA).length]).toEqual([3, 5]);
    app.clock.now += 24 * HOUR_MS;
    await mailing.signUp(KNOWN);
    await mailing.signUp(ANA);
    expect([mailing.mailsTo(KNOWN).length, mailing.mailsTo(ANA).length]).toEqual([4, 6]);
  });

  it('makes one account for several sign-ups at the same moment, and mails no error', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => mailing.signUp(ANA)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const profiles = app.database.read.selectFrom('profiles').select('user_id').where('email', '=', ANA);
    expect(await profiles.execute()).toHaveLength(1);
    expect((await mailing.verify(await mailing.takeToken(ANA))).status).toBe(200);
  });

  it('admits the administrator at once with setup code and password, in case mail does not work', async () => {
    const setupCode = await app.setupCode.current();
    const withoutPassword = await mailing.signUp('boss@example.org', { setupCode });
    expect(withoutPassword.body.details).toMatchObject([{ field: 'password', code: 'required' }]);
    const response = await mailing.signUp('boss@example.org', { setupCode, password: PASSWORD });
    expect(response.body).toMatchObject({ email: 'boss@example.org', uid: expect.any(String) });
    expect((await mailing.signIn('boss@example.org')).status).toBe(200);
  });
});

describe('existing accounts', () => {
  it('keep their sessions and can sign in, even if made without confirmation', async () => {
    await changeSettings(app, { emailVerification: false });
    const user = await app.signUp();
    await changeSettings(app, { emailVerification: true });
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect((await mailing.signIn(user.email)).status).toBe(200);
  });

  it('need no confirmation without mail, whatever the setting', async () => {
    const silentApp = await createTestApp();
    await changeSettings(silentApp, { emailVerification: true });
    const user = await silentApp.signUp();
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect((await silentApp.visitor().get('/api/v1/instance')).body.emailVerification).toBe(false);
    await silentApp.close();
  });
});
