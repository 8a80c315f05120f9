import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { createConfirmingApp, type ConfirmingApp } from '#server/testing/confirming-app.ts';
import { tokenIn } from '#server/testing/mail-server.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { type TestApp } from '#server/testing/test-app.ts';

const HOUR_MS = 60 * 60_000;
const ANA = 'ana@example.org';

let mailing: ConfirmingApp;
let app: TestApp;
beforeEach(async () => {
  mailing = await createConfirmingApp();
  app = mailing.app;
});
afterEach(() => mailing.close());

describe('confirming an address', () => {
  it('makes the account with the values of the confirmation, and signs in', async () => {
    await mailing.signUp(ANA);
    const visitor = app.visitor();
    const preferences = { language: 'es', currency: 'JPY', timeZone: 'America/Bogota' };
    const response = await mailing.verify(
      await mailing.takeToken(ANA),
      { name: 'Ana', ...preferences },
      visitor,
    );
    const user = await mailing.userOf(ANA);
    expect(response.body).toEqual({ uid: user?.id, email: ANA, displayName: 'Ana' });
    const me = (await visitor.get('/api/v1/me')).body;
    expect(me).toMatchObject({ displayName: 'Ana', termsAccepted: true, isOnline: true, ...preferences });
  });

  it('uses the part before the at-sign and the defaults for missing values', async () => {
    await changeSettings(app, { defaultCurrency: 'CLP', timeZone: 'America/Santiago' });
    await mailing.signUp(ANA);
    await changeSettings(app, { defaultCurrency: 'EUR', timeZone: 'Europe/Madrid', defaultLanguage: 'es' });
    const visitor = app.visitor();
    await mailing.verify(await mailing.takeToken(ANA), {}, visitor);
    expect((await visitor.get('/api/v1/me')).body).toMatchObject({
      displayName: 'ana',
      currency: 'EUR',
      timeZone: 'Europe/Madrid',
      language: 'es',
    });
  });

  it('makes a profile that an interrupted sign-up did not make', async () => {
    await mailing.signUp(ANA);
    await runSql(app.database, `delete from profiles where email = '${ANA}'`);
    const visitor = app.visitor();
    await mailing.verify(await mailing.takeToken(ANA), { name: 'Ana' }, visitor);
    expect((await visitor.get('/api/v1/me')).body).toMatchObject({ displayName: 'Ana', termsAccepted: true });
    expect(await mailing.profileOf(ANA)).toMatchObject({ email_checked_at: app.clock.now });
  });

  it('is refused as suspended for a suspended account', async () => {
    await mailing.signUp(ANA);
    await runSql(app.database, `update profiles set is_suspended = 1 where email = '${ANA}'`);
    const response = await mailing.verify(await mailing.takeToken(ANA));
    expect([response.status, response.body.code]).toEqual([403, 'accountSuspended']);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is audited as the owner’s act', async () => {
    await mailing.signUp(ANA);
    await mailing.verify(await mailing.takeToken(ANA));
    const id = (await mailing.userOf(ANA))?.id;
    expect(await app.database.read.selectFrom('audit_log').selectAll().execute()).toMatchObject([
      { actor: 'user', actor_id: id, action: 'emailConfirmed', target: 'user', target_id: id, after: null },
    ]);
  });
});

describe('a confirmation link', () => {
  it('works for 24 hours', async () => {
    await mailing.signUp(ANA);
    const token = await mailing.takeToken(ANA);
    app.clock.now += 24 * HOUR_MS - 1;
    expect(await mailing.stateOf(token)).toBe('valid');
    app.clock.now += 1;
    expect(await mailing.stateOf(token)).toBe('expired');
    const response = await mailing.verify(token);
    expect([response.status, response.body.code]).toEqual([410, 'verificationExpired']);
    expect(await mailing.userOf(ANA)).toMatchObject({ emailVerified: 0 });
  });

  it('shows its address only while it works', async () => {
    await mailing.signUp(ANA);
    const used = await mailing.takeToken(ANA);
    expect(await mailing.check(used)).toEqual({ state: 'valid', email: ANA });
    await mailing.verify(used);
    await mailing.signUp('late@example.org');
    const late = await mailing.takeToken('late@example.org');
    app.clock.now += 24 * HOUR_MS;
    expect(await mailing.check(used)).toEqual({ state: 'used', email: null });
    expect(await mailing.check(late)).toEqual({ state: 'expired', email: null });
    expect(await mailing.check('nothing')).toEqual({ state: 'unknown', email: null });
  });

  it('is reported as unknown if it never existed', async () => {
    expect(await mailing.stateOf('nothing')).toBe('unknown');
    const response = await mailing.verify('nothing');
    expect([response.status, response.body.code]).toEqual([400, 'verificationInvalid']);
  });

  it('confirms nothing when it is opened', async () => {
    await mailing.signUp(ANA);
    const token = await mailing.takeToken(ANA);
    for (const path of [`/api/auth/verify-email?token=${token}`, `/verify-email?token=${token}`]) {
      expect((await app.visitor().get(path)).status).toBeGreaterThanOrEqual(404);
    }
    await mailing.stateOf(token);
    expect(await mailing.userOf(ANA)).toMatchObject({ emailVerified: 0 });
  });

  it('is mailed again at another sign-up or password request', async () => {
    await mailing.signUp(ANA);
    await mailing.signUp(ANA);
    await mailing.post('/request-password-reset', { email: ANA });
    // The link is mailed even if confirmation is turned off, since the account still has no password.
    await changeSettings(app, { emailVerification: false });
    await mailing.post('/request-password-reset', { email: ANA });
    const tokens = mailing.mailsTo(ANA).map((mail) => tokenIn(mail, 'verify-email'));
    expect(new Set(tokens).size).toBe(4);
    expect((await mailing.verify(tokens[3] ?? '')).status).toBe(200);
    expect(await mailing.stateOf(tokens[0] ?? '')).toBe('used');
  });

  it('is replaced after it expired when an invited user requests a new password', async () => {
    const admin = await signUpAdmin(app, { setupCode: await app.setupCode.current() });
    await changeSettings(app, { registration: 'invitation' });
    const { link } = (await admin.post('/api/v1/admin/invites', {})).body as { link: string };
    const invite = new URL(link).searchParams.get('invite');
    expect((await mailing.signUp(ANA, { invite })).status).toBe(200);
    expect((await mailing.signUp(ANA, { invite })).body.code).toBe('inviteInvalid');
    app.clock.now += 24 * HOUR_MS;
    await mailing.post('/request-password-reset', { email: ANA });
    const [first, second] = mailing.mailsTo(ANA);
    expect(await mailing.stateOf(tokenIn(first, 'verify-email'))).toBe('expired');
    expect((await mailing.verify(tokenIn(second, 'verify-email'))).status).toBe(200);
  });
});
